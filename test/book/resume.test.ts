/** A book that was interrupted goes on from what is still what it was, and from no more. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Host } from '../../src/cli/host/host.js';
import { run } from '../../src/cli/start/run.js';
import { cancelled } from '../../src/jobs/ports/workers.js';
import { loadPicture } from '../../src/picture/decode/load.js';
import { cli } from '../cli/harness.js';
import { openHere } from '../cli/in-process.js';
import { WEEK, workInFreshFolder } from './fresh-folder.js';

const WORK = 'week.puzzles.jsonl';

workInFreshFolder();

/** Workers whose user interrupts them after some tasks. */
function interruptedHost(after: number): { readonly host: Host; readonly notes: string[] } {
  const notes: string[] = [];
  let stop = (): void => undefined;
  let left = after;
  const host: Host = {
    out: () => undefined,
    note: (line) => void notes.push(line),
    error: (line) => void notes.push(line),
    readInput: () => new Uint8Array(),
    input: async function* () {},
    now: () => 0,
    freshSeed: () => 'fresh',
    openService: () => Promise.reject(new Error('a book asks no service')),
    decodeWithin: async (bytes, options) => ({ loaded: await loadPicture(bytes, options), milliseconds: 0 }),
    openWorkers: () => {
      const workers = openHere(1);
      let last: Promise<unknown> = Promise.resolve();
      return {
        ...workers,
        run: async (name, argument) => {
          if (left-- <= 0) {
            await last;
            stop();
            throw cancelled();
          }
          const answer = workers.run(name, argument);
          last = answer;
          return answer as never;
        },
      };
    },
    workers: 1,
    onInterrupt: (call) => {
      stop = call;
      return () => undefined;
    },
    terminal: { out: false, err: false },
  };
  return { host, notes };
}

/** The ids of the puzzles in a finished book. */
function idsIn(file: string): readonly string[] {
  const { parts } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly parts: readonly { readonly puzzles: readonly { readonly id: string }[] }[];
  };
  return parts.flatMap(({ puzzles }) => puzzles.map(({ id }) => id));
}

/** Interrupts the book of the week with some puzzles finished; returns the lines of its work file. */
async function interruptedWeek(after: number): Promise<string[]> {
  await run(['book', 'week.yaml', '-o', 'week.pdf'], interruptedHost(after).host);
  return readFileSync(WORK, 'utf8').trimEnd().split('\n');
}

/**
 * Resumes the book of the week and counts the puzzles that were made, without those that were only looked at.
 */
async function resume(): Promise<{ readonly code: number; readonly err: string; readonly added: string }> {
  let added = '';
  const onInterrupt = () => () => {
    added = existsSync(WORK) ? readFileSync(WORK, 'utf8') : '';
  };
  const { code, err } = await cli(['book', 'week.yaml', '-o', 'week.pdf', '--resume'], '', { onInterrupt });
  return { code, err, added };
}

async function expectWhole(): Promise<void> {
  await cli(['book', 'week.yaml', '-o', 'whole.pdf']);
  expect(readFileSync('week.pdf').equals(readFileSync('whole.pdf'))).toBe(true);
}

describe('a book that was interrupted', () => {
  it('goes on where it was interrupted, to the same bytes', async () => {
    const { host, notes } = interruptedHost(4);
    expect(await run(['book', 'week.yaml', '-o', 'week.pdf'], host)).toBe(130);
    expect(notes.join()).toContain('--resume');
    expect(readdirSync('.').toSorted()).toEqual(['week.puzzles.jsonl', 'week.yaml']);
    const kept = readFileSync('week.puzzles.jsonl', 'utf8');
    expect(kept.split('\n').length).toBeGreaterThan(2);

    expect((await cli(['book', 'week.yaml', '-o', 'week.pdf'])).err).toContain('week.puzzles.jsonl: exists');
    writeFileSync('week.puzzles.jsonl', `${kept}{"slice":0,"num`);
    expect(await cli(['book', 'week.yaml', '-o', 'week.pdf', '--resume'])).toMatchObject({ code: 0 });
    expect(existsSync('week.puzzles.jsonl')).toBe(false);
    await cli(['book', 'week.yaml', '-o', 'whole.pdf']);
    expect(readFileSync('week.pdf').equals(readFileSync('whole.pdf'))).toBe(true);
  });

  it.each<[string, (line: string) => string]>([
    ['a blanked puzzle', (line) => line.replace(/("grid":\[\[.*?)[1-9]/, (_, before) => `${before}0`)],
    ['another verdict', (line) => line.replace('"verdict":"unique"', '"verdict":"multiple"')],
    ['another solution', (line) => line.replace(/"solution":\[\[(\d),(\d)/, '"solution":[[$2,$1')],
    ['half a line', (line) => line.slice(0, 90)],
    ['no puzzle', () => '[]'],
  ])('makes a puzzle again, and names its line, where the work file has %s', async (_name, alter) => {
    const lines = await interruptedWeek(5);
    const altered = alter(lines[1]!);
    expect(altered).not.toBe(lines[1]);
    writeFileSync(WORK, `${[lines[0], altered, ...lines.slice(2)].join('\n')}\n`);
    const { code, err, added } = await resume();
    expect(code).toBe(0);
    expect(err).toContain(`${WORK}, line 2: is not the puzzle that was made here; it is made again`);
    expect(err.match(/made here/g)).toHaveLength(1);
    expect(added.split('\n')).not.toContain(altered);
    await expectWhole();
  });

  it('keeps the puzzles of the other parts when one part is changed', async () => {
    const lines = await interruptedWeek(5);
    expect(lines.some((line) => line.includes('star-battle'))).toBe(true);
    const relaxed = WEEK.replace('{ size: 6 } }', '{ size: 5 } }');
    writeFileSync('week.yaml', relaxed);
    const { code, err, added } = await resume();
    expect(code).toBe(0);
    expect(err).toMatch(/\d puzzles? (is|are) of parts that have been changed; left out/);
    const kept = lines.filter((line) => line.includes('sudoku'));
    expect(kept).toHaveLength(3);
    for (const line of kept) expect(added).toContain(line);
    expect(idsIn('week.json').filter((id) => id.includes('size=5'))).toHaveLength(3);
    await expectWhole();
  });

  it('keeps what it has when a part shall have more or fewer puzzles', async () => {
    await interruptedWeek(5);
    writeFileSync(
      'week.yaml',
      WEEK.replace('count: 3', 'count: 2').replace('star-battle, count: 3', 'star-battle, count: 4'),
    );
    expect(await resume()).toMatchObject({ code: 0, err: expect.stringContaining('1 puzzle is of parts') });
    expect(idsIn('week.json')).toHaveLength(6);
    await expectWhole();
  });

  it('keeps the parts that could be filled, and says in the keys of the specification how to relax the others', async () => {
    // There are only a few full grids of this size, turned and mirrored ones and those with other numbers
    // being copies.
    const few = '{ title: Few, family: sudoku, count: 30, parameters: { size: 4, givens: 16 } }';
    const others = '{ family: sudoku, count: 2, parameters: { size: 4 } }';
    writeFileSync('week.yaml', `seed: owl\ntrim: a5\nparts:\n  - ${few}\n  - ${others}\n`);
    const { code, err } = await cli(['book', 'week.yaml', '-o', 'week.pdf', '--limit-attempts', '30']);
    expect({ code, err }).toMatchObject({ code: 3 });
    const [, made] =
      /part 1 \(Few, line 4\): (\d+) of 30 puzzles; gave up on the next one after 30 attempts/.exec(err) ??
      [];
    expect(err).toContain(
      `to relax: change "size" or "givens" below "parameters", or lower "count" to ${made}, or raise --limit-attempts (now 30)`,
    );
    const all = 2 + Number(made);
    expect(err).toContain(`${WORK} keeps ${all} finished puzzles`);
    writeFileSync('week.yaml', readFileSync('week.yaml', 'utf8').replace('count: 30', `count: ${made}`));
    const kept = readFileSync(WORK, 'utf8');
    expect((await resume()).added).toBe(kept);
    expect(idsIn('week.json')).toHaveLength(all);
  });

  it('does not go on with the puzzles of another book, or with what is no work file', async () => {
    await interruptedWeek(4);
    writeFileSync('week.yaml', WEEK.replace('owl', 'cat'));
    expect(await resume()).toMatchObject({
      code: 2,
      err: expect.stringContaining(`${WORK}: belongs to another specification`),
    });
    writeFileSync(WORK, 'my notes\n');
    expect(await resume()).toMatchObject({
      code: 2,
      err: expect.stringContaining(`${WORK}: is no work file`),
    });
    expect(readFileSync(WORK, 'utf8')).toBe('my notes\n');
    writeFileSync(WORK, '{"version":2,"seed":"owl"}\n');
    expect(await resume()).toMatchObject({
      code: 2,
      err: expect.stringContaining(`${WORK}, line 1: version: Version 1 is expected; found 2.`),
    });
  });
});
