/**
 * `explain` and `hint`: sentences that fit the terminal, JSON of the promised shape, files, and clear
 * refusals.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

const PARK = 'examples/star-battle.txt';
/** Four by four with one empty cell in each row. */
const GRID = [
  [1, 2, 3, 0],
  [3, 4, 0, 2],
  [2, 0, 4, 3],
  [0, 3, 2, 1],
];
const SUDOKU = JSON.stringify({ family: 'sudoku', box: [2, 2], grid: GRID });
const OPEN = JSON.stringify({ family: 'sudoku', box: [2, 2], grid: GRID.map((row) => row.map(() => 0)) });
const IMPOSSIBLE = JSON.stringify({ family: 'nonogram', rows: [[1], [1], []], columns: [[1, 1], [], []] });

async function json(argv: readonly string[], input = ''): Promise<Record<string, unknown>> {
  const { out } = await cli([...argv, '--json'], input);
  return JSON.parse(out) as Record<string, unknown>;
}

function fileOf(name: string, content: unknown): string {
  writeFileSync(name, typeof content === 'string' ? content : JSON.stringify(content));
  return name;
}

describe('explain', () => {
  it('writes numbered sentences that fit 80 columns and end with what was found', async () => {
    const { code, out } = await cli(['explain', PARK]);
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
    expect(lines.slice(0, 4)).toEqual([
      '   1   2   3   4   5',
      ' ┌───┬───────────────┐',
      '1│   │               │',
      ' │   └───┐           │',
    ]);
    expect(lines).toContain('1 star in every row, column and region');
    expect(out).toMatch(/\n\n(Steps 1 to \d+:| *1\. )/);
    expect(out).toContain('Column 3 needs one star, and only r5c3 is left.');
    expect(lines.at(-1)).toMatch(/^Solved in \d+ steps; /);
  });

  it('says which flag asks for more where the limit on questions was hit', async () => {
    const { code, out } = await cli(['explain', PARK, '--limit-questions', '1']);
    expect(code).toBe(3);
    expect(out).toMatch(
      /not solved yet: the limit on questions[\s\S]*A larger --limit-questions finds more steps\.\n$/,
    );
  });

  it('names each of several puzzles above its steps', async () => {
    const file = fileOf('two.jsonl', `${SUDOKU}\n${SUDOKU}\n`);
    const { out } = await cli(['explain', file]);
    const headings = out.split('\n').filter((line) => line.startsWith('two.jsonl'));
    expect(headings).toEqual(['two.jsonl: line 1', 'two.jsonl: line 2']);
    const alone = await cli(['explain', '-'], SUDOKU);
    expect(out.startsWith(`two.jsonl: line 1\n\n${alone.out}`)).toBe(true);
  });

  it('fits a narrow terminal', async () => {
    const terminal = { out: true, err: false, columns: 50 };
    const { out } = await cli(['explain', PARK], '', { terminal });
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(50);
  });

  it('answers as JSON with every step', async () => {
    const { family, verdict, steps, difficulty } = await json(['explain', '-'], SUDOKU);
    expect([family, verdict]).toEqual(['sudoku', 'solved']);
    expect(difficulty).toBeGreaterThan(0);
    const list = steps as Record<string, unknown>[];
    for (const step of list) {
      expect(Object.keys(step)).toEqual(
        expect.arrayContaining(['conclusions', 'reasons', 'facts', 'size', 'says']),
      );
      expect('smallest' in step).toBe(!('move' in step));
    }
    expect(JSON.stringify(list)).toContain('"cells":[[0,3]],"says":"r1c4 is 4"');
  });

  it('shows only what leads to a cell', async () => {
    const whole = await json(['explain', PARK]);
    const part = await json(['explain', PARK, '--cell', 'r1c1']);
    expect((part.steps as unknown[]).length).toBeLessThan((whole.steps as unknown[]).length);
    expect(part.says).toBe('So r1c1 holds a star.');
    const far = await json(['explain', PARK, '--cell', 'r4c4']);
    const [step] = far.direct as { readonly size: number }[];
    expect((far.steps as unknown[]).length).toBeGreaterThan(1);
    expect(step!.size).toBeGreaterThan(1);
    expect((await cli(['explain', PARK, '--cell', 'r4c4'])).out).toMatch(
      /\n\nFrom what the puzzle gives alone:\n[\s\S]*\n\nStep by step:\n/,
    );
    expect((await cli(['explain', PARK, '--cell', 'r4c4', '-o', 'why.svg'])).code).toBe(0);
    expect(readFileSync('why.svg', 'utf8')).toMatch(/From what the puzzle gives alone[\s\S]*Step by step/);
    const { out } = await cli(['explain', '-', '--cell', 'R1C1'], SUDOKU);
    expect(out).toBe('The puzzle gives that r1c1 is 1.\n');
  });

  it('says once what the steps take as known, in text, JSON and pictures', async () => {
    const board = ['explain', 'examples/queens.txt', '--limit-steps', '1'] as const;
    const premise = /^(\d+) queens are the most that fit, as a search has proved/m;
    expect((await cli(board)).out).toMatch(premise);
    expect((await json(board)).premises).toEqual([
      expect.stringMatching(premise),
      expect.stringMatching(/^Walls cut/),
    ]);
    expect(await cli([...board, '-o', 'queens.svg'])).toMatchObject({ code: 0 });
    expect(readFileSync('queens.svg', 'utf8')).toContain('queens are the most that fit');
    expect(await json(['explain', PARK])).not.toHaveProperty('premises');
  });

  it('says steps, hints and pictures in German', async () => {
    const { out } = await cli(['explain', PARK, '--language', 'de']);
    expect(out).toMatch(/\nGelöst in \d+ Schritten; .*\n?Schwierigkeit: /);
    expect(out).not.toMatch(/because|Steps|Known/);
    expect((await cli(['hint', PARK, '--language', 'de'])).out).toMatch(/^Sieh dir an: /);
    const { steps } = await json(['explain', PARK, '--language', 'de', '--detail', 'proof']);
    expect(JSON.stringify(steps)).toMatch(/Stern/);
    await cli(['explain', PARK, '--language', 'de', '-o', 'deutsch.svg', '--force']);
    expect(readFileSync('deutsch.svg', 'utf8')).toContain('Jedes Bild zeigt');
  });

  it('stops after a number of steps', async () => {
    const { code, out } = await cli(['explain', PARK, '--limit-steps', '2']);
    expect(code).toBe(0);
    expect(out).toMatch(/\n2 steps, and not solved yet: no more steps were asked for; /);
    expect((await json(['explain', PARK, '--limit-steps', '2'])).verdict).toBe('limit');
  });

  it('draws on one sheet or on pages, and writes text, by the name of the output', async () => {
    expect((await cli(['explain', PARK, '-o', 'steps.svg'])).code).toBe(0);
    expect(readFileSync('steps.svg', 'utf8')).toMatch(/^<svg[\s\S]*Each picture shows/);
    expect((await cli(['explain', PARK, '-o', 'steps.pdf', '--paper', 'letter'])).code).toBe(0);
    expect(readFileSync('steps.pdf').subarray(0, 5).toString()).toBe('%PDF-');
    expect((await cli(['explain', PARK, '-o', 'steps.txt'])).code).toBe(0);
    expect(readFileSync('steps.txt', 'utf8')).toBe((await cli(['explain', PARK])).out);
    const again = await cli(['explain', PARK, '-o', 'steps.svg']);
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('--force')]);
    const other = await cli(['explain', PARK, '-o', 'steps.png']);
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('.txt, .svg or .pdf')]);
  });

  it('says where two solutions differ, or that there is none, and answers every puzzle of a file', async () => {
    const many = await cli(['explain', '-', '--json'], [SUDOKU, OPEN, IMPOSSIBLE].join('\n'));
    expect(many.code).toBe(1);
    const answers = many.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answers.map(({ verdict }) => verdict)).toEqual(['solved', 'multiple', 'none']);
    expect(answers[1]).toHaveProperty('differs');
    const { code, out } = await cli(['explain', '-'], OPEN);
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(/^not explained: multiple: two solutions differ in/),
    ]);
    expect((await cli(['hint', '-'], IMPOSSIBLE)).out).toBe('no hint: none: no solution\n');
    expect((await cli(['rate', '-'], IMPOSSIBLE)).out).toBe('not rated: none: no solution\n');
    const drawn = await cli(['explain', '-', '-o', 'open.svg'], OPEN);
    expect([drawn.code, existsSync('open.svg')]).toEqual([1, false]);
  });

  it('refuses cells that there are not, and what is no cell', async () => {
    const outside = await cli(['explain', PARK, '--cell', 'r9c9']);
    expect([outside.code, outside.err]).toEqual([2, expect.stringContaining('from r1c1 to r5c5')]);
    const nonsense = await cli(['explain', PARK, '--cell', 'middle']);
    expect([nonsense.code, nonsense.err]).toEqual([2, expect.stringContaining('a cell such as r3c4')]);
  });

  it('ends with exit code 3 when the time is over', async () => {
    let now = 0;
    const { code } = await cli(['explain', PARK, '--timeout', '1'], '', { now: () => (now += 600) });
    expect(code).toBe(3);
  });
});

describe('hint', () => {
  it('shows more with each level', async () => {
    const [where, rules, step] = await Promise.all(
      ['1', '2', '3'].map(async (level) => (await cli(['hint', '-', '--level', level], SUDOKU)).out),
    );
    expect(where).toMatch(/^Look at \S.*\.\n$/);
    expect(rules).toContain(where!);
    expect(rules).toContain('\n- ');
    expect(rules).not.toContain('because');
    expect(step).toContain('r1c4 is 4.');
    const name = await cli(['hint', '-', '--level', '3', '--detail', 'name'], SUDOKU);
    expect(name.out).toBe('Last cell: r1c4 is 4.\n');
  });

  it('goes on from a partial solution', async () => {
    const puzzle = fileOf('grid.json', SUDOKU);
    const first = await json(['hint', puzzle, '--level', '3']);
    const state = GRID.map((row) => [...row]);
    state[0]![3] = 4;
    const next = await json(['hint', puzzle, fileOf('state.json', state), '--level', '3']);
    expect([first.status, next.status]).toEqual(['hint', 'hint']);
    expect(JSON.stringify(first.step)).toContain('r1c4 is 4');
    expect(JSON.stringify(next.step)).not.toContain('"says":"r1c4 is 4"');
    const wrapped = await json(['hint', puzzle, fileOf('wrapped.json', { solution: state }), '--level', '3']);
    expect(wrapped).toEqual(next);
  });

  it('says where an entry is wrong, which one it is, and the step that says so', async () => {
    const state = GRID.map((row) => [...row]);
    state[2]![1] = 4;
    const puzzle = fileOf('grid.json', SUDOKU);
    const wrong = fileOf('wrong.json', state);
    const [where, which, why] = await Promise.all(
      ['1', '2', '3'].map((level) => cli(['hint', puzzle, wrong, '--level', level])),
    );
    expect([where!.code, which!.code, why!.code]).toEqual([1, 1, 1]);
    expect(where!.out).toMatch(/^An entry is wrong\. Look at (?!.*r3c2).*\.\n$/);
    expect(which!.out).toBe('This entry is wrong: r3c2 is 4.\n');
    expect(why!.out).toMatch(/^This entry is wrong: r3c2 is 4\.\n.*because/);
    const answer = await json(['hint', puzzle, 'wrong.json']);
    expect(answer).toMatchObject({ status: 'wrong', level: 1, wrong: 'r3c2 is 4' });
  });

  it('says that a given with another value is wrong, and where from the second level on', async () => {
    const state = GRID.map((row) => [...row]);
    const column = state[0]!.findIndex((number) => number > 0);
    const given = state[0]![column]!;
    state[0]![column] = (given % 4) + 1;
    const hint = (...more: readonly string[]) =>
      cli(['hint', fileOf('grid.json', SUDOKU), fileOf('given.json', state), ...more]);
    expect(await hint()).toMatchObject({
      code: 1,
      out: 'An entry is wrong: it changes what the puzzle gives.\n',
    });
    const message = `The given ${given} became ${(given % 4) + 1}.`;
    const where = `row 1, column ${column + 1}`;
    expect((await hint('--level', '2')).out).toBe(`This entry is wrong: ${where}: ${message}\n`);
    const { out } = await hint('--json');
    expect(JSON.parse(out)).toEqual({ family: 'sudoku', status: 'wrong', level: 1, where, wrong: message });
  });

  it('says that a finished state is finished', async () => {
    const { solution } = await json(['solve', '-'], SUDOKU);
    const { code, out } = await cli(['hint', fileOf('grid.json', SUDOKU), fileOf('all.json', { solution })]);
    expect([code, out]).toEqual([0, expect.stringContaining('Nothing is left to find')]);
  });

  it('refuses a state of another shape or puzzle, naming the file', async () => {
    const puzzle = fileOf('grid.json', SUDOKU);
    for (const state of [
      [
        [1, 2],
        [3, 4],
      ],
      GRID.map((row) => row.map(() => 1)),
      'solved',
      { stars: 3 },
    ]) {
      const { code, err } = await cli(['hint', puzzle, fileOf('other.json', JSON.stringify(state))]);
      expect([code, err]).toEqual([2, expect.stringContaining('other.json')]);
    }
    const twice = await cli(['hint', '-', '-'], SUDOKU);
    expect([twice.code, twice.err]).toEqual([2, expect.stringContaining('only one of the two files')]);
    const missing = await cli(['hint', puzzle, 'nowhere.json']);
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('nowhere.json')]);
  });

  it('says the verdict of a puzzle without exactly one solution', async () => {
    const { code, out } = await cli(['hint', '-'], OPEN);
    expect([code, out]).toEqual([1, expect.stringContaining('multiple')]);
  });
});
