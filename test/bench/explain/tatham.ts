/**
 * The levels of Simon Tatham's puzzles beside the numbers of `rate`: puzzles of each level, made by his
 * programs. Two levels alone, as many puzzles of each, allow 0.87 at most.
 */
import { rateBySteps } from '../../../src/explain/difficulty/rating.js';
import type { AnyFamily, Puzzle } from '../../../src/families/contract/family.js';
import { findFamily } from '../../../src/families/index.js';
import { textSource } from '../../../src/formats/source.js';
import { rankCorrelation } from '../difficulty/rank-correlation.js';
import { idsMade } from '../tatham-programs.js';

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
  game('keen', 'kenken', (level) => `6d${level}`, 'enhxu', 0.6),
  game('solo', 'sudoku', (level) => `3x3d${level}`, 'tbiaeu', 0.9),
  game('bridges', 'hashi', (level) => `10x10i30e10m2d${level}`, '012', 0.7),
  game('towers', 'skyscrapers', (level) => `5d${level}`, 'ehxu', 0.6),
  game('unequal', 'futoshiki', (level) => `5d${level}`, 'tekxr', 0.6),
  game('unruly', 'binairo', (level) => `10x10d${level}`, 'ten', 0.6),
  game('lightup', 'akari', (level) => `10x10b20s4d${level}`, '012', 0.6),
  game('tents', 'tents', (level) => `10x10d${level}`, 'et', 0.4),
  game('loopy', 'slitherlink', (level) => `7x7t0d${level}`, 'enth', 0.5),
  game('pearl', 'masyu', (level) => `8x8d${level}`, 'et', 0.3),
  game('singles', 'hitori', (level) => `8x8d${level}`, 'ek', 0.4),
];

function game(
  program: string,
  family: string,
  parameters: (level: string) => string,
  levels: string,
  least: number,
): Game {
  return { program, family, parameters, levels: [...levels], least };
}

/** Puzzles of all levels together. */
const PUZZLES = 60;

/** Spearman's correlation of level and number; undefined where the program is missing. */
export function correlationWith({ program, family: id, parameters, levels }: Game): number | undefined {
  const family = findFamily(id)!;
  const [known, numbers]: [number[], number[]] = [[], []];
  for (const [position, level] of levels.entries()) {
    const count = Math.ceil(PUZZLES / levels.length);
    const ids = idsMade(program, parameters(level), { seed: `explain-${level}`, count });
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

function read(family: AnyFamily, text: string): Puzzle {
  const source = textSource(text);
  const document = family.codecs.find((codec) => codec.recognises(source))!.decode(source);
  if (!document.ok) throw new Error(`${text}: ${document.issues[0]!.message}`);
  return document.value.puzzle;
}
