import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findGenerator } from '../../generators/registry.js';
import { FAMILIES } from '../../src/families/index.js';
import { findMinimumProblem, MINIMUM_PROBLEMS } from '../../src/minimum/problems.js';
import { settingsIn } from '../../src/settings/settings.js';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

/** A 4x4 grid of Sudoku, as text. */
const GRID = '1234341221434321';
/** A 9x9 grid of Sudoku, as text. */
const LARGE_GRID = '123456789456789123789123456231674895875912364694538217317265948542897631968341572';
const SWITCH = '{"family":"nonogram","rows":[[1],[1]],"columns":[[1],[1]]}';

/** The last line of JSON. */
function jsonOf(out: string) {
  return JSON.parse(out.trim().split('\n').at(-1)!);
}

describe('minimum', () => {
  it('knows every family that can list its clues, and a setting has the same kind in every problem', () => {
    const names = MINIMUM_PROBLEMS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { id, clues } of FAMILIES) if (clues !== undefined) expect(names).toContain(id);
    const kinds = new Map<string, string>();
    for (const { name, kind } of MINIMUM_PROBLEMS.flatMap(({ settings }) => settingsIn(settings))) {
      expect([name, kinds.get(name) ?? kind]).toEqual([name, kind]);
      kinds.set(name, kind);
    }
  });

  it('has the same symmetries as the generator', () => {
    const symmetries = [findMinimumProblem('sudoku')!, findGenerator('sudoku')!].map(({ settings }) =>
      settingsIn(settings).find(({ name }) => name === 'symmetry'),
    );
    expect(symmetries[0]!.choices).toContain('quarter-turn');
    expect(symmetries[0]!.choices).toEqual(symmetries[1]!.choices);
  });

  it('answers with optimum, bounds, proof and puzzle, keys in the promised order', async () => {
    const { code, out } = await cli(['minimum', 'zebra', '-', '--json'], JSON.stringify(zebra()));
    const answer = jsonOf(out);
    expect(code).toBe(0);
    expect(Object.keys(answer).slice(0, 6)).toEqual([
      'problem',
      'optimum',
      'lower',
      'upper',
      'proved',
      'puzzle',
    ]);
    expect(answer).toMatchObject({ problem: 'zebra', optimum: 3, lower: 3, upper: 3, proved: true });
    expect(answer).toMatchObject({ certified: true, evidence: 'proof checked' });
    expect(answer.puzzle.clues).toHaveLength(3);
    expect(answer.stats.seconds).toBeGreaterThanOrEqual(0);
  });

  it('counts boards by value as a table and as JSON, a row a line, with an honest end', async () => {
    const argv = ['minimum', 'queens', '--size', '6', '--census', '--walls', '1'];
    expect(await cli(argv)).toMatchObject({
      code: 0,
      out: [
        'walls  queens  boards  upToSymmetry  single  singleUpToSymmetry  complete',
        '    0       6       1             1       0                   0       yes',
        '    1       6      28             5       0                   0       yes',
        '    1       7       8             1       0                   0       yes',
        '',
        'boards of 6x6 cells by walls and value, the largest number of queens',
        'upToSymmetry: one of all turns and reflections of a board',
        'single: one placement alone reaches the value',
        '',
      ].join('\n'),
    });
    const { code, out } = await cli([...argv, '--json', '--limit-nodes', '3']);
    const rows = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(3);
    expect(rows[0]).toMatchObject({ problem: 'queens', walls: 0, queens: 6, boards: 1, complete: true });
    expect(rows.at(-1)).toMatchObject({ walls: 1, complete: false, stats: { boards: 3 } });
    expect((await cli([...argv, '--limit-nodes', '3'])).out).toMatch(/\d+ of 36 boards with 1 wall counted/);
  });

  it('lists every best choice, a line each, and counts them', async () => {
    const puzzle = JSON.stringify(zebra());
    const kinds = ['--kinds', 'same,adjacent,at'];
    const listed = await cli(['minimum', 'zebra', '-', '--all', '--json', ...kinds], puzzle);
    const counted = await cli(['minimum', 'zebra', '-', '--count', '--json', ...kinds], puzzle);
    const lines = listed.out.trim().split('\n');
    expect(jsonOf(counted.out)).toMatchObject({ count: lines.length, complete: true });
    expect(new Set(lines.map((line) => JSON.stringify(JSON.parse(line).puzzle))).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThan(1);
  });

  it('proves the givens of a Sudoku by leader and follower over single cells, and says what that cannot', async () => {
    const loop = await cli(['minimum', 'sudoku', GRID, '--engine', 'loop', '--json']);
    expect(loop.code).toBe(0);
    expect(jsonOf(loop.out)).toMatchObject({ optimum: 4 });
    const symmetric = await cli(['minimum', 'sudoku', GRID, '--engine', 'loop', '--symmetry', 'half-turn']);
    expect([symmetric.code, symmetric.out]).toEqual([2, '']);
    expect(symmetric.err).toContain('[search-needed]');
  });

  it('takes both engines for the choice, and they agree', async () => {
    const run = async (engine: string) =>
      jsonOf((await cli(['minimum', 'nonogram', '-', '--engine', engine, '--json'], solved())).out).optimum;
    expect([await run('sat'), await run('highs')]).toEqual([1, 1]);
  });

  it('decides whether a number is enough: exit code 0 or 1', async () => {
    expect((await cli(['minimum', 'nonogram', '-', '--at-most', '0'], solved())).code).toBe(1);
    expect((await cli(['minimum', 'nonogram', '-', '--at-most', '1'], solved())).code).toBe(0);
  });

  it('says what stands behind an answer, and leaves the checked proof out on request', async () => {
    const searched = await cli(['minimum', 'sudoku', GRID, '--json']);
    expect(jsonOf(searched.out)).toMatchObject({ certified: false, proof: 'search' });
    expect((await cli(['minimum', 'sudoku', GRID])).out).toContain('\nproved by search; ');
    for (const more of [[], ['--all'], ['--at-most', '2'], ['--at-most', '3']]) {
      const argv = ['minimum', 'zebra', '-', '--json', ...more];
      const checked = (await cli(argv, JSON.stringify(zebra()))).out.split('\n');
      const unchecked = (await cli([...argv, '--no-certify'], JSON.stringify(zebra()))).out.split('\n');
      expect(checked.length).toBe(unchecked.length);
      for (const [index, line] of checked.slice(0, -1).entries()) {
        const { stats: _, ...answer } = JSON.parse(line);
        const { stats: __, ...other } = JSON.parse(unchecked[index]!);
        expect(answer).toMatchObject({ certified: true, evidence: 'proof checked' });
        expect(other).toEqual({ ...answer, certified: false, evidence: 'proof not checked' });
      }
    }
  });

  it('answers --at-most by yes, no or undecided, in JSON and in words', async () => {
    const ask = (atMost: string, ...more: readonly string[]) =>
      cli(['minimum', 'nonogram', '-', '--at-most', atMost, ...more], solved());
    expect(jsonOf((await ask('0', '--json')).out)).toMatchObject({ atMost: 0, answer: 'no' });
    expect(jsonOf((await ask('1', '--json')).out)).toMatchObject({ atMost: 1, answer: 'yes' });
    const cut = await ask('1', '--json', '--timeout', '0.000001');
    expect(jsonOf(cut.out)).toMatchObject({ atMost: 1, answer: 'undecided' });
    expect(cut.code).toBe(3);
    // No puzzle of more is drawn above the answer.
    expect((await ask('0')).out).toMatch(/^0 or fewer: no\n/);
    expect((await ask('1')).out).toContain('1 or fewer: yes');
    expect(jsonOf((await cli(['minimum', 'nonogram', '-', '--json'], solved())).out)).not.toHaveProperty(
      'answer',
    );
  });

  it('reports bounds and time in lines where standard error is no terminal', async () => {
    let clock = 0;
    const now = () => {
      clock += 10_000;
      return clock;
    };
    const { err, out } = await cli(['minimum', 'zebra', '-', '--json'], JSON.stringify(zebra()), { now });
    const lines = err.split('\n').filter((line) => line.startsWith('minimum zebra: '));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines[0]).toMatch(/at least \d+.*; \d+ s$/);
    expect(out.split('\n').filter((line) => line !== '')).toHaveLength(1);
  });

  it('reports the share of parts that are done', async () => {
    let clock = 0;
    const now = () => {
      clock += 4000;
      return clock;
    };
    const { err } = await cli(
      ['minimum', 'sudoku', LARGE_GRID, '--at-most', '16', '--limit-nodes', '2000'],
      '',
      {
        now,
      },
    );
    expect(err).toMatch(/minimum sudoku: .*, \d+ of \d+ parts \(\d+ %\); at least \d+.*; \d+ s/);
  });

  it('says that it was interrupted, with the bounds so far', async () => {
    const onInterrupt = (stop: () => void) => {
      stop();
      return () => undefined;
    };
    const json = await cli(['minimum', 'zebra', '-', '--json'], JSON.stringify(zebra()), { onInterrupt });
    expect(json.code).toBe(130);
    expect(json.err).toContain('interrupted');
    expect(jsonOf(json.out)).toMatchObject({ interrupted: true, proved: false, lower: expect.any(Number) });
    const words = await cli(['minimum', 'zebra', '-'], JSON.stringify(zebra()), { onInterrupt });
    expect(words.out).toMatch(/at least \d+.*\(interrupted\)/);
  });

  it('stops at a limit with exit code 3', async () => {
    const { code, out } = await cli(
      ['minimum', 'zebra', '-', '--timeout', '0.000001', '--json'],
      JSON.stringify(zebra()),
    );
    expect(code).toBe(3);
    expect(jsonOf(out)).toMatchObject({ proved: false, optimum: null });
  });

  it('weighs clues by name or in order', async () => {
    writeFileSync('dear.json', JSON.stringify({ 'row 1, column 1': 9, 'row 2, column 2': 9 }));
    writeFileSync(
      'grid.json',
      JSON.stringify([
        [9, 2],
        [2, 9],
      ]),
    );
    const byName = await cli(['minimum', 'nonogram', '-', '--weights', 'dear.json', '--json'], solved());
    expect(jsonOf(byName.out)).toMatchObject({
      optimum: 1,
      puzzle: { given: expect.arrayContaining([expect.stringMatching(/[.]/)]) },
    });
    const inOrder = await cli(['minimum', 'nonogram', '-', '--weights', 'grid.json', '--json'], solved());
    expect(jsonOf(inOrder.out)).toMatchObject({ optimum: 2 });
  });

  it('keeps its state in a file, goes on from it, and refuses that of another request', async () => {
    const first = await cli(['minimum', 'nonogram', '-', '--state', 'kept.json', '--json'], solved());
    expect(first.code).toBe(0);
    expect(JSON.parse(readFileSync('kept.json', 'utf8'))).toMatchObject({
      problem: 'nonogram',
      state: { chosen: [expect.any(Number)] },
    });
    const again = await cli(['minimum', 'nonogram', '-', '--state', 'kept.json', '--json'], solved());
    expect(jsonOf(again.out).optimum).toBe(1);
    const other = await cli(['minimum', 'nonogram', 'cat.non', '--state', 'kept.json']);
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining('another request') });
    writeFileSync('strange.json', '[]');
    const strange = await cli(['minimum', 'nonogram', '-', '--state', 'strange.json'], solved());
    expect(strange).toMatchObject({ code: 2, err: expect.stringContaining('strange.json') });
    const { state, ...entry } = JSON.parse(readFileSync('kept.json', 'utf8'));
    for (const [content, expected] of [
      [
        JSON.stringify({ ...entry, state: { ...state, sets: [[0, 'a']] } }),
        'state, sets, item 1, item 2: Invalid',
      ],
      [JSON.stringify({ ...entry, state, version: 2 }), 'version: Version 1 is expected; found 2.'],
      [`${JSON.stringify(entry)},`, 'line 1, column'],
    ] as const) {
      writeFileSync('strange.json', content);
      const damaged = await cli(['minimum', 'nonogram', '-', '--state', 'strange.json'], solved());
      expect(damaged).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringContaining(`strange.json: ${expected}`),
      });
      expect(readFileSync('strange.json', 'utf8')).toBe(content);
    }
  });

  it('writes the puzzle where other commands can read it, and no file that exists', async () => {
    expect((await cli(['minimum', 'sudoku', GRID, '-o', 'best.json'])).code).toBe(0);
    expect((await cli(['check', 'best.json'])).code).toBe(0);
    expect((await cli(['minimum', 'sudoku', GRID, '-o', 'best.json'])).code).toBe(2);
  });

  it('writes both levels as one program', async () => {
    const { code, out } = await cli(
      ['minimum', 'zebra', '-', '--export', 'deep/zebra'],
      JSON.stringify(zebra()),
    );
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(readFileSync('deep/zebra.aux', 'utf8')).toContain('@MPS\nzebra.mps\n');
    expect(readFileSync('deep/zebra.mps', 'utf8')).toContain('ENDATA');
  });

  it.each([
    [['minimum', 'chess'], 'no such problem'],
    [['minimum', 'zebra'], 'expected a file'],
    [['minimum', 'zebra', 'missing.json'], 'missing.json'],
    [['minimum', 'zebra', 'cat.non'], 'is a Nonogram'],
    [['minimum', 'nonogram', 'cat.non', '--size', '8'], 'size'],
    [['minimum', 'nonogram', 'cat.non', '--kinds', 'purple'], 'purple'],
    [['minimum', 'nonogram', 'cat.non', '--at-most', '-1'], '--at-most'],
    [['minimum', 'nonogram', 'cat.non', '--at-most', '2', '--all'], '--at-most'],
    [['minimum', 'nonogram', 'cat.non', '--weights', 'cat.non'], 'where JSON expects'],
    [['minimum', 'nonogram', 'cat.non', '--weights', 'weights.json'], 'from 1 on'],
    [
      ['minimum', 'sudoku', '1234341221434321', '--required', 'r1c5'],
      'A cell from r1c1 to r4c4 is expected; found r1c5',
    ],
    [
      ['minimum', 'sudoku', '1234341221434321', '--forbidden', 'r1'],
      'A list of cells such as r1c2,r3c4 is expected; found r1',
    ],
    [['minimum', 'queens', '--size', '8'], '--queens: A whole number from 1 on is expected; found nothing'],
    [['minimum', 'nonogram', '-'], 'several solutions'],
    [['minimum', 'nonogram', 'wrong.json'], 'blocks are'],
  ])('%j is refused at once with the reason', async (argv, words) => {
    writeFileSync('weights.json', '[0]');
    writeFileSync('wrong.json', `{"puzzle":${SWITCH},"solution":["##",".."]}`);
    const { code, out, err } = await cli([...argv, '-o', 'never.json'], SWITCH);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(words);
    expect(existsSync('never.json')).toBe(false);
  });

  it('says so when even all clues leave several solutions', async () => {
    const puzzle = { ...zebra(), clues: [] };
    const document = { puzzle, solution: { colour: ['red', 'blue', 'green'], pet: ['cat', 'dog', 'fish'] } };
    const { code, err } = await cli(['minimum', 'zebra', '-'], JSON.stringify(document));
    expect(code).toBe(2);
    expect(err).toContain('Even with all clues');
  });
});

/** Two cells on a diagonal: the two pictures of these clues differ everywhere. */
function solved(): string {
  return `{"puzzle":${SWITCH},"solution":["#.",".#"]}`;
}

/** Three houses; the last clue follows from the others. */
function zebra() {
  return {
    family: 'zebra',
    houses: 3,
    attributes: { colour: ['red', 'blue', 'green'], pet: ['cat', 'dog', 'fish'] },
    clues: [
      { type: 'at', a: ['colour', 'red'], house: 0 },
      { type: 'directly-left', a: ['pet', 'cat'], b: ['pet', 'dog'] },
      { type: 'same', a: ['pet', 'dog'], b: ['colour', 'green'] },
      { type: 'not-at', a: ['pet', 'fish'], house: 2 },
      { type: 'at', a: ['pet', 'cat'], house: 1 },
    ],
  };
}
