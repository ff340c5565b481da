/** `image --colours`: colour nonograms of pictures, and what is refused beside it. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

/** A blue boat with a yellow and a red sail. */
const BOAT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M48 8V62H12Z" fill="#ffd92e"/>' +
  '<path d="M54 18V62H84Z" fill="#e02828"/><path d="M8 68H92L78 92H22Z" fill="#2458c8"/></svg>';

async function answerOf(...more: readonly string[]) {
  writeFileSync('boat.svg', BOAT);
  const argv = ['image', 'boat.svg', '--width', '14', '--seed', 'a', '--json', '--force', '-o', 'out/boat'];
  const { code, out } = await cli([...argv, ...more]);
  expect(code).toBe(0);
  return JSON.parse(out);
}

/** The colours of a picture file's pixels. */
async function coloursOf(file: string): Promise<Set<string>> {
  const data = await sharp(file).removeAlpha().raw().toBuffer();
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += 3) colours.add(`#${data.toString('hex', at, at + 3)}`);
  return colours;
}

/**
 * Writes a picture of lone red and blue squares, one of each in every row and column: line logic finds none
 * of them.
 */
function writeSpecks(file: string, side: number): void {
  const square = (column: number, row: number, ink: string): string =>
    `<rect x="${column % side}" y="${row}" width="1" height="1" fill="${ink}"/>`;
  const squares = Array.from({ length: side }, (_, row) => [
    square(3 * row, row, '#d02020'),
    square(3 * row + 2, row, '#2040c0'),
  ]).flat();
  const ground = `<rect width="${side}" height="${side}" fill="#ffffff"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${ground}${squares.join('')}</svg>`;
  writeFileSync(file, svg);
}

describe('image --colours', () => {
  it('says what other ways to one solution would cost where it changes much', async () => {
    writeSpecks('specks.svg', 7);
    const flags = ['--width', '7', '--colours', '2', '--seed', 'a'];
    const argv = ['image', 'specks.svg', ...flags, '-o', 'few/specks'];
    const { code, out } = await cli(argv);
    expect(code).toBe(0);
    expect(Number(/(\d+) cells changed/.exec(out)?.[1])).toBeGreaterThan(3);
    expect(out).toMatch(/otherwise {3}--goal unique: \d+ changed.*--unique givens: \d+ given/s);
    const asked = await cli([...argv, '--goal', 'unique', '--force']);
    expect(asked.out).not.toContain('otherwise');
  });

  it('makes a colour nonogram with one solution, in all files', async () => {
    const made = await answerOf('--colours', '3');
    expect(made).toMatchObject({ verdict: 'unique', certified: true, line: true, method: 'colours' });
    expect(made.puzzle.palette).toHaveLength(4);
    expect(new Set(made.solution.join(''))).toEqual(new Set('.123'));
    expect(readdirSync('out').toSorted()).toEqual([
      'boat-solution.png',
      'boat-solution.svg',
      'boat.json',
      'boat.pdf',
      'boat.png',
      'boat.svg',
    ]);
    expect(readFileSync('out/boat.svg', 'utf8')).toContain('#2458c8');
    const printed = await coloursOf('out/boat-solution.png');
    expect(made.puzzle.palette.filter((colour: string) => !printed.has(colour))).toEqual([]);
    for (const name of ['check', 'solve', 'rate', 'count']) {
      expect(await cli([name, 'out/boat.json'])).toMatchObject({ code: 0 });
    }
    expect(await cli(['verify', 'out/boat.json', 'out/boat.json'])).toMatchObject({ code: 0 });
    for (const format of ['non', 'webpbn']) {
      expect(await cli(['convert', 'out/boat.json', '--to', format, '-o', `boat.${format}`])).toMatchObject({
        code: 0,
      });
      expect(await cli(['check', `boat.${format}`])).toMatchObject({ code: 0 });
    }
    expect(await answerOf('--colours', '3')).toEqual(made);
  });

  it('says how many colours there are, and where there is only black', async () => {
    writeFileSync('boat.svg', BOAT);
    const argv = ['--colours', '4', '--width', '14', '--seed', 'a', '--force', '-o', 'said/x'];
    const world = { terminal: { out: false, err: false, columns: 200 } };
    const boat = await cli(['image', 'boat.svg', ...argv], '', world);
    expect(boat.out).toContain('method      3 colours besides the background');
    const whale = await cli(['image', 'images/whale.svg', ...argv], '', world);
    expect(whale.out).toContain('method      colours; nothing but black is seen on paper');
  });

  it('takes no more colours than it may', async () => {
    const { puzzle } = await answerOf('--colours', '2');
    expect(puzzle.palette).toHaveLength(3);
  });

  it('gives cells in their colours instead of changing some', async () => {
    const more = ['--colours', '2', '--unique', 'givens', '--width', '9'];
    const made = await answerOf(...more);
    expect(made).toMatchObject({ verdict: 'unique', changed: [], line: true });
    expect(made.given.length).toBe((made.puzzle.given ?? []).join('').replaceAll('?', '').length);
  });

  it('writes a sheet of renderings in colour, of which the first is made without it and another can be taken', async () => {
    const asked = ['--colours', '3', '--width', '10'];
    const usual = await answerOf(...asked);
    const first = await answerOf(...asked, '--candidates');
    const { files, ...made } = first;
    expect(files.slice(-2)).toEqual(['out/boat-candidates.png', 'out/boat-candidates.pdf']);
    expect({ ...made, files: usual.files }).toEqual(usual);
    const sheet = await coloursOf('out/boat-candidates.png');
    expect(made.puzzle.palette.filter((colour: string) => !sheet.has(colour))).toEqual([]);

    const second = await answerOf(...asked, '--pick', '2');
    expect(second).toMatchObject({ verdict: 'unique', method: 'colours' });
    expect(second.puzzle).not.toEqual(first.puzzle);
  });

  it.each(['easy', 'hard'])(
    'is steered to the difficulty %s by steps, or it is said that there is no such rendering',
    async (wanted) => {
      writeFileSync('boat.svg', BOAT);
      const argv = ['image', 'boat.svg', '--width', '8', '--colours', '2', '--seed', 'a'];
      const world = { terminal: { out: false, err: false, columns: 200 } };
      const { out } = await cli(
        [...argv, '--difficulty', wanted, '--verbose', '-o', `${wanted}/boat`],
        '',
        world,
      );
      const [, difficulty, number] = /rating {6}(\w+), (\d+\.\d\d)/.exec(out)!;
      expect(out.includes(`no rendering of this picture was found that is ${wanted}`)).toBe(
        difficulty !== wanted,
      );
      const rated = await cli(['rate', `${wanted}/boat.json`]);
      expect(rated.out).toContain(`${difficulty}, ${number}`);
      expect(out).toMatch(/rendering {3}(best|number \d+) of \d+: \d colours at 8 x /);
    },
  );

  it('takes another width only where it may', async () => {
    const { puzzle } = await answerOf('--colours', '3');
    expect(puzzle.columns).toHaveLength(14);
  });

  it('makes a puzzle in black and white of a black picture', async () => {
    const { code, out } = await cli([
      ...['image', 'images/whale.svg', '--colours', '4', '--width', '16', '--json', '-o', 'black/whale'],
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out).puzzle.palette).toBeUndefined();
  });

  it.each([
    [['--method', 'otsu'], '--method: A method is for black and white only; found otsu'],
    [['--threshold', '9'], '--threshold: This is for black and white'],
    [['--pick', '9', '--width', '8', '--unique', 'keep'], '--pick: There are'],
    [['--colours', '13'], '--colours'],
  ])('refuses %j, with the reason', async (more, reason) => {
    writeFileSync('boat.svg', BOAT);
    const { code, err } = await cli(['image', 'boat.svg', '--colours', '3', ...more, '-o', 'refused/boat']);
    expect([code, err]).toEqual([2, expect.stringContaining(reason)]);
    expect(existsSync('refused')).toBe(false);
  });

  it('refuses a picture that is not seen on paper', async () => {
    const white = { width: 40, height: 40, channels: 3 as const, background: '#ffffff' };
    writeFileSync('white.png', await sharp({ create: white }).png().toBuffer());
    const { code, err } = await cli([
      'image',
      'white.png',
      '--colours',
      '3',
      '--width',
      '10',
      '-o',
      'refused/w',
    ]);
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('Nothing in the picture is seen on white paper'),
    ]);
  });
});
