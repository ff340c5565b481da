/**
 * Table A.2 of the report of Conroy, Dieroff, Kehoe and Lu with a start: the flow model (CM2) with the
 * constant and the rows of presolve, whose relaxation is worth as much as its optimum, and the solution of
 * the tree model by `sat` as the first solution of HiGHS, which alone finds none on large boards.
 */
import type { Cell, Edge } from '../../../../src/core/index.js';
import { circuit } from '../../../../src/families/circuit/index.js';
import {
  type CircuitPuzzle,
  type CircuitSolution,
  pointsOf,
} from '../../../../src/families/circuit/puzzle.js';
import type { AnyFamily, Formulated } from '../../../../src/families/contract/family.js';
import { chooseFormulation } from '../../../../src/proving/formulation.js';
import { solvePuzzle } from '../../../../src/proving/solve.js';
import type { Engine } from '../../../../src/solve/engine.js';
import { openEngine } from '../../../../src/solve/engines.js';
import { afterProcessorSeconds, measure } from '../../processor.js';
import { storedInstances } from '../instances/stored.js';
import { type Effort, type Report, tableOf } from '../report.js';
import { secondsOf } from '../ways.js';
import { optimalityGap, PUBLISHED_BOARDS } from './circuit-tables.js';

const SECONDS = 30;
const FAMILY = circuit as AnyFamily;

/** A board by the flow model from the start: the bounds, and the times of the start and of HiGHS. */
interface Started {
  readonly startSeconds: number;
  readonly seconds: number;
  readonly lower: number;
  readonly upper: number;
  readonly isProved: boolean;
}

/** Table A.2 with ours beside it, the optimum confirmed by the second run of HiGHS. */
export async function compareStartedFlow(effort: Effort): Promise<Report> {
  const limit = effort.limit(SECONDS);
  const engines = { sat: await openEngine('sat'), highs: await openEngine('highs') };
  const lines = storedInstances<CircuitPuzzle>('table-a.1').map((puzzle, index) => ({
    published: PUBLISHED_BOARDS[index]!,
    ours: fromTree(puzzle, engines, limit),
  }));
  const table = tableOf(
    'Table A.2: circuit by flow (CM2) with presolve, from the solution of the tree model; seconds',
    ['V', 'CM2 Gurobi', 'bounds', 'gap %', 'start, sat', 'HiGHS, two runs', 'bounds', 'gap %'],
    lines.map(({ published: { points, flow, bound = points - 1 }, ours }) => [
      points,
      secondsOf({ seconds: flow, stopped: bound !== points - 1 }),
      `${bound} to ${points - 1}`,
      optimalityGap(points - 1, bound).toFixed(2),
      secondsOf({ seconds: ours.startSeconds, stopped: false }),
      secondsOf({ seconds: ours.seconds, stopped: !ours.isProved }),
      `${ours.lower} to ${ours.upper}`,
      optimalityGap(ours.upper, ours.lower).toFixed(2),
    ]),
  );
  const closed = lines.filter(({ ours }) => ours.isProved).length;
  const open = lines.filter(({ published }) => published.bound !== undefined).length;
  return {
    tables: [table],
    findings: [
      {
        claim: 'the flow model leaves large boards open',
        holds: closed === lines.length ? false : undefined,
        evidence: `from the solution of the tree model ${closed} of ${lines.length} boards are closed; Gurobi left ${open} open`,
      },
    ],
  };
}

function fromTree(
  puzzle: CircuitPuzzle,
  { sat, highs }: { readonly sat: Engine; readonly highs: Engine },
  limit: number,
): Started {
  const tree = measure(() =>
    solvePuzzle({
      family: FAMILY,
      puzzle,
      formulation: chooseFormulation(FAMILY, 'sat', 'tree'),
      engine: sat,
    }),
  );
  if (tree.value.status !== 'solved') throw new Error(`the tree model is ${tree.value.status}`);
  const edges = tree.value.solutions[0] as readonly Edge[];
  const flow = measure(() => {
    const formulation = chooseFormulation(FAMILY, 'highs', 'flow');
    const stated = formulation.formulate(puzzle, { presolve: true }) as Formulated<CircuitSolution>;
    const session = highs.open(stated.model);
    try {
      const start = startOf(puzzle, edges, stated);
      return session.solve({ start, budget: { abort: afterProcessorSeconds(limit) } });
    } finally {
      session.dispose();
    }
  });
  const outcome = flow.value;
  if (outcome.status !== 'optimal' && outcome.status !== 'feasible')
    throw new Error(`the flow model is ${outcome.status} from a solution`);
  const isProved = outcome.status === 'optimal';
  return {
    startSeconds: tree.seconds,
    seconds: flow.seconds,
    lower: outcome.status === 'optimal' ? outcome.objective : outcome.bound,
    upper: outcome.objective,
    isProved,
  };
}

/** The values of the flow model for a tree: every track carries a unit for each point beyond it. */
function startOf(
  puzzle: CircuitPuzzle,
  edges: readonly Edge[],
  { model }: Formulated<CircuitSolution>,
): Float64Array {
  const spell = (cell: Cell): string => cell.join('_');
  const values = new Map<string, number>();
  const around = new Map<string, Cell[]>(pointsOf(puzzle).map((cell) => [spell(cell), []]));
  for (const [one, other] of edges) {
    values.set(`z_${spell(one)}_${spell(other)}`, 1);
    around.get(spell(one))!.push(other);
    around.get(spell(other))!.push(one);
  }
  for (const [point, others] of around) values.set(`y_${point}`, others.length === 3 ? 1 : 0);
  const send = (cell: Cell, from: Cell | undefined): number => {
    let beyond = 1;
    for (const next of around.get(spell(cell))!) {
      if (from !== undefined && spell(next) === spell(from)) continue;
      const units = send(next, cell);
      values.set(`f_${spell(cell)}_${spell(next)}`, units);
      beyond += units;
    }
    return beyond;
  };
  send(pointsOf(puzzle)[0]!, undefined);
  return Float64Array.from(model.variables, ({ name }) => values.get(name) ?? 0);
}
