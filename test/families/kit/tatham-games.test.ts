import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isRandomSeed, tathamGames } from '../../../src/families/kit/codecs/tatham-games.js';
import { textSource } from '../../../src/formats/source.js';
import { recognise } from '../../../src/jobs/files/recognise.js';

/** The family that reads a text, or why none does. */
async function readBy(text: string, format?: string): Promise<string> {
  const recognised = await recognise(textSource(`${text}\n`), format);
  return 'unknown' in recognised ? recognised.unknown : recognised.found[0]!.family;
}

describe('game ids of Tatham’s collection', () => {
  it.each([
    ['2x2:c3c2_1c2c', 'sudoku'],
    ['3:zzzc', 'sudoku'],
    ['2x2j:c3c2_1c2c,abc', 'sudoku'],
    ['2x2k:p,aa,a5', 'sudoku'],
    ['3x3m2:2a2c2a2', 'hashi'],
    ['2x1:1/1/2', 'nonogram'],
    ['5:1/1/1/1/1/1/1/1/1/1', 'nonogram'],
    ['3:_6,a6a6a6', 'kenken'],
    ['5x5t0:3c2a3a3b3e1b33a20', 'slitherlink'],
    ['5x5:4452242351114411342515535', 'hitori'],
  ])('%s is read by %s', async (id, family) => expect(await readBy(id)).toBe(family));

  it('are distinguished at once from long texts like them', () => {
    const long = 200_000;
    for (const text of [`2x2:${'a'.repeat(long)}!`, `2x2${'k'.repeat(long)}!:a`, `${'1'.repeat(long)}!`]) {
      expect(tathamGames(text).fit).toBe(false);
      expect(isRandomSeed(text)).toBe(false);
    }
    expect(isRandomSeed(' 4x5#987 ')).toBe(true);
  });

  it.each([
    ['8x8dh:b1a2c', 'Slant'],
    ['2x2:b02e', 'Slant'],
    ['7x7:e5g5d4f4a8a5_3d7g8e', 'Range or Rectangles'],
    ['5x5:85d5282b63e7dea5866a41b18', 'Net or Netslide'],
    ['3x3:8,1,2,3,0,4,5,6,7', 'Fifteen'],
    ['3x3:8,1,2,3,9,4,5,6,7', 'Sixteen'],
    ['10:0-1,0-2,4-8', 'Untangle'],
    ['w8h8m5M5:5b700d7c825eb1b789dc4180', 'Black Box'],
  ])('%s is named: %s', async (id, games) => {
    expect(await readBy(id)).toContain(`a game that is not supported: ${games}`);
    expect(await readBy(id, 'tatham')).toContain(`a game that is not supported: ${games}`);
  });

  it.each([
    [`4x7:zaa${',0'.repeat(11)}`, 'Tents'],
    [`4x4:aebe${',1'.repeat(8)}`, 'Tents'],
    [`8x8:Czj5u9d${',2'.repeat(14)},S2,S8`, 'Tracks'],
    ['7x7b20s4r:Be1jBe3a2eBj1e1', 'Light Up'],
  ])('%s is of one game: %s', (id, game) => {
    expect(tathamGames(id)).toEqual({ games: [game], fit: true });
  });

  it('names the games where nothing tells them apart, and reads one of them when the format is named', async () => {
    // Wires of Net that could join all cells, or the numbers of a Hitori.
    const id = `5x5:${'5'.repeat(23)}11`;
    expect(await readBy(id)).toContain('may be a game id of Net or Netslide or Singles');
    expect(await readBy(id)).toContain('with --from tatham it is read as hitori');
    expect(await readBy(id, 'tatham')).toBe('hitori');
  });

  it('is said to be broken by the family of its form when it is as long as no game needs', async () => {
    expect(await readBy('3x3:a3_9zz')).toBe('sudoku');
    expect(await readBy('5x5m2:1')).toBe('hashi');
  });

  it.each(['9x9n10#123456789', '3x3db#77', '10x10#1', 'c6p4g10Bm#5'])('%s is a random seed', async (id) => {
    expect(await readBy(id)).toContain('random seed');
  });

  it.each(['3x3::k:3840:3840:1792', '3x3:d:k:3840:3840'])('%s is a Sudoku, not an id', async (text) => {
    expect(await readBy(text)).toBe('sudoku');
  });
});

/** The programs of the collection as Debian installs them, by the name of the game. */
const PROGRAMS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...[
      'Black Box',
      'Bridges',
      'Cube',
      'Dominosa',
      'Fifteen',
      'Filling',
      'Flip',
      'Flood',
      'Galaxies',
      'Guess',
    ],
    ...['Inertia', 'Keen', 'Light Up', 'Loopy', 'Magnets', 'Map', 'Mines', 'Mosaic', 'Net', 'Netslide'],
    ...['Palisade', 'Pattern', 'Pearl', 'Pegs', 'Range', 'Rectangles', 'Same Game', 'Signpost', 'Singles'],
    ...['Sixteen', 'Slant', 'Solo', 'Tents', 'Towers', 'Tracks', 'Twiddle', 'Undead', 'Unequal', 'Unruly'],
    'Untangle',
  ].map((name) => [name, name === 'Rectangles' ? 'rect' : name.toLowerCase().replace(' ', '')]),
);
const READERS: Readonly<Record<string, string>> = {
  Bridges: 'hashi',
  Keen: 'kenken',
  'Light Up': 'akari',
  Loopy: 'slitherlink',
  Mosaic: 'mosaic',
  Pattern: 'nonogram',
  Pearl: 'masyu',
  Singles: 'hitori',
  Solo: 'sudoku',
  Tents: 'tents',
  Towers: 'skyscrapers',
  Unequal: 'futoshiki',
  Unruly: 'binairo',
};
const FOLDER = '/usr/games';

/** Ids that a program makes: of what it proposes, and of its first preset, which is small. */
function idsOf(program: string): readonly string[] {
  const run = (...args: readonly string[]): readonly string[] =>
    execFileSync(`${FOLDER}/sgt-${program}`, args, { encoding: 'utf8' }).trim().split('\n');
  const [preset] = run('--list-presets').map((line) => line.split(' ')[0]!);
  return run('--generate', '3', preset!);
}

describe.skipIf(!existsSync(`${FOLDER}/sgt-solo`))('ids that the programs of the collection make', () => {
  it.each(Object.entries(PROGRAMS))(
    'of %s are read by the family of the game or named, and no other family claims them',
    async (name, program) => {
      const reader = READERS[name];
      for (const id of idsOf(program)) {
        const { games } = tathamGames(id);
        expect(games, id).toContain(name);
        // Some ids fit two games; then both are named, and the format has to be named before one is read.
        const isClear = reader !== undefined && games.length === 1;
        if (isClear) expect(await readBy(id), id).toBe(reader);
        else expect(await readBy(id), id).toMatch(new RegExp(`game id of .*${name}`));
        const readers = games.map((game) => READERS[game]);
        if (reader !== undefined) expect(readers, id).toContain(await readBy(id, 'tatham'));
      }
    },
  );
});
