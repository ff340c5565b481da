/**
 * Moves of constraints that stand for several rules (lines, thermometers): the numbers that cells cannot hold
 * by all rules of one constraint together. Quick logic of these rules alone finds them.
 */
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import type { Found, Move, MoveBoard } from '../../contract/move.js';
import { areNot, type Excluded, excludedIn, type NotIn } from '../../kit/moves/excluded.js';
import { defineMove } from '../../kit/moves/move.js';
import { leftFor, type NumberGrid, numberGridOf } from '../../kit/moves/number-grid.js';
import { valuesIn } from '../../kit/rules/index.js';
import { all } from '../../kit/words/series.js';
import { CONSTRAINT_TYPES, type ConstraintType } from '../constraints/index.js';
import type { SudokuPuzzle } from '../puzzle.js';
import { numberRulesOf } from './areas.js';
import { type Laid, laidOf } from './laid-rules.js';

interface Concluded {
  readonly because: InLanguages<string>;
  /** Cells with one number left, and the numbers that others cannot hold. */
  readonly entered: readonly { readonly cell: string; readonly number: number }[];
  readonly excluded: Excluded;
}

/** A move for each type whose constraints are looked at as a whole, the easiest first. */
export const constraintMoves: readonly Move<SudokuPuzzle>[] = CONSTRAINT_TYPES.filter(
  ({ move }) => move !== undefined,
)
  .toSorted((one, other) => one.move!.cost - other.move!.cost)
  .map((type) =>
    defineMove<SudokuPuzzle, Concluded>({
      id: type.type,
      name: type.move!.name,
      cost: type.move!.cost,
      find: (board) => found(board, type),
      says: { en: (data) => says(data, 'en'), de: (data) => says(data, 'de') },
    }),
  );

function* found(board: MoveBoard<SudokuPuzzle>, type: ConstraintType): Iterable<Found<Concluded>> {
  const grid = numberGridOf(board, numberRulesOf(board.puzzle));
  for (const laid of laidOf(board.puzzle).filter(({ constraint }) => constraint.type === type.type)) {
    if (laid.places.every((place) => grid.entered(place) > 0)) continue;
    const excluded = excludedBy(grid, laid);
    if (excluded.length === 0) continue;
    const isLast = ({ place, numbers }: NotIn): boolean =>
      grid.candidates(place).length === numbers.length + 1;
    const entered = excluded.filter(isLast).map(({ place, numbers }) => {
      const number = grid.candidates(place).find((one) => !numbers.includes(one))!;
      return { place, number };
    });
    const others = excluded.filter((one) => !isLast(one));
    yield {
      conclusions: [
        ...entered.map(({ place, number }) => grid.known(place, number, true)),
        ...others.flatMap(({ place, numbers }) => numbers.map((number) => grid.known(place, number, false))),
      ],
      rules: [...laid.rules.map(({ id }) => id), ...grid.cellRules(laid.places)],
      data: {
        because: laid.because!,
        entered: entered.map(({ place, number }) => ({ cell: grid.codeOf(place), number })),
        excluded: excludedIn(grid, others),
      },
    };
  }
}

/** The candidates of its cells that the rules of a constraint exclude. */
function excludedBy(grid: NumberGrid, { places, narrow }: Laid): readonly NotIn[] {
  const leaves = narrow((place) => leftFor(grid, place).reduce((mask, number) => mask | (1 << number), 0));
  if (leaves === undefined) return [];
  return places.flatMap((place): readonly NotIn[] => {
    const kept = valuesIn(leaves(place));
    const numbers = grid.candidates(place).filter((number) => !kept.includes(number));
    return numbers.length === 0 ? [] : [{ place, numbers }];
  });
}

function says({ because, entered, excluded }: Concluded, language: StepLanguage): string {
  const is = { en: 'is', de: 'ist' }[language];
  const parts = [
    ...entered.map(({ cell, number }) => `${cell} ${is} ${number}`),
    ...(excluded.length === 0 ? [] : [areNot(excluded, language)]),
  ];
  return `${because[language]}${language === 'en' ? ', so ' : ': '}${all(parts, language)}.`;
}
