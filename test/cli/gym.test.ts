/** `gym`: games by lines of JSON, and lines that hold anything at all. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLines } from '../../src/cli/input/read-lines.js';
import { FAMILIES } from '../../src/families/index.js';
import { cli } from './in-process.js';

type Answer = Readonly<Record<string, unknown>> & { readonly error?: { readonly code: string } };

/** The answers to requests, which are lines already or become some. */
async function talk(requests: readonly unknown[], flags: readonly string[] = []): Promise<readonly Answer[]> {
  const lines = requests.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  const { code, out, err } = await cli(['gym', ...flags], `${lines.join('\n')}\n`);
  expect([code, err]).toEqual([0, '']);
  return out
    .trimEnd()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const SMALL = { do: 'new', family: 'sudoku', seed: 'owl', settings: { size: 4 } };
const NONOGRAM = { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] };

describe('gym', () => {
  it('plays a game from the first move to the last', async () => {
    const [opened, , , , last, state, hint] = await talk([
      { do: 'new', puzzle: NONOGRAM },
      { do: 'move', entry: 'r1c1 is filled' },
      { do: 'move', entry: { place: 'r1c2' } },
      { do: 'check', entry: 'r2c2 is filled' },
      { do: 'move', entry: 'r2c1 is filled', reasons: ['column-1'] },
      { do: 'state' },
      { do: 'hint' },
    ]);
    expect(opened).toMatchObject({ do: 'new', family: 'nonogram', solved: false, known: [] });
    expect(last).toMatchObject({ do: 'move', status: 'solved', reasons: [{ id: 'column-1' }] });
    expect(state).toMatchObject({ do: 'state', solved: true });
    expect(hint).toEqual({ do: 'hint', status: 'complete' });
  });

  it('checks without entering, and enters nothing that does not follow', async () => {
    const answers = await talk([
      { do: 'new', puzzle: NONOGRAM },
      { do: 'check', entry: 'r1c1 is filled' },
      { do: 'move', entry: 'r2c2 is filled' },
      { do: 'move', entry: 'r2c1 is filled', reasons: ['row-2'] },
      { do: 'state' },
    ]);
    expect(answers.slice(1).map(({ status }) => status)).toEqual(['follows', 'wrong', 'not-yet', undefined]);
    expect(answers.at(-1)).toMatchObject({ known: [] });
  });

  it('makes the same puzzle of the same seed, and begins again from a state', async () => {
    const [one, marks, reset, wrong] = await talk([
      SMALL,
      { do: 'marks' },
      { do: 'reset' },
      { do: 'reset', state: 'no grid' },
    ]);
    const [other] = await talk([SMALL]);
    expect(other).toEqual(one);
    expect(marks!.marks).toHaveLength(64);
    expect(reset).toMatchObject({ do: 'reset', solved: false });
    expect(wrong).toMatchObject({ error: { code: 'json-shape' }, line: 4 });
  });

  it('says a verdict where there is no game: several solutions', async () => {
    const open = { family: 'sudoku', box: [2, 2], grid: [0, 1, 2, 3].map(() => [0, 0, 0, 0]) };
    const [opened, move] = await talk([
      { do: 'new', puzzle: open },
      { do: 'move', entry: 'r1c1 is 1' },
    ]);
    expect(opened).toEqual({ do: 'new', family: 'sudoku', verdict: 'multiple' });
    expect(move!.error!.code).toBe('no-game');
  });

  it('plays every family', async () => {
    for (const { id, examples, explaining } of FAMILIES) {
      if (explaining === undefined) continue;
      const { puzzle } = examples.find(({ verdict }) => verdict === 'unique')!;
      const [opened, hint] = await talk([
        { do: 'new', puzzle },
        { do: 'hint', level: 3 },
      ]);
      expect(opened).toMatchObject({ do: 'new', family: id, solved: false });
      expect(hint).toMatchObject({ do: 'hint', status: 'hint' });
    }
  });

  it.each([
    ['nonsense', 'json-syntax'],
    ['{"do": "state", "do": "state"}', 'json-duplicate-key'],
    ['[1]', 'request-shape'],
    ['{"do": "mvoe"}', 'request-unknown'],
    ['{"do": "__proto__"}', 'request-unknown'],
    ['{"do": "state"}', 'no-game'],
    ['{"do": "move", "entri": "r1c1 is 1"}', 'setting'],
    ['{"do": "move", "entry": 7}', 'setting'],
    ['{"do": "hint", "level": 4}', 'setting'],
    ['{"do": "new"}', 'request-shape'],
    ['{"do": "new", "family": "chess", "seed": "a"}', 'unknown-family'],
    ['{"do": "new", "family": "sudoku", "seed": "a", "difficulty": "vile"}', 'setting'],
    ['{"do": "new", "family": "sudoku", "seed": "a", "settings": {"size": 1000000}}', 'setting'],
    ['{"do": "new", "family": "nonogram", "seed": "a", "settings": {"pictures": []}}', 'setting'],
    ['{"do": "new", "puzzle": {"family": "kenken", "size": 1000000, "cages": []}}', 'puzzle-too-large'],
    ['{"do": "new", "puzzle": {"family": "sudoku"}, "seed": "a"}', 'request-shape'],
    [
      `{"do": "new", "puzzle": ${JSON.stringify({ rows: Array(900).fill([1]), columns: Array(900).fill([1]) })}}`,
      'puzzle-too-large',
    ],
    [`{"do": "new", "puzzle": ${'['.repeat(5000)}${']'.repeat(5000)}}`, 'unknown-family'],
    [`{"do": "${'x'.repeat(1_100_000)}"}`, 'line-too-long'],
  ])('refuses %.80s: %s, and goes on', async (line, code) => {
    const [refused, after] = await talk([line, { do: 'close' }, 'never read']);
    expect(refused).toMatchObject({ error: { code }, line: 1 });
    expect(after).toEqual({ do: 'close' });
  });

  it('answers every line of any text with one line', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.json(),
            fc.string().map((text) => text.replaceAll('\n', '')),
          ),
        ),
        async (lines) => {
          const answers = await talk(lines);
          expect(answers).toHaveLength(lines.filter((line) => line.trim() !== '').length);
          for (const { error } of answers) expect(error).toBeDefined();
        },
      ),
      { numRuns: 30 },
    );
  });

  it('refuses a puzzle with more marks than are allowed, and a wrong flag', async () => {
    const [refused] = await talk([SMALL], ['--limit-marks', '10']);
    expect(refused!.error!.code).toBe('puzzle-too-large');
    expect((await cli(['gym', '--timeout', '-1'])).code).toBe(2);
    expect((await cli(['gym', 'sudoku'])).code).toBe(2);
  });
});

describe('lines', () => {
  it('are the same in whatever pieces they come', async () => {
    const text = 'äb\n\nlong line\nend';
    for (let size = 1; size < 8; size++) {
      const bytes = Buffer.from(text);
      const pieces = async function* () {
        for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
      };
      const lines = [];
      for await (const line of readLines(pieces(), 5)) lines.push(line);
      expect(lines).toEqual([{ text: 'äb' }, { text: '' }, { tooLong: 9 }, { text: 'end' }]);
    }
  });
});
