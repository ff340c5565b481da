/** The reach of logic in a puzzle: counting at numbers and corners, and trying a line; loops are not seen. */
import { edgeKey, sidesOf, sizeOfRows } from '../../core/index.js';
import type { Rating } from '../contract/family.js';
import { exactly } from '../kit/confirm/groups.js';
import { CountedLogic } from '../kit/logic/counted-logic.js';
import { rateByLogic } from '../kit/logic/rating-by-logic.js';
import { cluesOf, type SlitherlinkPuzzle } from './puzzle.js';

/** Rates a puzzle that has a solution. Measures: sides, those left open by either way of reasoning. */
export function rateSlitherlink(puzzle: SlitherlinkPuzzle): Rating {
  const { edges, around } = sidesOf(sizeOfRows(puzzle.grid));
  const places = new Map(edges.map((edge, place) => [edgeKey(edge), place]));
  const groups = [
    ...cluesOf(puzzle).map(({ number, sides }) =>
      exactly(
        number,
        sides.map((side) => places.get(edgeKey(side))!),
      ),
    ),
    ...around.map((facts) => ({ facts, least: 0, most: 2, not: [1] })),
  ];
  const logic = new CountedLogic(edges.length, groups, []);
  return rateByLogic(logic, (openAfterCounting) => ({ sides: edges.length, openAfterCounting }));
}
