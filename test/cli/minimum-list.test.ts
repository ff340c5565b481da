/** `minimum` with a list of puzzles: an answer for each, one state file, a table at the end. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { cancelled } from '../../src/jobs/ports/workers.js';
import { runTask } from '../../src/jobs/tasks/tasks.js';
import { cli, enterWorkFolder } from './harness.js';
import { openHere } from './in-process.js';

enterWorkFolder();
const LIST = ['minimum', 'sudoku', 'grids.jsonl'];
const STATE = ['--state', 'grids.state'];
afterEach(() => rmSync('grids.state', { force: true }));

const grids = () => readFileSync('grids.jsonl', 'utf8').trimEnd().split('\n');
const answersIn = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Workers that count the searches that they run. */
function counting() {
  let searches = 0;
  const openWorkers = (width: number) => {
    const workers = openHere(width);
    const run: typeof workers.run = (name, argument) => {
      if (name === 'minimum-puzzle') searches++;
      return workers.run(name, argument);
    };
    return { ...workers, run };
  };
  return { openWorkers, searches: () => searches };
}

const TABLE = `puzzle  at least  at most  proved
     1         4        4     yes
     2         4        4     yes
     3         4        4     yes

4 proved the least for 3 of 3 puzzles
`;

describe('minimum with a list of puzzles', () => {
  it('answers with a table', async () => {
    expect(await cli(LIST)).toMatchObject({ code: 0, out: TABLE });
  });

  it('answers each as it answers it alone', async () => {
    const { out } = await cli([...LIST, '--count', '--json']);
    const alone = [];
    for (const puzzle of ['1', '2', '3']) {
      const one = await cli([...LIST, '--count', '--json', '--puzzle', puzzle]);
      const { stats, ...rest } = answersIn(one.out)[0];
      const { seconds: _, ...counted } = stats;
      alone.push({ ...rest, stats: counted });
    }
    expect(answersIn(out)).toEqual(alone);
    expect(alone.map(({ count }) => count)).toEqual([12, 128, 12]);
    expect((await cli([...LIST, '--count'])).out).toContain('     2         4        4     yes   128');
  });

  it('searches once what is in the list twice', async () => {
    const twice = [...grids(), ...grids()].join('\n');
    const { openWorkers, searches } = counting();
    const { out } = await cli(['minimum', 'sudoku', '-', '--json'], twice, { openWorkers });
    const answers = answersIn(out);
    expect(answers).toHaveLength(6);
    expect(answers.slice(3)).toEqual(answers.slice(0, 3));
    expect(searches()).toBe(3);
  });

  it('says of each broken line what is wrong, and answers the others', async () => {
    const cut = '{"family":"sudoku","box":[2,2],"grid":[[1,2]]}';
    const other = '{"family":"queens","board":["..",".."]}';
    const several = JSON.stringify({ ...JSON.parse(grids()[0]!), grid: Array(4).fill([0, 0, 0, 0]) });
    const input = [cut, grids()[0], other, several, grids()[1]].join('\n');
    const { code, out } = await cli(['minimum', 'sudoku', '-', '--json'], input);
    expect(code).toBe(2);
    expect(answersIn(out)).toMatchObject([
      { error: { code: 'grid-size', line: 1 } },
      { optimum: 4 },
      { error: { code: 'other-family', line: 3 } },
      { error: { code: 'puzzle-ambiguous', line: 4 } },
      { optimum: 4 },
    ]);
    const words = await cli(['minimum', 'sudoku', '-'], input);
    expect(words.code).toBe(2);
    expect(words.err).toContain('standard input: line 3: is a Queens; minimum sudoku expects a Sudoku');
    expect(words.out).toContain('     4         -        -      no');
    expect(words.out).toContain('3 of 5 puzzles without a proved least number');
  });

  it('writes the puzzles that it found', async () => {
    const { err } = await cli([...LIST, '-o', 'found.jsonl', '--force']);
    expect(err).toContain('wrote found.jsonl');
    const { code, out } = await cli(['check', 'found.jsonl']);
    expect([code, out.match(/unique/g)]).toEqual([0, ['unique', 'unique', 'unique']]);
  });

  it('bounds each puzzle where a limit is hit', async () => {
    const { code, out } = await cli([...LIST, '--limit-nodes', '1']);
    expect(code).toBe(3);
    expect(out).toContain('1 of 3 puzzles without a proved least number');
  });

  it.each([
    [[...LIST, '--verbose'], '--verbose: found 3 puzzles; expected one, which --puzzle picks'],
    [[...LIST, '--export', 'program'], '--export: found 3 puzzles'],
    [[...LIST, '--state', 'cat.non'], 'cat.non: is no state of minimum sudoku with a list of puzzles'],
  ])('refuses what is about one puzzle, and foreign files: %j', async (argv, message) => {
    const { code, out, err } = await cli(argv);
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(message)]);
  });
});

describe('the state of a list', () => {
  /** Workers that answer some searches and then are interrupted. */
  async function interruptedAfter(most: number) {
    let interrupt: () => void = () => undefined;
    let searches = 0;
    const openWorkers = (width: number) => {
      const workers = openHere(width);
      const running: Promise<unknown>[] = [];
      const run: typeof workers.run = (name, argument) => {
        if (name === 'minimum-puzzle' && ++searches > most) {
          return Promise.all(running).then(async () => {
            // What was found is on its way to the file.
            await new Promise(setImmediate);
            interrupt();
            throw cancelled();
          });
        }
        const answer = workers.run(name, argument);
        running.push(answer);
        return answer;
      };
      return { ...workers, run };
    };
    const onInterrupt = (stop: () => void) => {
      interrupt = stop;
      return () => undefined;
    };
    return cli([...LIST, ...STATE], '', { openWorkers, onInterrupt });
  }

  it('holds every answer of a run that was interrupted, and the next run goes on', async () => {
    const list = await cli(LIST);
    const half = await interruptedAfter(2);
    expect([half.code, half.err]).toEqual([
      130,
      expect.stringContaining('the same command goes on from here'),
    ]);
    const { openWorkers, searches } = counting();
    const whole = await cli([...LIST, ...STATE], '', { openWorkers });
    expect(whole).toMatchObject({ code: 0, out: list.out });
    expect(searches()).toBe(1);
    const again = counting();
    expect(await cli([...LIST, ...STATE], '', { openWorkers: again.openWorkers })).toEqual(whole);
    expect(again.searches()).toBe(0);
  });

  it('serves other requests too, and loses no answer', async () => {
    await cli([...LIST, ...STATE]);
    await cli([...LIST, ...STATE, '--count']);
    expect(readFileSync('grids.state', 'utf8').trimEnd().split('\n')).toHaveLength(7);
    const { openWorkers, searches } = counting();
    await cli([...LIST, ...STATE], '', { openWorkers });
    expect(searches()).toBe(0);
  });

  it.each<[string, (line: string) => string]>([
    ['cut off', (line) => line.slice(0, 50)],
    [
      'with a puzzle of several solutions',
      (line) =>
        line.replace(/("finds":\[.*"grid":)\[\[.*?\]\]/, '$1[[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]'),
    ],
    ['without its optimum', (line) => line.replace('"optimum":4', '"optimum":null')],
  ])('that was altered is searched again: %s', async (_what, alter) => {
    await cli([...LIST, ...STATE]);
    const [head, first, ...others] = readFileSync('grids.state', 'utf8').trimEnd().split('\n');
    expect(alter(first!)).not.toBe(first);
    writeFileSync('grids.state', `${[head, alter(first!), ...others].join('\n')}\n`);
    const { openWorkers, searches } = counting();
    expect(await cli([...LIST, ...STATE], '', { openWorkers })).toMatchObject({ code: 0, out: TABLE });
    expect(searches()).toBe(1);
    expect(existsSync('grids.state')).toBe(true);
  });

  it('is an answer that a task gives for the same request', async () => {
    await cli([...LIST, ...STATE]);
    const lines = readFileSync('grids.state', 'utf8').trimEnd().split('\n').slice(1);
    for (const line of lines) {
      const { question, answer } = JSON.parse(line);
      const request = { problem: 'sudoku', question, budget: {}, certify: true };
      expect(JSON.parse(JSON.stringify(await runTask('minimum-puzzle', request)))).toEqual(answer);
    }
  });
});
