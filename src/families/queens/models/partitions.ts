/**
 * The base model: the 0-1 variable `x_r_c` says that row r, column c holds a queen.
 *
 * - Walls cut every row, column and diagonal into partitions; each holds at most one queen.
 * - The number of queens is the puzzle's (the counting model), or as large as possible.
 *
 * Source: the text on integer programs for blocked n-queens, base model and solution-counting base model.
 * Corrected: as printed, a wall's own cell belongs to the partition behind it and nothing keeps a queen off
 * it; here walls have no variable. Partitions of one cell have no row, as it would say nothing. These are the
 * rows of the rules. With presolve and for explaining, the number of queens is stated as a number of parts of
 * the rows that hold one, and once more for the columns: the same by the rules of the parts, and a proof
 * needs a twentieth of the conflicts.
 */
import type { Explained } from '../../contract/explaining.js';
import type { Formulation } from '../../contract/family.js';
import { count, formulationByRules, type Rule } from '../../kit/rules/index.js';
import { noAttack, queensPremises } from '../explaining/reasons.js';
import { type PartsRule, partsWithQueens } from '../parts-with-queens.js';
import { freeCells, partitionsOf, type QueensPuzzle, type QueensSolution } from '../puzzle.js';
import { attackRules, type PartRule, partRules, queensRuled } from '../rules.js';

const NAMED = {
  id: 'partitions',
  description: 'base model: at most one queen in every part of a row, column or diagonal between walls',
};

const AS_PUBLISHED = formulationByRules(queensRuled, NAMED);
const BY_PARTS = formulationByRules(
  {
    ...queensRuled,
    kinds: [count, partsWithQueens],
    rules: ({ board, queens }): readonly Rule[] => [
      ...attackRules(board),
      ...(queens === undefined
        ? []
        : (['row', 'column'] as const).map((axis) => byLines(axis, board, queens))),
    ],
    says: (rule) => (isOfPart(rule) ? noAttack(rule.part, rule.number) : undefined),
  },
  NAMED,
);

export const partitions: Formulation<QueensPuzzle, QueensSolution> = {
  ...AS_PUBLISHED,
  formulate(puzzle, options) {
    const { reasons = false, presolve } = options;
    // The number of queens is no reason where there is no cell that it could be about.
    const isExplained = reasons && freeCells(puzzle.board).length > 0;
    const { explained = NOTHING, ...stated } = isExplained
      ? BY_PARTS.formulate(puzzle, options)
      : (presolve ? BY_PARTS : AS_PUBLISHED).formulate(puzzle, { ...options, reasons: false });
    const words = reasons && { explained: { ...explained, ...premisesOf(puzzle) } };
    if (puzzle.queens !== undefined) return { ...stated, ...words };
    const { model, projection: variables } = stated;
    const objective = {
      sense: 'maximise',
      variables,
      coefficients: variables.map(() => 1),
      offset: 0,
    } as const;
    return { ...stated, ...words, model: { ...model, objective } };
  },
};

const NOTHING: Explained = { reasons: [], marks: [], given: [] };

function isOfPart(rule: Rule): rule is PartRule {
  return 'part' in rule;
}

/** The number of queens by the parts of the rows, or of the columns. */
function byLines(axis: PartsRule['axis'], board: QueensPuzzle['board'], queens: number): PartsRule {
  const parts = partRules(board).flatMap(({ part, places }) => (part.kind === axis ? [places] : []));
  const role = `${axis}s`;
  return {
    kind: 'parts-with-queens',
    id: `queens-by-${role}`,
    role,
    places: parts.flat(),
    axis,
    parts,
    queens,
  };
}

/** The words for the number of queens before the steps; none without a number. */
function premisesOf({ board, queens }: QueensPuzzle): Pick<Explained, 'premises'> {
  return queens === undefined ? {} : { premises: queensPremises(partitionsOf(board), queens) };
}
