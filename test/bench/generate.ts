/**
 * How long one puzzle takes, proof and rating included, for every generator at its three presets; beside it the generators of
 * Simon Tatham's Portable Puzzle Collection where it is installed (the Debian package sgt-puzzles).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { USUAL_ATTEMPTS } from '../../generators/attempts.js';
import { openBatch } from '../../generators/batch.js';
import type { AnyGenerator, Settings } from '../../generators/generator.js';
import { findGenerator, GENERATORS } from '../../generators/index.js';
import { makePuzzle } from '../../generators/make.js';
import { openEngine } from '../../src/engine/index.js';
import { median, printTable } from './table.js';
import { record } from './targets.js';

/** Puzzles of one row at most, and milliseconds of processor time after which no further one is begun. */
const COUNT = 40;
const ENOUGH = 8000;
/** Puzzles made before the clock runs: the compiler of the engine warms up. */
const WARM_UP = 40;
/** Puzzles of the collection's games: the shell counts hundredths of a second. */
const GAMES = 100;
const SEED = 'bench';

/** A game of the collection, its parameters, and what comes closest here. */
const BESIDE: readonly (readonly [game: string, parameters: string, family: string, settings: Settings])[] = [
  ['pattern', '20x20', 'nonogram', { size: '20' }],
  ['solo', '3x3', 'sudoku', {}],
  ['keen', '6', 'kenken', { size: 6 }],
  ['keen', '9', 'kenken', { size: 9 }],
  ['bridges', '15x15', 'hashi', { size: '15' }],
  ['bridges', '25x25', 'hashi', { size: '25' }],
];

interface Measured {
  readonly milliseconds: readonly number[];
  readonly attempts: number;
  readonly difficulties: ReadonlyMap<string, number>;
  readonly failed: number;
}

/** Prints both tables. */
export async function benchGenerate(): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const generator of GENERATORS) {
    for (const { name, settings } of generator.presets) {
      const measured = await measure(generator, settings);
      record('generate', `${generator.id} ${name}`, median(measured.milliseconds));
      rows.push([generator.id, name, describe(settings), ...rowOf(measured)]);
    }
  }
  const columns = [
    'generator',
    'preset',
    'settings',
    'puzzles',
    'median ms',
    'worst ms',
    'attempts',
    'difficulty',
    'given up',
  ];
  printTable('processor time per puzzle, any difficulty, proved and rated', columns, rows);
  await benchBeside();
}

async function benchBeside(): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const [game, parameters, family, settings] of BESIDE) {
    const theirs = millisecondsOf(game, parameters);
    const generator = findGenerator(family);
    if (theirs === undefined || generator === undefined) continue;
    const { milliseconds } = await measure(generator, settings);
    const mean = milliseconds.reduce((total, one) => total + one, 0) / milliseconds.length;
    record('generate', `${game} ${parameters}`, mean / theirs);
    rows.push([`${game} ${parameters}`, theirs.toFixed(1), mean.toFixed(1), (mean / 2).toFixed(1)]);
  }
  if (rows.length === 0) {
    process.stdout.write('\nsgt-puzzles is not installed: no comparison\n');
    return;
  }
  const columns = ['game', 'sgt-puzzles ms', 'here ms', 'here ms, on two cores'];
  printTable("mean processor time per puzzle, beside Tatham's collection", columns, rows);
}

async function measure(generator: AnyGenerator, settings: Settings): Promise<Measured> {
  const engine = await openEngine('sat');
  const batch = await openBatch({ generator, settings, goal: { noGuess: false }, seed: SEED });
  if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
  const milliseconds: number[] = [];
  const difficulties = new Map<string, number>();
  let attempts = 0;
  let failed = 0;
  for (let number = 1, spent = 0; number <= COUNT + WARM_UP && spent < ENOUGH; number++) {
    const request = { batch: batch.value, number, firstAttempt: 0, limitAttempts: USUAL_ATTEMPTS };
    const before = processorTime();
    const value = makePuzzle(request, engine);
    const took = processorTime() - before;
    spent += took;
    if (number <= WARM_UP && spent < ENOUGH / 4) continue;
    milliseconds.push(took);
    if (value.status === 'limit') {
      failed++;
      continue;
    }
    const { difficulty } = value.record;
    attempts += value.record.attempts;
    difficulties.set(difficulty, (difficulties.get(difficulty) ?? 0) + 1);
  }
  return { milliseconds, attempts, difficulties, failed };
}

function rowOf({ milliseconds, attempts, difficulties, failed }: Measured): (string | number)[] {
  const made = milliseconds.length - failed;
  const levels = [...difficulties].map(([level, count]) => `${count} ${level}`).join(', ');
  return [
    made,
    median(milliseconds).toFixed(1),
    Math.max(...milliseconds).toFixed(1),
    (attempts / Math.max(1, made)).toFixed(1),
    levels,
    failed,
  ];
}

function describe(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');
}

/** Milliseconds that this process has worked: what else the machine does leaves it alone. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Mean processor time per puzzle of a game, what starting it takes left out; undefined: it is not installed. */
function millisecondsOf(game: string, parameters: string): number | undefined {
  const program = [`/usr/games/sgt-${game}`, `/usr/lib/sgt-puzzles/${game}`].find(existsSync);
  if (program === undefined) return undefined;
  const run = (count: number) => shellTime(`${program} --generate ${count} ${parameters} > /dev/null`);
  const starting = Math.min(run(1), run(1), run(1));
  return Math.max(0, run(GAMES + 1) - starting) / GAMES;
}

/** Processor time of a command, as the shell's own `times` reports it for its children. */
function shellTime(command: string): number {
  const { stdout } = spawnSync('/bin/sh', ['-c', `${command}; times`], { encoding: 'utf8' });
  const [, children = ''] = stdout.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (total, [, minutes, seconds]) => total + (Number(minutes) * 60 + Number(seconds)) * 1000,
    0,
  );
}
