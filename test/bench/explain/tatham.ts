/**
 * The levels of Simon Tatham's puzzles beside the numbers of `rate`: puzzles of each level, made by his
 * programs, which stand in /usr/games where they are installed.
 */
import { spawnSync } from 'node:child_process';
import { rateBySteps } from '../../../src/explain/difficulty/rating.js';
import type { AnyFamily, Puzzle } from '../../../src/families/contract/family.js';
import { findFamily } from '../../../src/families/index.js';
import { textSource } from '../../../src/formats/source.js';
import { rankCorrelation } from '../difficulty/rank-correlation.js';

/** A game of his with levels from easy to hard. */
interface Game {
  readonly program: string;
  readonly family: string;
  /** The puzzles of a level, without the seed. */
  readonly parameters: (level: string) => string;
  readonly levels: readonly string[];
  /** The least rank correlation of level and number. */
  readonly least: number;
}

export const GAMES: readonly Game[] = [
  {
    program: 'keen',
    family: 'kenken',
    parameters: (level) => `6d${level}`,
    levels: [...'enhxu'],
    least: 0.6,
  },
  {
    program: 'solo',
    family: 'sudoku',
    parameters: (level) => `3x3d${level}`,
    levels: [...'tbiaeu'],
    least: 0.9,
  },
  {
    program: 'bridges',
    family: 'hashi',
    parameters: (level) => `10x10i30e10m2d${level}`,
    levels: [...'012'],
    least: 0.7,
  },
];

/** Puzzles of all levels together. */
const PUZZLES = 60;
const FOLDER = '/usr/games';
/** Milliseconds for the puzzles of a level. */
const PATIENCE = 60_000;

/** Spearman's correlation of level and number; undefined where the program is missing. */
export function correlationWith({ program, family: id, parameters, levels }: Game): number | undefined {
  const family = findFamily(id)!;
  const [known, numbers]: [number[], number[]] = [[], []];
  for (const [position, level] of levels.entries()) {
    const ids = made(program, `${parameters(level)}#explain-${level}`, Math.ceil(PUZZLES / levels.length));
    if (ids === undefined) return undefined;
    for (const text of ids) {
      const rated = rateBySteps({ family, puzzle: read(family, text), checkProof: false });
      if (rated.verdict !== 'unique' || rated.steps === null) throw new Error(`${text} has no number`);
      known.push(position);
      numbers.push(rated.steps.number);
    }
  }
  return rankCorrelation(known, numbers);
}

function made(program: string, parameters: string, count: number): readonly string[] | undefined {
  const { status, stdout } = spawnSync(
    `${FOLDER}/sgt-${program}`,
    ['--generate', String(count), parameters],
    { encoding: 'utf8', timeout: PATIENCE },
  );
  return status === 0 ? stdout.trim().split('\n') : undefined;
}

function read(family: AnyFamily, text: string): Puzzle {
  const source = textSource(text);
  const document = family.codecs.find((codec) => codec.recognises(source))!.decode(source);
  if (!document.ok) throw new Error(`${text}: ${document.issues[0]!.message}`);
  return document.value.puzzle;
}
