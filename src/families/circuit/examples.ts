/**
 * Worked Circuit Boards with their verdicts, and for every issue code an input that triggers it. The report
 * prints no board in figures that text could hold; its kinds of puzzles (Figures 5.1 to 5.4) are here on
 * boards of the project.
 */
import { canonicalEdges, type Edge } from '../../core/index.js';
import type { Counterexample, Example } from '../contract/family.js';
import { readDrawing } from './codecs/text.js';
import { type CircuitPuzzle, type CircuitSolution, pathBetween } from './puzzle.js';

const PROJECT = 'drawn for the project';

/** Two cells, from their rows and columns. */
function pair(row: number, column: number, toRow: number, toColumn: number): Edge {
  return [
    [row, column],
    [toRow, toColumn],
  ];
}

/** The board of a drawing with its tracks as given ones, a line a text. */
function circuit(lines: readonly string[], path?: Edge): CircuitPuzzle {
  const drawing = readDrawing(lines.map((text, index) => ({ text, number: index + 1 })));
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.issues));
  const { points: grid, edges } = drawing.value;
  return { family: 'circuit', grid, edges: canonicalEdges(edges), ...(path === undefined ? {} : { path }) };
}

/** A board with its only solution, all tracks drawn, those that are given double: `=` and `‖`. */
function solved(lines: readonly string[], path?: Edge) {
  const given = (text: string): string => text.replaceAll('=', '-').replaceAll('‖', '|');
  const puzzle = circuit(
    lines.map((text) => given(text.replaceAll(/[-|]/g, ' '))),
    path,
  );
  const { edges } = circuit(lines.map(given));
  const solution = path === undefined ? edges : { edges, path: pathBetween(edges, path) ?? [] };
  return { puzzle, verdict: 'unique', solution } as const;
}

/** A board of points alone. */
function full(rows: number, columns: number): CircuitPuzzle {
  return { family: 'circuit', grid: Array.from({ length: rows }, () => 'o'.repeat(columns)), edges: [] };
}

export const circuitExamples = (): readonly Example<CircuitPuzzle, CircuitSolution>[] => [
  {
    name: 'five by five',
    source: `${PROJECT}, of the kind of Figure 5.1 of the report of Conroy, Dieroff, Kehoe and Lu`,
    ...solved([
      '# # o o o',
      '    | | |',
      'o-o-o=o-o',
      '  |     |',
      'o-o=o o-o',
      '        |',
      'o=o-o-o-o',
      '  | | | ‖',
      '# o o o o',
    ]),
  },
  {
    name: 'no tracks given',
    source: `${PROJECT}; the board alone decides`,
    ...solved([
      'o # o-o-o',
      '|     |',
      'o-o # o-o',
      '|     |',
      'o-o o-o o',
      '|     | |',
      'o-o-o-o-o',
      '| | |   |',
      'o o o # o',
    ]),
  },
  {
    name: 'the long way round',
    source: `${PROJECT}, of the kind of Figure 5.2: the path takes 15 tracks, without the given ones 11 would do; two trees, of which one has the shorter path`,
    ...solved(
      [
        'o o=o-o o o o o',
        '‖   |   ‖ | ‖ |',
        'o-o=o-o o=o-o=o',
        '‖ |     ‖     ‖',
        'o o=o=o-o=o o-o',
        '  | | ‖       ‖',
        'o=o o o=o o o-o',
        '  ‖   ‖   ‖   ‖',
        '# o-o o=o=o=o o',
        '  |   | ‖',
        '# o-o o o=o o o',
        '  ‖     |   | |',
        'o-o o o-o=o-o-o',
        '  | ‖     ‖   |',
        'o-o=o=o o=o=o o',
      ],
      pair(3, 7, 7, 0),
    ),
  },
  {
    name: 'two by three',
    source: `${PROJECT}; the smallest full board with a solution`,
    ...solved(['o-o-o', '  |', 'o-o-o']),
  },
  { name: 'two points', source: PROJECT, ...solved(['o-o']) },
  {
    name: 'six by six',
    source: `${PROJECT}, of the kind of Figure 5.3, for which the report finds two solutions; this one has four`,
    puzzle: circuit([
      'o o o o o-o',
      '    |',
      'o o o o o o',
      '',
      'o o # # o o',
      '  |       |',
      'o o o o o o',
      '',
      'o o o o o o',
      '',
      'o o o-o o o',
    ]),
    verdict: 'multiple',
  },
  {
    name: 'three by six',
    source: `${PROJECT}; 10 solutions (OEIS A003780)`,
    puzzle: full(3, 6),
    verdict: 'multiple',
  },
  {
    name: 'path on a full board',
    source: PROJECT,
    puzzle: { ...full(3, 6), path: pair(0, 0, 2, 5) },
    verdict: 'multiple',
  },
  {
    name: 'four by four',
    source: `${PROJECT}; both colours of the chequerboard have an even number of points, so there is no tree`,
    puzzle: full(4, 4),
    verdict: 'none',
  },
  {
    name: 'a ring with four branches',
    source: `${PROJECT}; the only connected choice encloses an area, and the flow model as printed takes it`,
    puzzle: circuit(['# o # #', '', '# o o o', '', 'o o o #', '', '# # o #']),
    verdict: 'none',
  },
  {
    name: 'points apart',
    source: PROJECT,
    puzzle: circuit(['o-o # o-o']),
    verdict: 'none',
  },
  {
    name: 'given tracks enclose an area',
    source: PROJECT,
    puzzle: circuit(['o-o o', '| |', 'o-o o']),
    verdict: 'none',
  },
];

const PAIR = { family: 'circuit', grid: ['oo#', 'ooo'], edges: [] };

export const circuitCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'circuit', grid: ['oo'] } },
  { code: 'grid-empty', json: { ...PAIR, grid: ['##'] } },
  { code: 'grid-too-large', json: { ...PAIR, grid: ['o'.repeat(51)] } },
  { code: 'grid-ragged', json: { ...PAIR, grid: ['oo', 'ooo'] } },
  { code: 'grid-character', json: { ...PAIR, grid: ['o.'] } },
  { code: 'edge-off-board', json: { ...PAIR, edges: [pair(0, 1, 0, 2)] } },
  { code: 'edge-not-neighbours', json: { ...PAIR, edges: [pair(0, 0, 1, 1)] } },
  { code: 'edge-repeated', json: { ...PAIR, edges: [pair(0, 0, 0, 1), pair(0, 1, 0, 0)] } },
  { code: 'path-off-board', json: { ...PAIR, path: pair(0, 0, 0, 2) } },
  { code: 'path-ends-equal', json: { ...PAIR, path: pair(0, 0, 0, 0) } },
];
