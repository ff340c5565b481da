/**
 * Moves of constraints that stand for several rules (lines, thermometers): the numbers that cells cannot hold
 * by all rules of one constraint together. Quick logic of these rules alone finds them.
 */
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import type { Found, Move, MoveBoard } from '../../contract/move.js';
import { areNot, type Excluded, excludedIn, type NotIn } from '../../kit/moves/excluded.js';
import { defineMove } from '../../kit/moves/move.js';
import { leftFor, type NumberGrid, numberGridOf } from '../../kit/moves/number-grid.js';
import { RuleCandidates, valuesIn } from '../../kit/rules/index.js';
import { all } from '../../kit/words/series.js';
import { CONSTRAINT_TYPES, type ConstraintType } from '../constraints/index.js';
import { type SudokuPuzzle, sideOf } from '../puzzle.js';
import { rulesOfConstraints, sudokuRuled } from '../rules.js';
import { numberRulesOf } from './areas.js';

/** A constraint with the logic of its rules. */
interface Laid {
  readonly because: InLanguages<string>;
  readonly places: readonly number[];
  readonly rules: readonly string[];
  readonly logic: RuleCandidates;
  readonly open: readonly number[];
}

interface Concluded {
  readonly because: InLanguages<string>;
  /** Cells with one number left, and the numbers that others cannot hold. */
  readonly entered: readonly { readonly cell: string; readonly number: number }[];
  readonly excluded: Excluded;
}

/** By puzzle and type: the constraints. */
const LAID = new WeakMap<SudokuPuzzle, Map<string, readonly Laid[]>>();

function laidOf(puzzle: SudokuPuzzle, type: ConstraintType): readonly Laid[] {
  const types = LAID.get(puzzle) ?? new Map<string, readonly Laid[]>();
  LAID.set(puzzle, types);
  const laid = types.get(type.type) ?? layOut(puzzle, type);
  types.set(type.type, laid);
  return laid;
}

function layOut(puzzle: SudokuPuzzle, { type, move }: ConstraintType): readonly Laid[] {
  const { constraints = [] } = puzzle;
  const rules = rulesOfConstraints(puzzle);
  const board = sudokuRuled.board(puzzle);
  return constraints.flatMap((constraint, index): readonly Laid[] => {
    const own = rules.filter((rule) => rule.constraint === index);
    if (constraint.type !== type || own.length === 0) return [];
    return [
      {
        because: move!.because(constraint, sideOf(puzzle)),
        places: [...new Set(own.flatMap(({ places }) => places))],
        rules: own.map(({ id }) => id),
        logic: new RuleCandidates(board, own, sudokuRuled.kinds),
        open: board.domains.map(() => -1),
      },
    ];
  });
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
  for (const laid of laidOf(board.puzzle, type)) {
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
      rules: [...laid.rules, ...grid.cellRules(laid.places)],
      data: {
        because: laid.because,
        entered: entered.map(({ place, number }) => ({ cell: grid.codeOf(place), number })),
        excluded: excludedIn(grid, others),
      },
    };
  }
}

/** The candidates of its cells that the rules of a constraint exclude. */
function excludedBy(grid: NumberGrid, { places, logic, open }: Laid): readonly NotIn[] {
  logic.restart(open);
  for (const place of places) {
    logic.restrict(
      place,
      leftFor(grid, place).reduce((mask, number) => mask | (1 << number), 0),
    );
  }
  if (logic.propagate() === 'contradiction') return [];
  return places.flatMap((place): readonly NotIn[] => {
    const kept = valuesIn(logic.mask(place));
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
