/** Marks of difficulty that are legible without colour. */
import { BLACK, type Colour, HAIRLINE, type PathStep, type Shape, WHITE } from '../../draw/index.js';
import type { Difficulty } from '../../families/contract/index.js';
import type { Design } from './designs.js';

const LEVEL: Readonly<Record<Difficulty, number>> = { easy: 1, medium: 2, hard: 3 };
/** In heights of the type. */
const DOT_RADIUS = 0.28;
const STEP = 0.85;
const STAR_RADIUS = 0.42;
const STAR_STEP = 1;
/** The inner corners of a star with five points lie at this share of its radius. */
const STAR_WAIST = 0.45;

/** Marks beside a label: their width, and their shapes from a left end on. */
export interface LevelMarks {
  readonly width: number;
  shapesAt(x: number, y: number): readonly Shape[];
}

/** One, two or three filled marks out of three; undefined where the word says it alone. */
export function levelMarks(
  difficulty: Difficulty,
  size: number,
  marks: Design['marks'],
  colour: Colour = BLACK,
): LevelMarks | undefined {
  if (marks === 'words') return undefined;
  const step = (marks === 'dots' ? STEP : STAR_STEP) * size;
  return {
    width: 3 * step + step / 2,
    shapesAt: (x, y) =>
      [0, 1, 2].map((mark): Shape => {
        const fill = mark < LEVEL[difficulty] ? colour : WHITE;
        const centre = { x: x + (mark + 1) * step, y };
        const paint = { fill, stroke: colour, strokeWidth: HAIRLINE };
        return marks === 'dots'
          ? { kind: 'circle', ...centre, radius: DOT_RADIUS * size, ...paint }
          : { kind: 'path', steps: star(centre.x, centre.y, STAR_RADIUS * size), ...paint };
      }),
  };
}

function star(x: number, y: number, radius: number): readonly PathStep[] {
  const corners = Array.from({ length: 10 }, (_, corner): PathStep => {
    const angle = (corner * Math.PI) / 5 - Math.PI / 2;
    const reach = corner % 2 === 0 ? radius : radius * STAR_WAIST;
    const kind = corner === 0 ? 'M' : 'L';
    return [kind, x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return [...corners, ['Z']];
}
