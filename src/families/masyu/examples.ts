/** Worked puzzles with their verdicts, and for every issue code an input that triggers it. */
import { canonicalEdges } from '../../core/index.js';
import type { Counterexample, Example } from '../contract/family.js';
import { readSolvedDrawing } from '../kit/codecs/edge-drawing.js';
import type { MasyuPuzzle, MasyuSolution } from './puzzle.js';

const PROJECT = 'made for the project';

/** A puzzle from rows parted by spaces. */
function masyu(rows: string): MasyuPuzzle {
  return { family: 'masyu', grid: rows.split(' ') };
}

/** A puzzle with its only solution, drawn a line a text. */
function solved(name: string, drawing: readonly string[]): Example<MasyuPuzzle, MasyuSolution> {
  const points = drawing.filter((_, line) => line % 2 === 0);
  const grid = points.map((text) => Array.from(text, (sign, at) => (at % 2 === 0 ? sign : '')).join(''));
  const lines = drawing.map((text, index) => ({ text, number: index + 1 }));
  const read = readSolvedDrawing(lines, { grid, points: 'wb.', name: 'pearls' });
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  const solution = canonicalEdges(read.value);
  return { name, source: PROJECT, puzzle: { family: 'masyu', grid }, verdict: 'unique', solution };
}

export const masyuExamples = (): readonly Example<MasyuPuzzle, MasyuSolution>[] => [
  solved('six by six', [
    '.-. b-.-.-.',
    '| | |     |',
    'w . . .-w-.',
    '| | | |',
    '. w . .-.-b',
    '| | |     |',
    'w .-. . . .',
    '|         |',
    '.-.-w-. . .',
    '      |   |',
    '. . . .-.-b',
  ]),
  solved('three rows of four', ['.-w-w-.', '|     |', 'w . . w', '|     |', '.-w-w-.']),
  solved('five rows of eight', [
    '.-.-b b-.-.-.-b',
    '|   | |       |',
    '. . . . . . . .',
    '|   | |       |',
    'w . . w .-w-.-b',
    '|   | | |',
    '.-. .-. .-.-w-.',
    '  |           |',
    '. .-.-.-.-.-.-.',
  ]),
  solved('eight by eight', [
    '.-.-w-. b-.-.-.',
    '|     | |     |',
    'w .-.-. . . . w',
    '| |     |     |',
    '. .-w-w-. . . .',
    '|             |',
    'w . .-.-w-. . .',
    '|   |     |   |',
    '.-. .-w-. .-.-b',
    '  |     |',
    '.-. . . .-w-w-.',
    '|             |',
    'w .-w-w-. . . w',
    '| |     |     |',
    '.-. . . .-w-.-.',
  ]),
  solved('ten by ten', [
    '.-. . .-w-. .-.-w-.',
    '| |   |   | |     |',
    'w .-w-. .-. w .-.-.',
    '|       |   | |',
    'w . .-w-. .-. .-w-.',
    '|   |     |       |',
    '.-. .-w-w-. .-.-w-.',
    '  |         |',
    '. . .-.-w-. .-w-w-.',
    '  | |     |       |',
    '.-. .-w-. .-w-.-w-.',
    '|       |',
    'w . .-. .-w-.-.-w-.',
    '|   | |           |',
    '. . w w b-.-. .-.-.',
    '|   | | |   | |',
    'w . . . . .-. .-w-.',
    '|   | | | |       |',
    '.-.-b .-. .-w-.-w-.',
  ]),
  {
    name: 'no pearls',
    source: `${PROJECT}; 3 solutions`,
    puzzle: masyu('... ...'),
    verdict: 'multiple',
  },
  {
    name: 'one white pearl',
    source: PROJECT,
    puzzle: masyu('.w.. .... ....'),
    verdict: 'multiple',
  },
  {
    name: 'two rings',
    source: `${PROJECT}; the pearls allow two loops, and not one`,
    puzzle: masyu('b.b.b.b ....... b.b.b.b'),
    verdict: 'none',
  },
  {
    name: 'a white pearl in the corner',
    source: `${PROJECT}; the loop cannot go straight on there`,
    puzzle: masyu('w.. ... ...'),
    verdict: 'none',
  },
  { name: 'one row', source: `${PROJECT}; no loop has room`, puzzle: masyu('...'), verdict: 'none' },
];

export const masyuCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'masyu' } },
  { code: 'grid-empty', json: { family: 'masyu', grid: [] } },
  { code: 'grid-too-large', json: { family: 'masyu', grid: ['.'.repeat(101)] } },
  { code: 'row-length', json: { family: 'masyu', grid: ['..', '.'] } },
  { code: 'cell-sign', json: { family: 'masyu', grid: ['..', 'x.'] } },
];
