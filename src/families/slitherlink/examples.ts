/** Worked puzzles with their verdicts, and for every issue code an input that triggers it. */
import type { Counterexample, Example } from '../contract/family.js';
import { sidesAsDrawn } from '../kit/codecs/side-drawing.js';
import type { SlitherlinkPuzzle, SlitherlinkSolution } from './puzzle.js';

const PROJECT = 'made for the project';

/** A puzzle with its only solution, drawn a line a text. */
function solved(name: string, drawing: readonly string[]): Example<SlitherlinkPuzzle, SlitherlinkSolution> {
  const { grid, edges: solution } = sidesAsDrawn(drawing);
  return { name, source: PROJECT, puzzle: { family: 'slitherlink', grid }, verdict: 'unique', solution };
}

export const slitherlinkExamples = (): readonly Example<SlitherlinkPuzzle, SlitherlinkSolution>[] => [
  solved('five by five', [
    '+-+-+-+-+-+',
    '|    1 2  |',
    '+ +-+ +-+ +',
    '| |3| |3| |',
    '+ + +-+ +-+',
    '| |2   0',
    '+ +-+-+ +-+',
    '|  2  |3| |',
    '+ +-+ +-+ +',
    '| |3|2    |',
    '+-+ +-+-+-+',
  ]),
  solved('six rows of eight', [
    '+-+ +-+-+-+-+-+-+',
    '|3| |    2 2 2 3|',
    '+ +-+ +-+-+-+-+-+',
    '|1   1|3     2',
    '+ +-+ +-+-+-+-+-+',
    '| |3|1   2 2 1  |',
    '+ + + +-+-+-+ +-+',
    '| |2|2|3   2|3|',
    '+ + + +-+-+ +-+ +',
    '| |2|    2|2   1',
    '+ + + +-+ +-+-+-+',
    '|3|2|3|3|      3|',
    '+-+ +-+ +-+-+-+-+',
  ]),
  solved('two 3s', ['+-+-+', '|3 3|', '+-+-+']),
  {
    name: 'one number',
    source: `${PROJECT}; 4 solutions`,
    puzzle: { family: 'slitherlink', grid: ['..', '3.'] },
    verdict: 'multiple',
  },
  {
    name: 'no numbers',
    source: `${PROJECT}; 13 solutions`,
    puzzle: { family: 'slitherlink', grid: ['..', '..'] },
    verdict: 'multiple',
  },
  {
    name: '4s side by side',
    source: `${PROJECT}; the side between them would have no other line at its ends`,
    puzzle: { family: 'slitherlink', grid: ['44'] },
    verdict: 'none',
  },
  {
    name: 'nothing but 0s',
    source: `${PROJECT}; there would be no loop`,
    puzzle: { family: 'slitherlink', grid: ['00', '00'] },
    verdict: 'none',
  },
];

export const slitherlinkCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'slitherlink' } },
  { code: 'grid-empty', json: { family: 'slitherlink', grid: [] } },
  { code: 'grid-too-large', json: { family: 'slitherlink', grid: ['.'.repeat(101)] } },
  { code: 'row-length', json: { family: 'slitherlink', grid: ['..', '.'] } },
  { code: 'cell-sign', json: { family: 'slitherlink', grid: ['5.'] } },
];
