/** A book of 200 puzzles of all families, whole process: `puzzlewright book` with one worker and with two. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GENERATORS } from '../../generators/index.js';
import { figure, printTable, timed } from './table.js';

const PUZZLES = 200;
const JOBS = [2, 1];
const LIMIT_MILLISECONDS = 600_000;

export async function benchBook(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-book-'));
  try {
    const spec = path.join(folder, 'spec.json');
    writeFileSync(spec, JSON.stringify({ title: 'Two hundred puzzles', seed: 'bench', parts: evenParts() }));
    let first: Buffer | undefined;
    const rows = JOBS.map((jobs) => {
      const pdf = path.join(folder, `${jobs}.pdf`);
      const { seconds, pages } = run(spec, pdf, jobs);
      const bytes = readFileSync(pdf);
      first ??= bytes;
      const megabytes = figure(statSync(pdf).size / 1e6);
      return [jobs, PUZZLES, pages, figure(seconds), megabytes, bytes.equals(first) ? 'same' : 'different'];
    });
    const columns = ['workers', 'puzzles', 'pages', 'seconds', 'megabytes', 'bytes'];
    printTable(`A book of ${GENERATORS.length} families (whole process)`, columns, rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As many puzzles of every family as of any other, or one more. */
function evenParts() {
  return GENERATORS.map(({ family }, index) => ({
    family,
    count: Math.floor((PUZZLES + GENERATORS.length - 1 - index) / GENERATORS.length),
  }));
}

function run(spec: string, pdf: string, jobs: number): { readonly seconds: number; readonly pages: number } {
  const program = path.resolve(import.meta.dirname, '../../cli/main.cjs');
  const argv = [program, 'book', spec, '-o', pdf, '--jobs', String(jobs), '--json'];
  const { value, milliseconds } = timed(() =>
    spawnSync(process.execPath, argv, { encoding: 'utf8', timeout: LIMIT_MILLISECONDS }),
  );
  if (value.status !== 0) throw new Error(`book ended with ${value.status ?? value.signal}: ${value.stderr}`);
  return { seconds: milliseconds / 1000, pages: (JSON.parse(value.stdout) as { pages: number }).pages };
}
