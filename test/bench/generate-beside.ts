/**
 * Generators beside those of Simon Tatham's Portable Puzzle Collection (the Debian package sgt-puzzles): mean
 * processor time per puzzle, starting a program left out. Theirs are compiled before they start; ours are
 * timed once the compiler of the engine has warmed up.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { findGenerator } from '../../generators/registry.js';
import type { Settings } from '../../generators/shared/generator.js';
import type { LogicReach } from '../../src/families/contract/family.js';
import { openTimed } from './generate-timed.js';
import { printTable } from './table.js';
import { record } from './targets.js';

/**
 * Seconds of processor time in which puzzles of one row are made, and how many at most. The shell counts
 * hundredths.
 */
const SECONDS = 2;
const MOST = 1000;
/** Seconds of warming up. */
const WARM_UP = 1.5;
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
}

/** The default comparisons, which the targets are about. */
const AS_USUAL: readonly Comparison[] = [
  { game: 'pattern', parameters: '20x20', family: 'nonogram', settings: { size: '20' } },
  { game: 'solo', parameters: '3x3', family: 'sudoku', settings: {} },
  { game: 'keen', parameters: '6', family: 'kenken', settings: { size: 6 } },
  { game: 'keen', parameters: '9', family: 'kenken', settings: { size: 9 } },
  { game: 'bridges', parameters: '15x15', family: 'hashi', settings: { size: '15' } },
  { game: 'bridges', parameters: '25x25', family: 'hashi', settings: { size: '25' } },
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
): readonly Comparison[] {
  return [{ game, parameters, family, settings, logic: 'plain' }];
}

/** Prints both tables. */
export async function benchBeside(): Promise<void> {
  const usual = await rowsOf(AS_USUAL);
  if (usual.length === 0) {
    process.stdout.write('\nsgt-puzzles is not installed: no comparison\n');
    return;
  }
  const columns = ['game', 'here', 'sgt-puzzles ms', 'here ms', 'times theirs', 'islands'];
  printTable("mean processor time per puzzle beside Tatham's collection, as usual", columns, usual);
  printTable('the same, puzzles of one kind', columns, await rowsOf(ALIKE));
}

async function rowsOf(comparisons: readonly Comparison[]): Promise<(string | number)[][]> {
  const rows: (string | number)[][] = [];
  for (const comparison of comparisons) {
    const { game, parameters, settings, logic } = comparison;
    const theirs = timeOfGame(game, parameters);
    if (theirs === undefined) continue;
    const { milliseconds, islands } = await timeHere(comparison);
    const ratio = milliseconds / theirs.milliseconds;
    if (logic === undefined) record('generate', `${game} ${parameters}`, ratio);
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
  const make = await openTimed(findGenerator(family)!, settings, steering);
  let number = 0;
  for (let spent = 0; spent < WARM_UP; ) spent += make(++number).seconds;
  let [spent, count, islands] = [0, 0, 0];
  for (; spent < SECONDS && count < MOST; count++) {
    const { value, seconds } = make(++number);
    spent += seconds;
    if (value.status === 'made') islands += islandsIn(value.record.puzzle);
  }
  return { milliseconds: (1000 * spent) / count, islands: islands / count };
}

function islandsIn(puzzle: object): number {
  if (!('islands' in puzzle)) return 0;
  return (puzzle.islands as readonly (readonly unknown[])[]).flat().filter((island) => island !== 0).length;
}

/** Means of a game, what starting it takes left out; undefined: it is not installed. */
function timeOfGame(game: string, parameters: string): Means | undefined {
  const program = [`/usr/games/sgt-${game}`, `/usr/lib/sgt-puzzles/${game}`].find(existsSync);
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
