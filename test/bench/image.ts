/**
 * From a picture file to finished files, whole process: `puzzlewright image` at 15x15, 30x30 and 50x50,
 * median of runs.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { figure, median, printTable, timed } from './table.js';

const RUNS = 3;
const SIZES = [15, 30, 50];
const PICTURES = [
  ['owl.svg', 'otsu'],
  ['whale.svg', 'otsu'],
  ['photographer.jpg', 'adaptive'],
] as const;
const LIMIT_MILLISECONDS = 120_000;

export async function benchImage(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-image-'));
  try {
    const rows = PICTURES.flatMap(([picture, method]) =>
      SIZES.map((size) => {
        const stem = path.join(folder, 'made');
        const seconds = Array.from({ length: RUNS }, () => run(picture, method, size, stem) / 1000);
        const { verdict, line, changed, lowerBound, proved } = JSON.parse(
          readFileSync(`${stem}.json`, 'utf8'),
        );
        const bound = proved ? 'proved' : `at least ${lowerBound}`;
        return [
          picture,
          method,
          `${size} wide`,
          verdict,
          line ? 'by lines' : 'not by lines',
          changed.length,
          bound,
          figure(median(seconds)),
        ];
      }),
    );
    const columns = ['picture', 'method', 'size', 'verdict', 'solvable', 'changed', 'fewest', 'seconds'];
    printTable(`Picture file to finished files (whole process, median of ${RUNS})`, columns, rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(picture: string, method: string, size: number, stem: string): number {
  const program = path.resolve(import.meta.dirname, '../../cli/main.cjs');
  const argv = [program, 'image', `images/${picture}`, '--width', String(size), '--method', method];
  const options = ['--seed', 'bench', '-o', stem, '--force'];
  const { value, milliseconds } = timed(() =>
    spawnSync(process.execPath, [...argv, ...options], { stdio: 'ignore', timeout: LIMIT_MILLISECONDS }),
  );
  if (value.status !== 0)
    throw new Error(`image ${picture} at ${size} ended with ${value.status ?? value.signal}`);
  return milliseconds;
}
