/**
 * A family made of its rules: the verifier, the formulation `rules`, the rating, clues and explanations
 * follow; readers, formats, pictures and moves are the family's own.
 */
import { describeCell, type Issue, issue } from '../../../core/index.js';
import type { Explaining } from '../../contract/explaining.js';
import type { ClueChoice, Family, Puzzle, Rating } from '../../contract/family.js';
import { defineFamily, type FamilyParts } from '../define-family.js';
import { differingCells } from '../differing-cells.js';
import { rateByLogic } from '../logic/rating-by-logic.js';
import { isFlag } from './board.js';
import { type CluesByRules, clueChoiceByRules } from './clues.js';
import { Confirmation } from './confirm.js';
import { formulationByRules, RULES } from './formulation.js';
import type { PossibleClue } from './possible-clue.js';
import { logicOver, type RuleCandidates } from './rule-candidates.js';
import { kindOf } from './rule-kind.js';
import { placeOfRule, type Ruled, remembering } from './ruled.js';

/** The parts that follow from the rules. */
type ByRules =
  | 'id'
  | 'formulations'
  | 'verify'
  | 'confirmsOnlySolution'
  | 'differences'
  | 'rate'
  | 'logicOf'
  | 'clues'
  | 'explaining';

/** A family of rules by its own parts. */
interface RuledParts<P extends Puzzle, S, Clue extends PossibleClue>
  extends Omit<FamilyParts<P, S>, ByRules> {
  readonly ruled: Ruled<P, S>;
  /** Of the rules, or where clues are not rules by themselves: the family's own choice. */
  readonly clues: CluesByRules<P, S, Clue> | ClueChoice<P, S>;
  readonly explaining: Omit<Explaining<P>, 'formulation'>;
  /** Formulations beside that of the rules. */
  readonly formulations?: Family<P, S>['formulations'];
  /** Absent: rows that are compared cell by cell. */
  differences?(first: S, second: S): ReturnType<Family<P, S>['differences']>;
}

/** The family of these parts. */
export function ruledFamily<P extends Puzzle, S, Clue extends PossibleClue = PossibleClue>({
  ruled: own,
  clues,
  explaining,
  formulations = [],
  differences = (first, second) => differingCells(first as never, second as never),
  ...parts
}: RuledParts<P, S, Clue>): Family<P, S> {
  const ruled = remembering(own);
  const confirmation = new Confirmation(ruled);
  return defineFamily<P, S>({
    ...parts,
    id: ruled.family,
    formulations: [formulationByRules(ruled), ...formulations],
    verify: verifierByRules(ruled, parts.readSolution),
    confirmsOnlySolution: (puzzle, solution) => confirmation.confirmsOnly(puzzle, solution),
    differences,
    rate: (puzzle) => rateByRules(ruled, puzzle),
    logicOf: (puzzle) => logicFor(ruled, puzzle).reach(),
    clues: 'cluesOf' in clues ? clues : clueChoiceByRules(ruled, clues),
    explaining: { ...explaining, formulation: RULES },
  });
}

/** The verifier: what is wrong with the form of a solution, or else every violation of the rules. */
export function verifierByRules<P extends Puzzle, S>(
  ruled: Ruled<P, S>,
  read: Family<P, S>['readSolution'],
): Family<P, S>['verify'] {
  return (puzzle, solution) => {
    const form = read(solution, puzzle);
    return form.ok ? violations(ruled, puzzle, solution) : form.issues;
  };
}

/** Every given place that is changed, and every rule that is broken. */
export function violations<P, S>(ruled: Ruled<P, S>, puzzle: P, solution: S): readonly Issue[] {
  const board = ruled.board(puzzle);
  const values = board.valuesOf(solution);
  const issues: Issue[] = [];
  for (let place = 0; place < values.length; place++) {
    const [value, given] = [values[place]!, board.given[place]!];
    const isRight = (given < 0 || value === given) && ((board.domains[place]! >> value) & 1) === 1;
    if (isRight) continue;
    const part = describeCell(board.cells[place]!);
    const fault = (code: string, message: string) => issue(code, message, { part });
    if (given >= 0 && value !== given) {
      const isZero = given === 0 && isFlag(board, place);
      const { yes, no } = board.words.mark(isZero ? 1 : given, 'en');
      issues.push(fault('given-changed', `It is given that this cell ${(isZero ? no : yes).one}.`));
    }
    if (((board.domains[place]! >> value) & 1) === 0) {
      issues.push(fault('impossible-value', `${value} cannot stand there.`));
    }
  }
  for (const rule of ruled.rules(puzzle)) {
    const kind = kindOf(ruled.kinds, rule);
    const fault = kind.fault(rule, values, board);
    if (fault === undefined) continue;
    const part = placeOfRule(rule, board);
    issues.push(issue(kind.issue, fault, part === undefined ? undefined : { part }));
  }
  return issues;
}

/**
 * Quick logic of a puzzle, which has not begun.
 * @param before as for {@link logicOver}
 */
export function logicFor<P, S>(ruled: Ruled<P, S>, puzzle: P, before?: RuleCandidates): RuleCandidates {
  return logicOver(ruled.board(puzzle), ruled.rules(puzzle), ruled.kinds, before);
}

/** Measures: cells, those left open by plain logic, values tried. */
export function rateByRules<P, S>(ruled: Ruled<P, S>, puzzle: P): Rating {
  const logic = logicFor(ruled, puzzle);
  return rateByLogic(logic, (openAfterLogic) => ({ cells: logic.placeCount, openAfterLogic }));
}
