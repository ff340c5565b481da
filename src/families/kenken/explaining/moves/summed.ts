/** The cages whose sums are known: those with a sum as clue, and those that all ways give the same sum. */
import type { MoveBoard } from '../../../contract/move.js';
import type { SummedCage, SummedGrid } from '../../../kit/moves/innies.js';
import type { KenkenPuzzle } from '../../puzzle.js';
import { type CageNow, cageGridOf } from './cages.js';
import { cageWords } from './words.js';

export function summedCagesOf(board: MoveBoard<KenkenPuzzle>): SummedGrid {
  const { grid, cages } = cageGridOf(board);
  const summed = cages.flatMap((cage): readonly SummedCage[] => {
    const sum = sumOf(cage);
    if (sum === undefined) return [];
    const words = { en: cageWords(cage.name, 'en'), de: cageWords(cage.name, 'de') };
    return [{ places: cage.places, sum, id: cage.id, words }];
  });
  return { grid, cages: summed };
}

/** The sum of all ways to fill a cage, if it is the same. */
function sumOf({ cage, ways }: CageNow): number | undefined {
  if (cage.op === '+') return cage.target;
  const sums = new Set(ways?.map(({ numbers }) => numbers.reduce((total, number) => total + number, 0)));
  const [only] = sums;
  return sums.size === 1 ? only : undefined;
}
