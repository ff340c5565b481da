/**
 * From a line of a file to the printed verdict: `check FILE --json` on Sudokus with 17 givens, one a line,
 * everything included (reading, the model, the solver, the checked proof, the rules, printing), in processor
 * time of the whole process. The time of a file with one line is taken off, so that starting the program does
 * not count.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRng } from '../../src/core/random.js';
import { runProgram } from './process.js';
import { disguise } from './sudoku-symmetry.js';
import { figure, printTable } from './table.js';
import { record } from './targets.js';

const PUBLISHED = 'test/golden/sudoku/seventeen.txt';
const LINES = { sat: 5000, highs: 24 } as const;

/** Prints milliseconds a line for both engines. */
export function benchCheckedLines(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'puzzlewright-lines-'));
  try {
    const rows = (['sat', 'highs'] as const).map((engine) => {
      const lines = disguisedLines(LINES[engine]);
      const few = processorSeconds(engine, lines.slice(0, 1), folder);
      const all = processorSeconds(engine, lines, folder);
      const milliseconds = (1000 * (all - few)) / (lines.length - 1);
      record('checked-lines', engine, milliseconds);
      return [engine, lines.length, engine === 'sat' ? 'yes' : 'no', figure(milliseconds)];
    });
    printTable(
      'From a line of a file to its printed verdict: Sudokus with 17 givens',
      ['engine', 'lines', 'proof checked', 'milliseconds a line'],
      rows,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** New puzzles, each an image of a published one. */
function disguisedLines(count: number): readonly string[] {
  const published = readFileSync(PUBLISHED, 'utf8').trim().split('\n');
  const rng = createRng('checked lines');
  return Array.from({ length: count }, (_, number) => disguise(published[number % published.length]!, rng));
}

/**
 * Processor time of a process that checks the lines.
 * @throws Error when it does not call every one of them unique
 */
function processorSeconds(engine: string, lines: readonly string[], folder: string): number {
  const file = path.join(folder, `${lines.length}.txt`);
  const answers = path.join(folder, `${lines.length}-${engine}.json`);
  writeFileSync(file, lines.join('\n'));
  const { seconds } = runProgram(['check', file, '--engine', engine, '--json', '-o', answers]);
  const found = readFileSync(answers, 'utf8').match(/"verdict":"unique"/g)?.length ?? 0;
  if (found !== lines.length) throw new Error(`${found} of ${lines.length} lines are called unique`);
  return seconds;
}
