/**
 * Books as whole processes: 200 puzzles of all families with one worker and with two; a packet for a class,
 * and a book of 120 pages, beside the seconds that they may take on two idle cores.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GENERATORS } from '../../generators/registry.js';
import { figure, printTable, timed } from './table.js';
import { record } from './targets.js';

const PUZZLES = 200;
const CORES = 2;
const JOBS = [CORES, 1];
const LIMIT_MILLISECONDS = 600_000;

/** Books that may take a number of seconds. */
const WANTED = [
  {
    name: 'two hundred, without labels of difficulty',
    target: 15,
    data: { 'difficulty-labels': false, parts: evenParts() },
  },
  {
    name: 'packet',
    target: 5,
    data: {
      layout: 'packet',
      'difficulty-labels': false,
      parts: [
        { family: 'sudoku', count: 6, parameters: { size: 4 } },
        { family: 'sudoku', count: 4, parameters: { size: 6 } },
        { family: 'kenken', count: 6, parameters: { size: 4 } },
        { family: 'nonogram', count: 4, parameters: { size: 5 } },
      ],
    },
  },
  {
    name: 'mixed',
    target: 45,
    data: { pages: 120, parts: GENERATORS.map(({ family }) => ({ family, count: 1 })) },
  },
  {
    name: 'mixed, without labels of difficulty',
    target: 45,
    data: {
      pages: 120,
      'difficulty-labels': false,
      parts: GENERATORS.map(({ family }) => ({ family, count: 1 })),
    },
  },
] as const;

export async function benchBook(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-book-'));
  try {
    const spec = path.join(folder, 'spec.json');
    writeFileSync(spec, JSON.stringify({ title: 'Two hundred puzzles', seed: 'bench', parts: evenParts() }));
    let first: Buffer | undefined;
    const rows = JOBS.map((jobs) => {
      const pdf = path.join(folder, `${jobs}.pdf`);
      const { seconds, pages } = run(spec, pdf, jobs);
      if (jobs === CORES) record('book', 'two hundred', seconds);
      const bytes = readFileSync(pdf);
      first ??= bytes;
      const megabytes = figure(statSync(pdf).size / 1e6);
      return [jobs, PUZZLES, pages, figure(seconds), megabytes, bytes.equals(first) ? 'same' : 'different'];
    });
    const columns = ['workers', 'puzzles', 'pages', 'seconds', 'megabytes', 'bytes'];
    printTable(`A book of ${GENERATORS.length} families (whole process)`, columns, rows);
    const wanted = WANTED.map(({ name, target, data }) => {
      const inside = mkdtempSync(path.join(folder, 'wanted-'));
      const file = path.join(inside, 'spec.json');
      writeFileSync(file, JSON.stringify({ title: name, seed: 'bench', ...data }));
      const { seconds, pages, puzzles } = run(file, path.join(inside, 'book.pdf'), CORES);
      record('book', name, seconds);
      return [name, puzzles, pages, figure(seconds), target];
    });
    printTable(
      `Books with ${CORES} workers (whole process)`,
      ['book', 'puzzles', 'pages', 'seconds', 'target'],
      wanted,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Equal numbers of puzzles of every family, up to one more. */
function evenParts() {
  return GENERATORS.map(({ family }, index) => ({
    family,
    count: Math.floor((PUZZLES + GENERATORS.length - 1 - index) / GENERATORS.length),
  }));
}

interface Run {
  readonly seconds: number;
  readonly pages: number;
  readonly puzzles: number;
}

function run(spec: string, pdf: string, jobs: number): Run {
  const program = path.resolve(import.meta.dirname, '../../cli/main.cjs');
  const argv = [program, 'book', spec, '-o', pdf, '--jobs', String(jobs), '--json'];
  const { value, milliseconds } = timed(() =>
    spawnSync(process.execPath, argv, { encoding: 'utf8', timeout: LIMIT_MILLISECONDS }),
  );
  if (value.status !== 0) throw new Error(`book ended with ${value.status ?? value.signal}: ${value.stderr}`);
  const { pages, puzzles } = JSON.parse(value.stdout) as { pages: number; puzzles: number };
  return { seconds: milliseconds / 1000, pages, puzzles };
}
