/** Moves in cages of two cells: each number needs its partner in the other cell. */
import type { Move } from '../../../contract/move.js';
import { conclusionsOf } from '../../../kit/moves/excluded.js';
import { defineMove } from '../../../kit/moves/move.js';
import { all, anyOf } from '../../../kit/words/series.js';
import type { KenkenPuzzle } from '../../puzzle.js';
import { cageHolds } from '../../rules.js';
import { type CageName, type CageNow, cageGridOf } from './cages.js';
import { cageFirst, cageWords } from './words.js';

/** Numbers of a cell up to which the other cell is said to follow from it. */
const FEW = 3;

interface Partner {
  readonly cage: CageName;
  readonly cell: string;
  readonly other: string;
  /** The numbers left for the cells, where that is few for the other. */
  readonly left?: { readonly of: readonly number[]; readonly others: readonly number[] };
  /** The excluded numbers, and those that each of them would need beside it. */
  readonly needs: readonly { readonly number: number; readonly partners: readonly number[] }[];
}

/** Numbers of a cell in a cage of two without a partner in the other one. */
export const partners: Move<KenkenPuzzle> = defineMove<KenkenPuzzle, Partner>({
  id: 'cage-partners',
  *find(board) {
    const { grid, cages } = cageGridOf(board);
    for (const now of cages) {
      const { id, name, places, numbers, possible } = now;
      if (places.length !== 2) continue;
      for (const position of [0, 1]) {
        const [place, other] = [places[position]!, places[1 - position]!];
        const excluded = numbers[position]!.filter((number) => !possible[position]!.includes(number));
        if (excluded.length === 0) continue;
        const others = numbers[1 - position]!;
        yield {
          conclusions:
            possible[position]!.length === 1
              ? [grid.known(place, possible[position]![0]!, true)]
              : conclusionsOf(grid, [{ place, numbers: excluded }]),
          rules: [id],
          data: {
            cage: name,
            cell: grid.codeOf(place),
            other: grid.codeOf(other),
            ...(others.length <= FEW && { left: { of: possible[position]!, others } }),
            needs: excluded.map((number) => ({
              number,
              partners: partnersOf(now, number, board.puzzle.size),
            })),
          },
        };
      }
    }
  },
  says: {
    en: ({ cage, cell, other, left, needs }) => {
      if (left !== undefined)
        return `${other} is ${anyOf(left.others, 'en')}, so in ${cageWords(cage, 'en')}, ${cell} is ${anyOf(left.of, 'en')}.`;
      const words = needs.map(({ number, partners: some }) =>
        some.length === 0 ? `${number} has no partner` : `${number} needs ${anyOf(some, 'en')} in ${other}`,
      );
      return `${cageFirst(cage, 'en')}: ${all(words, 'en')}, so ${cell} is not ${anyOf(numbersOf(needs), 'en')}.`;
    },
    de: ({ cage, cell, other, left, needs }) => {
      if (left !== undefined)
        return `${other} ist ${anyOf(left.others, 'de')}, also ist in ${cageWords(cage, 'de')} ${cell} ${anyOf(left.of, 'de')}.`;
      const words = needs.map(({ number, partners: some }) =>
        some.length === 0
          ? `${number} hat keinen Partner`
          : `${number} braucht ${anyOf(some, 'de')} in ${other}`,
      );
      return `${cageFirst(cage, 'de')}: ${all(words, 'de')}, also ist ${cell} nicht ${anyOf(numbersOf(needs), 'de')}.`;
    },
  },
});

function numbersOf(needs: Partner['needs']): readonly number[] {
  return needs.map(({ number }) => number);
}

function partnersOf({ cage }: CageNow, number: number, size: number): readonly number[] {
  const all = Array.from({ length: size }, (_, index) => index + 1);
  return all.filter((other) => other !== number && cageHolds(cage, [number, other]));
}
