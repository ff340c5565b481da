/** Rules of constraints with quick logic of their own, for moves that look at some of them together. */
import { oncePerObject } from '../../../core/index.js';
import type { InLanguages } from '../../contract/language.js';
import type { MoveBoard } from '../../contract/move.js';
import type { FollowedRules } from '../../kit/moves/forcing-trial.js';
import { RuleCandidates } from '../../kit/rules/index.js';
import type { Constraint } from '../constraints/index.js';
import { type SudokuPuzzle, sideOf } from '../puzzle.js';
import { type ConstraintRule, rulesOfConstraints, sudokuRuled, typeOf } from '../rules.js';

/** All rules of a constraint that players look at as a whole, or one rule of another constraint. */
export interface Laid extends Pick<FollowedRules, 'places' | 'narrow'> {
  readonly constraint: Constraint;
  readonly rules: readonly ConstraintRule[];
  /** The reason in words; absent: it is that of the rule. */
  readonly because?: InLanguages<string>;
}

/** The rules of all constraints but those by which areas hold every number. */
export const laidOf = oncePerObject(layOut);

function layOut(puzzle: SudokuPuzzle): readonly Laid[] {
  const rules = rulesOfConstraints(puzzle).filter(({ area }) => area === undefined);
  return (puzzle.constraints ?? []).flatMap((constraint, index): readonly Laid[] => {
    const own = rules.filter((rule) => rule.constraint === index);
    const { move } = typeOf(constraint);
    if (own.length === 0) return [];
    if (move === undefined) return own.map((rule) => ({ constraint, ...logicOf(puzzle, [rule]) }));
    return [{ constraint, because: move.because(constraint, sideOf(puzzle)), ...logicOf(puzzle, own) }];
  });
}

function logicOf(
  puzzle: SudokuPuzzle,
  rules: readonly ConstraintRule[],
): Pick<Laid, 'rules' | 'places' | 'narrow'> {
  const board = sudokuRuled.board(puzzle);
  const open = board.domains.map(() => -1);
  const places = [...new Set(rules.flatMap((rule) => rule.places))];
  let logic: RuleCandidates | undefined;
  return {
    rules,
    places,
    narrow(left) {
      logic ??= new RuleCandidates(board, rules, sudokuRuled.kinds);
      logic.restart(open);
      for (const place of places) logic.restrict(place, left(place));
      if (logic.propagate() === 'contradiction') return undefined;
      const masks = logic.save();
      return (place) => masks[place]!;
    },
  };
}

/** The rules of constraints as forcing chains follow them. */
export function followedRules(board: MoveBoard<SudokuPuzzle>): readonly FollowedRules[] {
  const side = sideOf(board.puzzle);
  return laidOf(board.puzzle).flatMap(({ places, narrow, rules, because }): readonly FollowedRules[] => {
    const ids = rules.flatMap(({ id }) => {
      const numbers = Array.from({ length: side }, (_, index) => `${id}-number-${index + 1}`);
      return [id, ...numbers].filter((one) => board.rule(one) !== undefined);
    });
    const reason = board.rule(ids[0] ?? '')?.reason;
    if (reason === undefined) return [];
    const said = { en: reason.says, de: reason.translated?.de?.says ?? reason.says };
    return [{ places, narrow, rules: ids, because: because ?? said }];
  });
}
