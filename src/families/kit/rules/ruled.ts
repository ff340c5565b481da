/** A family's puzzles stated once: the board, the rules and their kinds, of which the kit makes the rest. */
import { describeCell } from '../../../core/index.js';
import type { InLanguages } from '../../contract/language.js';
import { area } from '../words/areas.js';
import { type Board, codesOf } from './board.js';
import type { Rule, RuleWords } from './rule.js';
import type { RuleKinds } from './rule-kind.js';

/** A family's puzzles as places and rules. */
export interface Ruled<P, S> {
  /** Id of the family. */
  readonly family: string;
  /** Quick logic asks the rules of the first ones first. */
  readonly kinds: RuleKinds;
  /** The places of a puzzle, with the values that it gives. */
  board(puzzle: P): Board<S>;
  /** The rules of a puzzle; those that hold in every puzzle of its shape first. */
  rules(puzzle: P): readonly Rule[];
  /**
   * The family's own sentence for a rule, or for a part of it; undefined: that of its kind. Absent: none has
   * one.
   */
  says?(rule: Rule, part: string | undefined, puzzle: P): InLanguages<RuleWords> | undefined;
}

/** The place of a rule for people: `row 3`, `row 1, column 2`, `r1c1, r1c2`; undefined: the whole grid. */
export function placeOfRule(
  { area: name, clue, places }: Rule,
  board: Pick<Board<unknown>, 'cells'>,
): string | undefined {
  if (name !== undefined) return area(name, 'en');
  if (clue !== undefined) return describeCell(clue);
  return places.length === board.cells.length ? undefined : codesOf(board, places).join(', ');
}

/** The same, which keeps what it said of the latest puzzle: that is rated, verified and confirmed in turn. */
export function remembering<P, S>(ruled: Ruled<P, S>): Ruled<P, S> {
  let latest: P | undefined;
  let board: Board<S> | undefined;
  let rules: readonly Rule[] | undefined;
  const remember = (puzzle: P): void => {
    if (puzzle !== latest) [latest, board, rules] = [puzzle, undefined, undefined];
  };
  return {
    ...ruled,
    board(puzzle) {
      remember(puzzle);
      board ??= ruled.board(puzzle);
      return board;
    },
    rules(puzzle) {
      remember(puzzle);
      rules ??= ruled.rules(puzzle);
      return rules;
    },
  };
}
