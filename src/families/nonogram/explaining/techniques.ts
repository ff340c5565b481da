/**
 * Techniques of nonograms by the names that solvers use: what a line's known and concluded cells look like.
 * Each holds of one row or column; a step with several clues has no name.
 */
import type { StepShape, Technique } from '../../contract/explaining.js';
import { lineShape } from './line-shape.js';

/**
 * Signs as in `line-shape.ts`: `#` `.` known, `F` `E` concluded filled and empty, `?` not known, `-` not
 * needed.
 */
export const nonogramTechniques: readonly Technique[] = [
  technique('whole-line', 'whole line', (line) => /^[FE]+$/.test(line)),
  technique('completed-line', 'completed line', (line) => onlyEmpty(line) && !line.includes('?')),
  technique('last-cells', 'last cells', (line) => onlyFilled(line) && !line.includes('?')),
  technique('overlap', 'overlap', (line) => onlyFilled(line) && !line.includes('#')),
  technique('joined-blocks', 'joined blocks', (line) => onlyFilled(line) && everyRun(line, 'F', /#F+#/g)),
  technique(
    'edge',
    'edge',
    (line) => onlyFilled(line) && everyRun(line, 'F', /(?<=(^|\.)\?*)#+F+|F+#+(?=\?*(\.|$))/g),
  ),
  technique('gap-too-small', 'gap too small', (line) => {
    return onlyEmpty(line) && !line.includes('#') && everyRun(line, 'E', /(?<=^|\.)E+(?=\.|$)/g);
  }),
  technique(
    'ended-block',
    'ended block',
    (line) => onlyEmpty(line) && everyRun(line, 'E', /(?<=#)E|E(?=#)/g),
  ),
  technique(
    'out-of-reach',
    'out of reach',
    (line) => onlyEmpty(line) && line.includes('#') && !/#E|E#/.test(line),
  ),
  // What is left: several of these in one line, and notes on colours.
  technique('last-cells', 'last cells', (line) => !line.includes('?') && /F/.test(line)),
  technique('overlap-and-reach', 'overlap and reach', (line) => /F/.test(line) && /E/.test(line)),
  technique('overlap', 'overlap', onlyFilled),
  technique('out-of-reach', 'out of reach', (line) => !line.includes('F')),
];

/**
 * Techniques that the numbers of the clues decide, before all others: no overlap of places, but the only
 * place of a block.
 * @param placesExactly whether all blocks with which a step argues stand in one place
 */
export function techniquesOfNumbers(placesExactly: (step: StepShape) => boolean): readonly Technique[] {
  const isOverlap = (step: StepShape): boolean =>
    nonogramTechniques.find((one) => one.matches(step))?.id === 'overlap';
  return [
    {
      id: 'only-place',
      name: 'only place',
      matches: (step) => isOverlap(step) && placesExactly(step),
    },
  ];
}

function technique(id: string, name: string, matches: (line: string) => boolean): Technique {
  return {
    id,
    name,
    matches(step: StepShape) {
      const line = lineShape(step);
      return line !== undefined && matches(line);
    },
  };
}

function onlyFilled(line: string): boolean {
  return line.includes('F') && !line.includes('E');
}

function onlyEmpty(line: string): boolean {
  return line.includes('E') && !line.includes('F');
}

/** True if a pattern covers every concluded cell of a kind. */
function everyRun(line: string, sign: 'F' | 'E', pattern: RegExp): boolean {
  return !line.replaceAll(pattern, '').includes(sign);
}
