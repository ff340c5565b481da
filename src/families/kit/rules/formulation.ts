/**
 * The formulation `rules`: one 0-1 variable for every flag, one for every value of any other place, and the
 * rows of every rule by its kind.
 *
 * - A place that is no flag has exactly one value.
 * - Every rule is stated as its kind says.
 * - A given place has its value.
 * - Lazily: the clauses that are derived from rules with too many to state (see nogood.ts).
 *
 * Nothing is deduced beforehand, so the model is the same with and without presolve. For explaining, every
 * rule is a reason or several, and the given places are known.
 */
import type { Relation, Row, Term, Values, VariableIndex } from '../../../solve/index.js';
import type { Known } from '../../contract/explaining.js';
import type { Formulation } from '../../contract/family.js';
import { ReasonedBuilder } from '../models/reasoned-builder.js';
import { isFlag, placeKey } from './board.js';
import { DerivedRows } from './derived-rows.js';
import type { SaysOtherwise } from './rule.js';
import { kindOf } from './rule-kind.js';
import { RuleRows } from './rule-rows.js';
import type { Ruled } from './ruled.js';

/** The id of the formulation that every family of rules has. */
export const RULES = 'rules';

/** The largest areas that are followed step by step from their roots in a search; 12 is slower. */
const MOST_STEPS = 50;

/** A builder for names made of ids of rules: these have hyphens, which names in models have not. */
class NamedByRules extends ReasonedBuilder {
  override binary(name: string): VariableIndex {
    return super.binary(name.replaceAll('-', '_'));
  }

  override row(name: string, terms: readonly Term[], relation: Relation, bound: number): void {
    super.row(name.replaceAll('-', '_'), terms, relation, bound);
  }
}

/** The formulation of a family by its rules, or by another statement of them under a name of its own. */
export function formulationByRules<P, S>(
  ruled: Ruled<P, S>,
  {
    id = RULES,
    description = 'one variable for every value of every place, and the rows of every rule',
  }: Partial<Pick<Formulation<P, S>, 'id' | 'description'>> = {},
): Formulation<P, S> {
  return {
    id,
    description,
    engines: ['sat', 'highs'],
    formulate(puzzle, { reasons = false }) {
      const board = ruled.board(puzzle);
      const builder = new NamedByRules(`${ruled.family.replaceAll('-', '_')}_rules`, reasons);
      const says: SaysOtherwise = (rule, part) => ruled.says?.(rule, part, puzzle);
      const rows = new RuleRows(builder, board, says, reasons ? undefined : MOST_STEPS);
      const rules = ruled.rules(puzzle);
      for (const rule of rules) kindOf(ruled.kinds, rule).state(rule, rows);
      const derived = new DerivedRows(rules, ruled.kinds, rows, says);
      if (!reasons) {
        board.given.forEach((value, place) => {
          if (value < 0) return;
          rows.sum(`given_${placeKey(board, place)}`, rows.literalsOf([place], value), { least: 1, most: 1 });
        });
      }
      const formulated = {
        model: builder.build(),
        projection: rows.projection,
        decode: (values: Values) => board.solutionOf(rows.decode(values)),
        ...(derived.areAny && {
          separate: (values: Values) => derived.rowsFor(values),
          propagator: (values: Values) => derived.rowsFor(values),
          justify: (row: Row) => derived.justify(row),
        }),
      };
      if (!reasons) return formulated;
      const marks = rows.marks();
      const given = board.given.flatMap((value, place) => knownOf(rows, place, value));
      const separate = derived.areAny && {
        separate: (values: Values) => derived.reasonsFor(values),
        foresee: (values: Values) => derived.reasonsFor(values),
      };
      return { ...formulated, explained: { reasons: builder.reasons, marks, given, ...separate } };
    },
  };
}

/** The marks that a given value makes known. */
function knownOf(rows: RuleRows, place: number, value: number): readonly Known[] {
  if (value < 0) return [];
  const first = rows.firstMark(place);
  if (isFlag(rows.board, place)) return [{ mark: first, value: value === 1 }];
  return rows.valuesOf(place).map((other, index) => ({ mark: first + index, value: other === value }));
}
