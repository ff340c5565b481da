/**
 * Tables A.1 and A.2 of the report of Conroy, Dieroff, Kehoe and Lu: the Circuit Board game by spanning tree
 * (CM1) and by flow (CM2), on boards of the same numbers of points and places for tracks.
 */
import { treeFrom } from '../../../../src/families/circuit/models/tree.js';
import { type CircuitPuzzle, graphOf, possibleEdges } from '../../../../src/families/circuit/puzzle.js';
import { CELL } from '../../../../src/families/kit/confirm/cells.js';
import type { AnyFormulation } from '../../../../src/proving/formulation.js';
import { allBelow, holdsThroughout, isSlower, slowestOf, tally } from '../findings.js';
import { storedInstances } from '../instances/stored.js';
import { type Effort, type Finding, type Report, tableOf } from '../report.js';
import { type Measured, openWay, ratioOf, secondsOf, sizeOf } from '../ways.js';
import { optimalityGap, PUBLISHED_BOARDS, PUBLISHED_LIMIT, type PublishedBoard } from './circuit-tables.js';

/** Long enough to decide the report's limit with the margin for that model; shorter for the others. */
const TREE_SECONDS = 14;
const BUILT_SECONDS = 5;
/** CM1 with the rows of presolve that hold for every board, and nothing deduced of this one. */
const WITH_ROWS = treeFrom((puzzle) =>
  Uint8Array.from(graphOf(puzzle).isGiven, (isGiven) => (isGiven ? CELL.taken : CELL.open)),
) as AnyFormulation;
const FLOW_SECONDS = 3;
/**
 * The report's words: both models perform alike up to this number of points; CM1 stays below this number of
 * seconds.
 */
const ALIKE_POINTS = 30;
const CLAIMED_SECONDS = 11;

interface Line {
  readonly published: PublishedBoard;
  readonly edges: number;
  readonly tree: Measured;
  readonly rows: Measured;
  readonly built: Measured;
  readonly own: Measured;
  readonly flow: Measured;
}

/** Tables A.1 and A.2 with ours beside them. */
export async function compareCircuit(effort: Effort): Promise<Report> {
  const limits = {
    tree: effort.limit(TREE_SECONDS),
    built: effort.limit(BUILT_SECONDS),
    flow: effort.limit(FLOW_SECONDS),
  };
  const tree = await openWay('circuit', { formulation: 'tree', engine: 'highs' }, limits.tree);
  const rows = await openWay(
    'circuit',
    { formulation: WITH_ROWS, engine: 'highs', logic: true },
    limits.tree,
  );
  const built = await openWay('circuit', { formulation: 'tree', engine: 'highs', logic: true }, limits.built);
  const own = await openWay('circuit', { formulation: 'tree', engine: 'sat', logic: true }, limits.built);
  const flow = await openWay('circuit', { formulation: 'flow', engine: 'highs' }, limits.flow);
  const lines = storedInstances<CircuitPuzzle>('table-a.1').map((puzzle, index): Line => {
    return {
      published: PUBLISHED_BOARDS[index]!,
      edges: possibleEdges(puzzle).length,
      tree: tree(puzzle),
      rows: rows(puzzle),
      built: built(puzzle),
      own: own(puzzle),
      flow: flow(puzzle),
    };
  });
  const table = tableOf(
    'Tables A.1 and A.2: circuit by tree (CM1) and flow (CM2), as published; seconds',
    [
      'V',
      'E',
      'ours',
      'CM1 Gurobi',
      'HiGHS',
      'ratio',
      'variables / rows',
      'with rows that trees keep, HiGHS',
      'ratio',
      'logic first, HiGHS',
      'sat',
      'CM2 Gurobi',
      'gap %',
      'HiGHS',
      'gap %',
      'ratio',
      'variables / rows',
    ],
    lines.map(
      ({ published, edges, tree: ours, rows: withRows, built: byLogic, own: bySat, flow: byFlow }) => [
        published.points,
        published.edges,
        edges,
        published.tree,
        secondsOf(ours),
        ratioOf(ours, published.tree),
        sizeOf(ours),
        secondsOf(withRows),
        ratioOf(withRows, published.tree),
        secondsOf(byLogic),
        secondsOf(bySat),
        secondsOf({ seconds: published.flow, stopped: published.bound !== undefined }),
        published.bound === undefined ? 0 : optimalityGap(published.points - 1, published.bound).toFixed(2),
        secondsOf(byFlow),
        gapOf(byFlow),
        ratioOf(byFlow, published.flow),
        sizeOf(byFlow),
      ],
    ),
  );
  return { tables: [table], findings: findings(lines, limits.flow) };
}

/** The optimality gap of a solve that was stopped, in percent; `-` when it had no solution yet. */
function gapOf({ stopped, progress: { incumbent, bound } }: Measured): string {
  if (!stopped) return '0';
  if (incumbent === undefined || bound === undefined) return '-';
  return optimalityGap(incumbent, bound).toFixed(2);
}

function findings(lines: readonly Line[], limit: number): readonly Finding[] {
  const slowest = (model: 'tree' | 'rows' | 'built' | 'own') =>
    `${secondsOf(slowestOf(lines.map((line) => line[model])))} s`;
  const flowSlower = (part: readonly Line[]) => part.map(({ tree, flow }) => isSlower(flow, tree));
  const large = flowSlower(lines.filter(({ published }) => published.points >= ALIKE_POINTS));
  const small = flowSlower(lines.filter(({ published }) => published.points < ALIKE_POINTS));
  const stopped = lines.filter(({ flow }) => flow.stopped);
  const first = Math.min(...stopped.map(({ published }) => published.points));
  const publishedOpen = lines.filter(({ published: { bound } }) => bound !== undefined).length;
  const isBelow = (model: 'tree' | 'rows') =>
    allBelow(
      lines.map((line) => line[model]),
      CLAIMED_SECONDS,
    );
  return [
    {
      claim: `the spanning tree model as published takes less than ${CLAIMED_SECONDS} s on every board`,
      holds: isBelow('tree'),
      evidence: `with subtour rows added in rounds, at most ${slowest('tree')}`,
    },
    {
      claim: `with the rows that every tree of degrees one and three keeps it takes less than ${CLAIMED_SECONDS} s on every board`,
      holds: isBelow('rows'),
      evidence: `at most ${slowest('rows')}; where logic goes first ${slowest('built')}, by sat ${slowest('own')}`,
    },
    {
      claim: `from ${ALIKE_POINTS} points on the flow model is the slower one`,
      holds: holdsThroughout(large),
      evidence: `on ${tally(large)}; of smaller boards on ${tally(small)}`,
    },
    {
      claim: `the flow model needs more than ${PUBLISHED_LIMIT} s on large boards`,
      holds: stopped.length === 0 ? false : limit >= PUBLISHED_LIMIT || undefined,
      evidence:
        `${stopped.length} of ${lines.length} boards open after ${limit} s` +
        `${stopped.length === 0 ? '' : `, the first at ${first} points`}; Gurobi left ${publishedOpen} open`,
    },
  ];
}
