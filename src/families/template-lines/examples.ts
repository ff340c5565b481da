/** Worked puzzles with their verdicts, and for every issue code an input that triggers it. */
import type { Counterexample, Example } from '../contract/family.js';
import { sidesAsDrawn } from '../kit/codecs/side-drawing.js';
import type { FencesPuzzle, FencesSolution } from './puzzle.js';

const PROJECT = 'made for the project';

/** A puzzle with its only solution, drawn a line a text. */
function solved(name: string, drawing: readonly string[]): Example<FencesPuzzle, FencesSolution> {
  const { grid, edges: solution } = sidesAsDrawn(drawing);
  return { name, source: PROJECT, puzzle: { family: 'fences', grid }, verdict: 'unique', solution };
}

export const fencesExamples = (): readonly Example<FencesPuzzle, FencesSolution>[] => [
  solved('four by four', [
    '+ + +-+ +',
    ' 0 2| |1',
    '+ +-+ + +',
    ' 2|   |',
    '+-+ + +-+',
    '|      2|',
    '+-+ +-+ +',
    '  |3|3| |',
    '+ +-+ +-+',
  ]),
  solved('five by six', [
    '+ +-+ +-+ + +',
    ' 2|3| |3|',
    '+-+ +-+ +-+ +',
    '|        3|',
    '+ + +-+-+-+ +',
    '|  1|3   2 1',
    '+-+ +-+-+-+-+',
    ' 3|         |',
    '+-+ +-+ +-+-+',
    '|  2| | |2 1',
    '+-+-+ +-+ + +',
  ]),
  solved('six by six', [
    '+-+-+ + + +-+',
    '|   |1 0 2| |',
    '+ +-+ + +-+ +',
    '| |  1  |   |',
    '+ +-+-+-+ +-+',
    '|    2 2  |3',
    '+-+-+-+-+ +-+',
    ' 2 2   3|   |',
    '+-+-+-+-+ +-+',
    '|  1      |',
    '+-+ +-+-+ + +',
    '  |3|2 2| |1',
    '+ +-+ + +-+ +',
  ]),
  {
    name: 'one number',
    source: PROJECT,
    puzzle: { family: 'fences', grid: ['..', '3.'] },
    verdict: 'multiple',
  },
  { name: 'neighbours', source: PROJECT, puzzle: { family: 'fences', grid: ['44'] }, verdict: 'none' },
];

export const fencesCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'fences' } },
  { code: 'grid-empty', json: { family: 'fences', grid: [] } },
  { code: 'grid-too-large', json: { family: 'fences', grid: ['.'.repeat(51)] } },
  { code: 'row-length', json: { family: 'fences', grid: ['..', '.'] } },
  { code: 'cell-sign', json: { family: 'fences', grid: ['5.'] } },
];
