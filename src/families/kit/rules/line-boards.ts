/** Boards whose places are lines: the sides of all cells, or the ways between neighbouring cells. */
import {
  type Cell,
  canonicalEdges,
  cellCode,
  cellsInside,
  cellsOfSide,
  compareCells,
  type Edge,
  type EdgeGraph,
  graphOfNeighbours,
  middleOfEdge,
  neighboursKey,
  placeOfCorner,
  placeOfSide,
  type Size,
  sidesOf,
} from '../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import { cellsWords } from '../words/series.js';
import { cornerName, type LineName, sideName } from '../words/sides.js';
import { type Board, FLAG, LINE_WORDS, type LinePlaces } from './board.js';

/** The board of lines along the sides of the cells of a grid; a solution has those that are drawn. */
export function sideBoard(size: Size): Board<readonly Edge[]> {
  const graph = sidesOf(size);
  return lineBoard(graph, {
    cellsOf: (side) => cellsOfSide(side, size),
    at: placeOfSide,
    nameOf: (side, language) => sideName(side, size, language),
    pointName: (corner, language) => cornerName(corner, size, language),
    pointAt: placeOfCorner,
    ringWords: (ring, language) =>
      `${ROUND[language]} ${cellsWords(cellsInside(ring, size).map(cellCode), language)}`,
  });
}

/** The board of lines between the middles of neighbouring cells; a solution has those that are drawn. */
export function wayBoard(points: readonly Cell[]): Board<readonly Edge[]> {
  return lineBoard(graphOfNeighbours(points), {
    cellsOf: (way) => way,
    at: middleOfEdge,
    nameOf: (way) => ({ code: way.map(cellCode).join('–') }),
    pointName: cellCode,
    pointAt: (cell) => cell,
    ringWords: (ring, language) => {
      const passed = new Map(ring.flat().map((cell) => [cellCode(cell), cell]));
      const codes = [...passed.values()].sort(compareCells).map(cellCode);
      return `${THROUGH[language]} ${cellsWords(codes, language)}`;
    },
  });
}

const ROUND: InLanguages<string> = { en: 'round', de: 'rings um' };
const THROUGH: InLanguages<string> = { en: 'through', de: 'durch' };

/** The names and places of lines. */
interface OfLine {
  cellsOf(line: Edge): ReturnType<LinePlaces['cellsOf']>;
  at(line: Edge): ReturnType<LinePlaces['at']>;
  nameOf(line: Edge, language: StepLanguage): LineName;
  pointName(point: Cell, language: StepLanguage): string;
  pointAt(point: Cell): Cell;
  ringWords(ring: readonly Edge[], language: StepLanguage): string;
}

function lineBoard(graph: EdgeGraph, of: OfLine): Board<readonly Edge[]> {
  const { points, edges } = graph;
  const { cellsOf, at, nameOf, pointName, pointAt, ringWords } = of;
  /** By the key of a line: its place; made once it is needed. */
  let placeOf: ReadonlyMap<number, number> | undefined;
  const valuesOf = (solution: readonly Edge[]): readonly number[] => {
    placeOf ??= new Map(edges.map((line, place) => [neighboursKey(line), place]));
    const values = new Array<number>(edges.length).fill(0);
    for (const line of solution) {
      const place = placeOf.get(neighboursKey(line));
      if (place !== undefined) values[place] = 1;
    }
    return values;
  };
  return {
    cells: edges.map((line) => cellsOf(line)[0]!),
    lines: {
      ...graph,
      cellsOf: (place) => cellsOf(edges[place]!),
      at: (place) => at(edges[place]!),
      nameOf: (place, language) => nameOf(edges[place]!, language),
      pointName: (point, language) => pointName(points[point]!, language),
      pointAt: (point) => pointAt(points[point]!),
      ringWords: (ring, language) =>
        ringWords(
          ring.map((place) => edges[place]!),
          language,
        ),
    },
    domains: edges.map(() => FLAG),
    given: edges.map(() => -1),
    words: LINE_WORDS,
    valuesOf,
    solutionOf: (values) => canonicalEdges(edges.filter((_, place) => values[place] === 1)),
  };
}
