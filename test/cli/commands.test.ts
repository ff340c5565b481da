import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder } from './harness.js';

const { folder, project } = enterWorkFolder();

const SWITCH = '{"family":"nonogram","rows":[[1],[1]],"columns":[[1],[1]]}';
const IMPOSSIBLE = '{"family":"nonogram","rows":[[1,1],[],[1,1]],"columns":[[1],[2],[1]]}';
const CAT = JSON.parse(readFileSync(`${folder}/cat-solution.json`, 'utf8')).solution;

describe('check', () => {
  it('proves one solution', async () => {
    const { code, out } = await cli(['check', 'cat.non', '--json']);
    const answer = JSON.parse(out);
    expect(code).toBe(0);
    expect(answer).toMatchObject({ family: 'nonogram', verdict: 'unique', solution: CAT });
    expect(Object.keys(answer).slice(0, 4)).toEqual(['family', 'verdict', 'engine', 'formulation']);
    expect(answer.stats.seconds).toBeGreaterThanOrEqual(0);
  });

  it('shows two solutions and where they differ', async () => {
    const { code, out } = await cli(['check', '-', '--json'], SWITCH);
    const answer = JSON.parse(out);
    expect(code).toBe(1);
    expect(answer.verdict).toBe('multiple');
    expect([answer.solution, answer.second].map((grid) => grid.join('')).sort()).toEqual(['#..#', '.##.']);
    expect(answer.differs).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
  });

  it('says that there is none', async () => {
    expect(await cli(['check', '-', '--json'], IMPOSSIBLE)).toMatchObject({ code: 1 });
    expect((await cli(['check', '-'], IMPOSSIBLE)).out).toBe('none: no solution\n');
  });

  it('never calls a timeout an answer', async () => {
    const webpbn = readFileSync(`${project}/test/golden/nonogram/cases/webpbn-00803-light.non`, 'utf8');
    const { code, out } = await cli(
      ['check', '-', '--json', '--engine', 'highs', '--timeout', '0.000001'],
      webpbn,
    );
    expect(code).toBe(3);
    expect(JSON.parse(out)).toMatchObject({
      verdict: 'undecided',
      limit: 'abort',
      reason: 'the timeout was hit',
    });
  });

  it('leaves open, with the reason, what two runs of an engine answer differently', async () => {
    const zebra = readFileSync(`${project}/test/engine/faults/eight-solutions.json`, 'utf8');
    const reason = /two runs of HiGHS gave different answers/;
    const check = await cli(['check', '-', '--json', '--engine', 'highs'], zebra);
    const answer = JSON.parse(check.out);
    expect(check.code).toBe(3);
    expect(answer).toMatchObject({ verdict: 'undecided', limit: 'engine-disagreement' });
    expect(answer.reason).toMatch(reason);
    expect((await cli(['check', '-', '--engine', 'highs'], zebra)).out).toMatch(
      /^undecided: two runs of HiGHS/,
    );
    const count = await cli(['count', '-', '--json', '--engine', 'highs'], zebra);
    expect(count.code).toBe(3);
    expect(JSON.parse(count.out)).toMatchObject({ complete: false, limit: 'engine-disagreement' });
    const solve = await cli(['solve', '-', '--engine', 'highs'], zebra);
    expect([solve.code, solve.out]).toEqual([0, expect.stringContaining('House')]);
    expect(solve.err).toMatch(reason);
  });
});

describe('check --engine both', () => {
  it('gives the worse exit code of the two', async () => {
    const edge = `${project}/test/golden/nonogram/cases/webpbn-00023-edge.non`;
    const argv = ['check', edge, '--no-presolve', '--limit-conflicts', '1', '--json'];
    const each = await Promise.all(
      ['sat', 'highs', 'both'].map((engine) => cli([...argv, '--engine', engine])),
    );
    expect(each.map(({ code }) => code)).toEqual([3, 0, 3]);
    expect(each[2]!.out.trim().split('\n')).toHaveLength(2);
  });
});

describe('solve', () => {
  it('says how far the search for the optimum came before a limit', async () => {
    const board = '{"family":"circuit","grid":["###oo","ooooo","ooooo","oooo#","o#ooo"],"edges":[]}';
    const line = ['solve', '-', '--formulation', 'flow', '--no-presolve', '--limit-nodes', '1'];
    const json = await cli([...line, '--json'], board);
    const { status, limit, incumbent, bound, gap } = JSON.parse(json.out);
    expect([json.code, status, limit]).toEqual([3, 'undecided', 'nodes']);
    expect(incumbent).toBeGreaterThan(bound);
    expect(gap).toBeCloseTo((incumbent - bound) / incumbent, 9);
    const text = await cli(line, board);
    expect(text.code).toBe(3);
    expect(text.err).toContain(
      `undecided: the limit on nodes was hit; best objective found: ${incumbent}, bound: ${bound}, gap: ${(100 * gap).toFixed(2)} %`,
    );
  });

  it('prints one solution, or as many as asked for', async () => {
    const one = await cli(['solve', '-', '--json'], SWITCH);
    expect(one.out.trim().split('\n')).toHaveLength(1);
    const both = await cli(['solve', '-', '--json', '--limit', '5'], SWITCH);
    expect(
      both.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).solution.join(''))
        .sort(),
    ).toEqual(['#..#', '.##.']);
  });

  it('draws the solution, also in plain ASCII', async () => {
    const { out } = await cli(['solve', 'cat.non', '--ascii']);
    expect(out).toContain('##');
    expect(out).toMatch(/^[\x20-\x7e\n]*$/);
  });

  it('answers no when there is none', async () => {
    const { code, out } = await cli(['solve', '-', '--json'], IMPOSSIBLE);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ status: 'none' });
  });
});

describe('solve --relaxation', () => {
  const CIRCUIT = '{"family":"circuit","grid":["ooo","ooo"],"edges":[]}';

  it('gives one less than the points for the tree model, less for the flow model', async () => {
    const tree = await cli(['solve', '-', '--relaxation', '--no-presolve'], CIRCUIT);
    expect(tree).toMatchObject({ code: 0, out: '5\n' });
    const options = ['--relaxation', '--no-presolve', '--formulation', 'flow', '--json'];
    const flow = JSON.parse((await cli(['solve', '-', ...options], CIRCUIT)).out);
    expect(flow).toMatchObject({ family: 'circuit', status: 'solved', formulation: 'flow' });
    expect(flow.relaxation).toBeLessThan(5);
  });

  it('is refused where there is none', async () => {
    expect(await cli(['solve', '-', '--relaxation', '--engine', 'sat'], CIRCUIT)).toMatchObject({ code: 2 });
    expect(await cli(['solve', '-', '--relaxation'], SWITCH)).toMatchObject({
      code: 2,
      err: expect.stringContaining('no-objective'),
    });
  });
});

describe('count', () => {
  it.each([
    [['--limit', '0'], { count: 2, complete: true }],
    [['--limit', '1'], { count: 1, complete: false }],
  ])('%j', async (options, expected) => {
    const { code, out } = await cli(['count', '-', '--json', ...options], SWITCH);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ family: 'nonogram', ...expected });
  });
});

describe('verify', () => {
  it('takes what solve prints, a bare solution, and a solved puzzle', async () => {
    const { out } = await cli(['solve', 'cat.non', '--json']);
    expect(await cli(['verify', 'cat.non', '-'], out)).toMatchObject({ code: 0, out: 'valid\n' });
    expect(await cli(['verify', 'cat.non', '-'], JSON.stringify(CAT))).toMatchObject({ code: 0 });
    expect(await cli(['verify', 'cat.non', 'cat.non'])).toMatchObject({ code: 0 });
  });

  it('names what is wrong', async () => {
    const wrong = JSON.stringify(CAT.with(0, '#.........'));
    const { code, out } = await cli(['verify', 'cat.non', '-'], wrong);
    expect(code).toBe(1);
    expect(out).toContain('row 1');
    expect(out).toContain('column 1');
  });
});

describe('verify of as many queens as fit', () => {
  const BOARD =
    '....#...........#/..#...#........../.......#..#.....#/........#......../............##.../................./................./............#..../.#......#......../.............#.../....#.#........../................./.#......##.#...../##.#.#.#....#..../#..#............./#.#.#........#.../..#.#............';
  const TWENTY_NINE =
    'Q...#Q..........#/..#Q..#Q........./.Q.....#.Q#Q....#/....Q...#....Q.../.......Q....##.Q./................./..........Q....../..Q.........#...Q/.#....Q.#....Q.../.Q...........#.../....#.#.......Q../........Q......../.#....Q.##.#...../##.#Q#.#.Q..#Q.../#Q.#...Q........./#.#Q#Q.......#.../Q.#.#........Q...';
  const puzzle = JSON.stringify({ family: 'queens', board: BOARD.split('/') });

  it('is undecided, not valid, where the search for one more takes too long', async () => {
    writeFileSync('queens.json', puzzle);
    const solution = JSON.stringify(TWENTY_NINE.split('/'));
    const { code, out } = await cli(['verify', 'queens.json', '-'], solution);
    expect(code).toBe(3);
    expect(out).toMatch(/^undecided: There are 29 queens, none attacked; .* \[queens-undecided\]\n$/);
    const json = await cli(['verify', 'queens.json', '-', '--json'], solution);
    expect(JSON.parse(json.out)).toMatchObject({ valid: null, violations: [], undecided: [{}] });
  });

  it('is wrong where there is room for more', async () => {
    const fewer = JSON.stringify(TWENTY_NINE.replace('Q', '.').split('/'));
    expect(await cli(['verify', 'queens.json', '-'], fewer)).toMatchObject({ code: 1 });
  });
});

describe('rate', () => {
  it('prints the difficulty and what it rests on', async () => {
    const { code, out } = await cli(['rate', 'cat.non', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      difficulty: 'easy',
      number: 3.64,
      logic: 'plain',
      measures: { openAfterLines: 0, largestStep: 1, stepsAboveOne: 0 },
    });
  });

  it('says in words what the largest step needs', async () => {
    const { out } = await cli(['rate', 'cat.non']);
    expect(out).toMatch(
      /^easy, 3\.64: every step follows from one rule or clue, without guessing\n {2}most rules and clues of one step: 1\n {2}steps with more than one rule or clue: 0\n {2}sweeps: \d+\n {2}line solves: \d+\n/,
    );
  });
});

describe('list', () => {
  it.each(['families', 'formulations', 'formats', 'generators'])('%s', async (what) => {
    const { code, out } = await cli(['list', what, '--json']);
    expect(code).toBe(0);
    for (const line of out.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('family');
  });
});

describe('list as text', () => {
  it('has names over its columns, a line for each entry', async () => {
    const { out } = await cli(['list', 'formulations']);
    const [head, ...lines] = out.trimEnd().split('\n');
    expect(head).toMatch(/^family +formulation +engines +description$/);
    const place = head!.indexOf('description');
    expect(lines.every((line) => line.length > place && line[place - 1] === ' ')).toBe(true);
  });

  it.each([120, 80, 70])('fits a screen of %i columns', async (columns) => {
    const screen = { terminal: { out: true, err: true, columns } };
    const { out } = await cli(['list', 'families'], '', screen);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(columns);
    const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');
    expect(words(out).sort()).toEqual(words((await cli(['list', 'families'])).out).sort());
  });
});

describe('rate of a puzzle that is none', () => {
  it('rates nothing that has several solutions', async () => {
    const { code, out } = await cli(['rate', '-', '--json'], SWITCH);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ difficulty: null, verdict: 'multiple' });
  });
});
