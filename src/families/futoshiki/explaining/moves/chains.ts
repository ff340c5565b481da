/** Chains of signs: from each cell to the next, the number grows, or falls, by at least one. */
import type { StepLanguage } from '../../../contract/language.js';
import type { Found, Move } from '../../../contract/move.js';
import { conclusionsOf } from '../../../kit/moves/excluded.js';
import { defineMove } from '../../../kit/moves/move.js';
import { all } from '../../../kit/words/series.js';
import type { FutoshikiPuzzle } from '../../puzzle.js';
import { boundOf, type Signs, signsOf } from './signs.js';
import { type Bounded, bounded, type Direction } from './words.js';

interface Chain {
  readonly direction: Direction;
  /** From the cell where it begins. */
  readonly cells: readonly string[];
  /** The bound of the first cell, where it is more than that there are no smaller or larger numbers. */
  readonly first?: Bounded;
  /** The bounds of the other cells that are new. */
  readonly bounds: readonly Bounded[];
}

/** One sign. */
export const besideSign: Move<FutoshikiPuzzle> = defineMove<FutoshikiPuzzle, Chain>({
  id: 'beside-a-sign',
  cost: 1.6,
  find: (board) => signsOf(board).flatMap((signs) => chains(signs, (length) => length === 1)),
  says: { en: (chain) => chainWords(chain, 'en'), de: (chain) => chainWords(chain, 'de') },
});

/** Two signs and more. */
export const chainOfSigns: Move<FutoshikiPuzzle> = defineMove<FutoshikiPuzzle, Chain>({
  id: 'inequality-chain',
  name: { en: 'inequality chain', de: 'Ungleichungskette' },
  cost: 2,
  find: (board) => signsOf(board).flatMap((signs) => chains(signs, (length) => length > 1)),
  says: { en: (chain) => chainWords(chain, 'en'), de: (chain) => chainWords(chain, 'de') },
});

/** Chains that exclude a number in their last cell, which is not within another one. */
function chains(signs: Signs, isWanted: (signs: number) => boolean): readonly Found<Chain>[] {
  const { grid } = signs;
  const ends = [...Array(grid.side ** 2).keys()].filter((place) => {
    const { level } = signs.level(place);
    return level <= grid.side && signs.below(place, level).numbers.length > 0;
  });
  const within = new Set(ends.flatMap((end) => signs.chainTo(end).map(({ from }) => from)));
  return ends.flatMap((end): readonly Found<Chain>[] => {
    const steps = signs.chainTo(end);
    if (within.has(end) || !isWanted(steps.length)) return [];
    const places = steps.map(({ to }) => to);
    const begin = steps[0]!.from;
    const excluded = places.map((place) => signs.below(place, signs.level(place).level));
    const first = boundOf(signs, begin, signs.least(begin));
    return [
      {
        conclusions: conclusionsOf(grid, excluded),
        rules: steps.map(({ rule }) => rule),
        data: {
          direction: signs.direction,
          cells: grid.codesOf([begin, ...places]),
          ...(signs.least(begin) > 1 && { first: { ...first, isExact: grid.entered(begin) > 0 } }),
          bounds: excluded
            .filter(({ numbers }) => numbers.length > 0)
            .map(({ place }) => boundOf(signs, place, signs.level(place).level)),
        },
      },
    ];
  });
}

function chainWords({ direction, cells, first, bounds }: Chain, language: StepLanguage): string {
  const chain = cells.join(direction === 'up' ? ' < ' : ' > ');
  const so = all(
    bounds.map((one) => bounded(one, direction, language)),
    language,
  );
  if (first === undefined) return `${chain}, ${language === 'en' ? 'so' : 'also'} ${so}.`;
  const start = bounded(first, direction, language);
  return language === 'en' ? `${chain}, and ${start}, so ${so}.` : `${chain}, und es ${start}, also ${so}.`;
}
