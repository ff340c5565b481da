/**
 * Generators beside those of Simon Tatham's Portable Puzzle Collection (the Debian package sgt-puzzles): mean
 * processor time per puzzle, starting a program left out. Theirs are compiled before they start; ours are
 * timed once the compiler of the engine has warmed up.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { findGenerator } from '../../generators/registry.js';
import type { Settings } from '../../generators/shared/generator.js';
import type { LogicReach } from '../../src/families/contract/family.js';
import { openMade } from './generate-timed.js';
import type { BenchmarkOptions } from './options.js';
import { measure } from './processor.js';
import { printTable } from './table.js';
import { record } from './targets.js';
import { programOf } from './tatham-programs.js';

/**
 * Seconds of processor time in which puzzles of one row are made, and how many at most. The shell counts
 * hundredths.
 */
const SECONDS = 2;
const MOST = 10_000;
/** Seconds of warming up. */
const WARM_UP = 2.5;
/** Puzzles of ours that are timed together: to read the time takes about as long as to make a small one. */
const ROUND = 10;
/** Puzzles by which it is estimated how many of theirs take that long. */
const ESTIMATE = 20;

/** A game of the collection, its parameters, and what is made here. */
interface Comparison {
  readonly game: string;
  readonly parameters: string;
  readonly family: string;
  readonly settings: Settings;
  /** Absent: any. */
  readonly logic?: LogicReach;
  /** True if a target is about it. */
  readonly isTarget: boolean;
}

/** The default comparisons, which the targets are about. */
const AS_USUAL: readonly Comparison[] = [
  { game: 'pattern', parameters: '20x20', family: 'nonogram', settings: { size: '20' }, isTarget: true },
  { game: 'solo', parameters: '3x3', family: 'sudoku', settings: {}, isTarget: true },
  { game: 'keen', parameters: '6', family: 'kenken', settings: { size: 6 }, isTarget: true },
  { game: 'keen', parameters: '9', family: 'kenken', settings: { size: 9 }, isTarget: true },
  { game: 'bridges', parameters: '15x15', family: 'hashi', settings: { size: '15' }, isTarget: true },
  { game: 'bridges', parameters: '25x25', family: 'hashi', settings: { size: '25' }, isTarget: true },
];

/**
 * The same kind of puzzle from both. What they usually make differs: Sudokus of theirs keep a pattern of
 * half-turns and need no more than singles within boxes, ours are dug without a pattern as far as one
 * solution lasts; and of a hundred cells theirs make 15 islands on 15x15 and 10 on 25x25, ours 25.
 */
const ALIKE: readonly Comparison[] = [
  ...singles('pattern', '20x20', 'nonogram', { size: '20' }),
  ...singles('solo', '3x3db', 'sudoku', { symmetry: 'half-turn' }),
  ...singles('solo', '3x3adb', 'sudoku', {}),
  ...singles('bridges', '15x15d0', 'hashi', { size: '15', density: 15 }),
  ...singles('bridges', '25x25d0', 'hashi', { size: '25', density: 10 }),
];

/** The comparison of puzzles that need no more than the simplest logic. */
function singles(
  game: string,
  parameters: string,
  family: string,
  settings: Settings,
  isTarget = false,
): readonly Comparison[] {
  return [{ game, parameters, family, settings, logic: 'plain', isTarget }];
}

/**
 * Families that state their rules by kinds, likewise; theirs at the level easy. Skyscrapers of theirs give
 * all views at that level, and few at the next one; heights where they are needed.
 */
const BY_RULES: readonly Comparison[] = [
  ...singles('mosaic', '10x10', 'mosaic', { size: '10' }, true),
  ...singles('mosaic', '25x25', 'mosaic', { size: '25' }, true),
  ...singles('lightup', '7x7b20s2d0', 'akari', { size: '7' }, true),
  ...singles('lightup', '10x10b20s2d0', 'akari', { size: '10' }, true),
  ...singles('lightup', '14x14b20s2d0', 'akari', { size: '14' }, true),
  ...singles('tents', '8x8de', 'tents', { size: '8' }, true),
  ...singles('tents', '10x10de', 'tents', { size: '10' }, true),
  ...singles('tents', '15x15de', 'tents', { size: '15' }, true),
  ...singles('pearl', '8x8de', 'masyu', { size: '8' }, true),
  ...singles('pearl', '10x10de', 'masyu', { size: '10' }, true),
  ...singles('unruly', '8x8de', 'binairo', { size: '8' }, true),
  ...singles('unruly', '10x10de', 'binairo', { size: '10' }, true),
  ...singles('unruly', '14x14de', 'binairo', { size: '14' }, true),
  ...singles('towers', '5de', 'skyscrapers', { size: 5, views: 'all', givens: 'allowed' }, true),
  ...singles('towers', '6de', 'skyscrapers', { size: 6, views: 'all', givens: 'allowed' }, true),
  ...singles('towers', '5dh', 'skyscrapers', { size: 5, givens: 'allowed' }, true),
  ...singles('towers', '6dh', 'skyscrapers', { size: 6, givens: 'allowed' }, true),
  ...singles('unequal', '5de', 'futoshiki', { size: 5 }, true),
  ...singles('unequal', '6de', 'futoshiki', { size: 6 }, true),
  ...singles('unequal', '7de', 'futoshiki', { size: 7 }, true),
  ...singles('singles', '5x5de', 'hitori', { size: '5' }, true),
  ...singles('singles', '8x8de', 'hitori', { size: '8' }, true),
  ...singles('singles', '12x12de', 'hitori', { size: '12' }, true),
  ...singles('loopy', '7x7t0de', 'slitherlink', { size: '7' }, true),
  ...singles('loopy', '10x10t0de', 'slitherlink', { size: '10' }, true),
  ...singles('loopy', '20x20t0de', 'slitherlink', { size: '20' }, true),
];

/** Prints the tables; `only` names games, by default all. */
export async function benchBeside({ only }: Pick<BenchmarkOptions, 'only'>): Promise<void> {
  const asked = (all: readonly Comparison[]): readonly Comparison[] =>
    only.length === 0 ? all : all.filter(({ game }) => only.includes(game));
  const titles = {
    "mean processor time per puzzle beside Tatham's collection, as usual": asked(AS_USUAL),
    'the same, puzzles of one kind': asked(ALIKE),
    'the same, families of rules, puzzles of one kind': asked(BY_RULES),
  };
  const columns = ['game', 'here', 'sgt-puzzles ms', 'here ms', 'times theirs', 'islands'];
  for (const [title, comparisons] of Object.entries(titles)) {
    const rows = await rowsOf(comparisons);
    if (rows.length > 0) printTable(title, columns, rows);
    else if (comparisons.length > 0) process.stdout.write(`\nsgt-puzzles is not installed: no comparison\n`);
  }
}

async function rowsOf(comparisons: readonly Comparison[]): Promise<(string | number)[][]> {
  const rows: (string | number)[][] = [];
  for (const comparison of comparisons) {
    const { game, parameters, settings, logic, isTarget } = comparison;
    const theirs = timeOfGame(game, parameters);
    if (theirs === undefined) continue;
    const { milliseconds, islands } = await timeHere(comparison);
    const ratio = milliseconds / theirs.milliseconds;
    if (isTarget) record('beside', `${game} ${parameters}`, ratio);
    const here = Object.entries({ ...settings, ...(logic === undefined ? {} : { logic }) });
    rows.push([
      `${game} ${parameters}`,
      here.map(([name, value]) => `${name} ${String(value)}`).join(', '),
      theirs.milliseconds.toFixed(2),
      milliseconds.toFixed(2),
      ratio.toFixed(2),
      islands === 0 ? '' : `${theirs.islands.toFixed(0)}; ${islands.toFixed(0)}`,
    ]);
  }
  return rows;
}

/** Means of puzzles. */
interface Means {
  readonly milliseconds: number;
  /** Of a game of bridges: islands. */
  readonly islands: number;
}

async function timeHere({ family, settings, logic }: Comparison): Promise<Means> {
  const steering = { noGuess: false, ...(logic === undefined ? {} : { logic }) };
  const make = await openMade(findGenerator(family)!, settings, steering);
  let number = 0;
  const next = () => measure(() => Array.from({ length: ROUND }, () => make(++number)));
  for (let spent = 0; spent < WARM_UP; ) spent += next().seconds;
  let [spent, count, islands] = [0, 0, 0];
  while (spent < SECONDS && count < MOST) {
    const { value: made, seconds } = next();
    spent += seconds;
    count += ROUND;
    for (const one of made) if (one.status === 'made') islands += islandsIn(one.record.puzzle);
  }
  return { milliseconds: (1000 * spent) / count, islands: islands / count };
}

function islandsIn(puzzle: object): number {
  if (!('islands' in puzzle)) return 0;
  return (puzzle.islands as readonly (readonly unknown[])[]).flat().filter((island) => island !== 0).length;
}

/** Means of a game, what starting it takes left out; undefined: it is not installed. */
function timeOfGame(game: string, parameters: string): Means | undefined {
  const program = programOf(game);
  if (program === undefined) return undefined;
  const generate = (count: number): string => `${program} --generate ${count} ${parameters}`;
  const run = (count: number): number => shellSeconds(`${generate(count)} > /dev/null`);
  const starting = Math.min(run(1), run(1), run(1));
  const estimate = Math.max(0.0001, (run(ESTIMATE + 1) - starting) / ESTIMATE);
  const count = Math.min(MOST, Math.ceil(SECONDS / estimate));
  const { stdout } = spawnSync('/bin/sh', ['-c', generate(ESTIMATE)], { encoding: 'utf8' });
  // Behind the size stands a sign for every island, and small letters for water.
  const signs = stdout.replace(/^[^:]*:/gm, '').match(/[0-9A-G]/g) ?? [];
  return {
    milliseconds: (1000 * Math.max(0, run(count + 1) - starting)) / count,
    islands: signs.length / ESTIMATE,
  };
}

/** Processor time of a command, as the shell's own `times` reports it for its children. */
function shellSeconds(command: string): number {
  const { stdout } = spawnSync('/bin/sh', ['-c', `${command}; times`], { encoding: 'utf8' });
  const [, children = ''] = stdout.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (total, [, minutes, seconds]) => total + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
