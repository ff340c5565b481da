/**
 * Table A.3 of the report of Conroy, Dieroff, Kehoe and Lu: values of the linear relaxations of the models
 * CM1 and CM2.
 */

import { type CircuitPuzzle, possibleEdges } from '../../../../src/families/circuit/puzzle.js';
import type { AnyFamily } from '../../../../src/families/contract/family.js';
import { findFamily } from '../../../../src/families/index.js';
import { chooseFormulation } from '../../../../src/proving/formulation.js';
import { relaxPuzzle } from '../../../../src/proving/relaxation.js';
import type { Engine } from '../../../../src/solve/engine.js';
import { openEngine } from '../../../../src/solve/engines.js';
import { rankCorrelation } from '../findings.js';
import { storedInstances } from '../instances/stored.js';
import { type Report, tableOf } from '../report.js';
import { PUBLISHED_RELAXATIONS } from './circuit-tables.js';

/** Table A.3 with ours beside it. */
export async function compareCircuitRelaxation(): Promise<Report> {
  const engine = await openEngine('highs');
  const lines = storedInstances<CircuitPuzzle>('table-a.3').map((puzzle, index) => {
    return {
      published: PUBLISHED_RELAXATIONS[index]!,
      edges: possibleEdges(puzzle).length,
      given: puzzle.edges.length,
      tree: relaxation(puzzle, 'tree', engine),
      flow: relaxation(puzzle, 'flow', engine),
    };
  });
  const table = tableOf(
    'Table A.3: circuit, values of the linear relaxations, as published',
    ['V', 'E', 'ours', 'given', 'CM1', 'ours', 'CM2', 'ours', 'CM2 / CM1', 'ours'],
    lines.map(({ published, edges, given, tree, flow }) => [
      published.points,
      published.edges,
      edges,
      given,
      published.tree.toFixed(3),
      tree.toFixed(3),
      published.flow.toFixed(3),
      flow.toFixed(3),
      (published.flow / published.tree).toFixed(3),
      (flow / tree).toFixed(3),
    ]),
  );
  const ratios = lines.map(({ tree, flow }) => flow / tree);
  const correlation = rankCorrelation(
    lines.map(({ published }) => published.points),
    ratios,
  );
  const weaker = lines.filter(({ tree, flow }) => flow < tree).length;
  return {
    tables: [table],
    findings: [
      {
        claim:
          'the relaxation of the tree model is worth one less than there are points, that of the flow model less',
        holds:
          weaker === lines.length &&
          lines.every(({ published, tree }) => Math.round(tree) === published.points - 1),
        evidence: `the flow model's is the smaller one on ${weaker} of ${lines.length} boards`,
      },
      {
        claim: 'the ratio falls from more than 0.6 to almost 0.5 as boards grow',
        holds: ratios[0]! > 0.6 && ratios.at(-1)! < 0.55 && correlation < 0,
        evidence: `${ratios[0]!.toFixed(3)} on the smallest board, ${ratios.at(-1)!.toFixed(3)} on the largest, rank correlation with the points ${correlation.toFixed(2)}`,
      },
    ],
  };
}

function relaxation(puzzle: CircuitPuzzle, name: string, engine: Engine): number {
  const family = findFamily('circuit') as AnyFamily;
  const formulation = chooseFormulation(family, engine.id, name);
  const answer = relaxPuzzle({ family, puzzle, formulation, engine, presolve: false });
  if (answer.status !== 'solved') throw new Error(`the relaxation of ${name} is ${answer.status}`);
  return answer.objective;
}
