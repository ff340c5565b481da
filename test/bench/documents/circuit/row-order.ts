/**
 * Chapter 4.4 of the report of Conroy, Dieroff, Kehoe and Lu: in Gurobi the place of the rows (4.1b), the
 * hints, among the rows of the grid based battleship model changed the time drastically. The model with them
 * first, as it states them, and last.
 */
import type { BattleshipPuzzle } from '../../../../src/families/battleship/puzzle.js';
import type { AnyFamily } from '../../../../src/families/contract/family.js';
import { findFamily } from '../../../../src/families/index.js';
import { type AnyFormulation, chooseFormulation } from '../../../../src/proving/formulation.js';
import type { Row } from '../../../../src/solve/index.js';
import { storedInstances } from '../instances/stored.js';
import { type Effort, type Report, tableOf } from '../report.js';
import { type Measured, openWay, secondsOf } from '../ways.js';

const SECONDS = 20;
/** Iterations beyond this multiple of those of the other order are drastically more. */
const DRASTIC = 2;

/** The puzzles of Table 4.3 by the grid based model in both orders of rows. */
export async function compareRowOrder(effort: Effort): Promise<Report> {
  const limit = effort.limit(SECONDS);
  const [first, last] = await Promise.all(
    [ships((hints, others) => [...hints, ...others]), ships((hints, others) => [...others, ...hints])].map(
      (formulation) => openWay('battleship', { formulation, engine: 'highs' }, limit),
    ),
  );
  const lines = storedInstances<BattleshipPuzzle>('table-4.3').map((puzzle) => ({
    size: `${puzzle.rows.length}x${puzzle.columns.length}`,
    first: first!(puzzle),
    last: last!(puzzle),
  }));
  const ratios = lines.map((line) => ratioOfWork(line.first, line.last));
  const isOpen = ratios.includes(undefined);
  const most = Math.max(...ratios.map((ratio) => ratio ?? 1));
  const alike = ratios.filter((ratio) => ratio === 1).length;
  return {
    tables: [
      tableOf(
        'Chapter 4.4: battleship by places of ships (GBM), rows (4.1b) first and last, HiGHS; seconds',
        ['size', 'first', 'iterations', 'last', 'iterations'],
        lines.map((line) => [
          line.size,
          ...[secondsOf(line.first), line.first.work?.iterations ?? '-'],
          ...[secondsOf(line.last), line.last.work?.iterations ?? '-'],
        ]),
      ),
    ],
    findings: [
      {
        claim: 'the place of the rows (4.1b) among the others changes the work drastically',
        holds: most > DRASTIC ? true : isOpen ? undefined : false,
        evidence: `as many simplex iterations on ${alike} of ${lines.length} boards, at most ${most.toFixed(2)} times`,
      },
    ],
  };
}

/** The grid based model with its rows in another order. */
function ships(order: (hints: readonly Row[], others: readonly Row[]) => readonly Row[]): AnyFormulation {
  const published = chooseFormulation(findFamily('battleship') as AnyFamily, 'highs', 'ships');
  return {
    ...published,
    formulate: (puzzle, options) => {
      const stated = published.formulate(puzzle, options);
      const isHint = ({ name }: Row): boolean => name.startsWith('hint_');
      const hints = stated.model.rows.filter(isHint);
      if (hints.length === 0) throw new Error('the model has no rows (4.1b)');
      const rows = order(
        hints,
        stated.model.rows.filter((row) => !isHint(row)),
      );
      return { ...stated, model: { ...stated.model, rows } };
    },
  };
}

/** The larger count of iterations as a multiple of the smaller; undefined where a solve was stopped. */
function ratioOfWork(one: Measured, other: Measured): number | undefined {
  const [a, b] = [one.work?.iterations, other.work?.iterations];
  if (a === undefined || b === undefined) return undefined;
  return a === b ? 1 : Math.max(a, b) / Math.max(1, Math.min(a, b));
}
