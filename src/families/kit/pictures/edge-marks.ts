/** A puzzle about lines being solved: lines so far, crosses where there is none, strong signs of both. */
import { type Edge, middleOfEdge } from '../../../core/index.js';
import type { Line, Scene, Shape } from '../../../draw/index.js';
import type { Known, StateView } from '../../contract/explaining.js';
import type { GridPicture } from './grid-picture.js';
import { concluded as inStrongColour, knownCross, reasonGrounds, strongCross } from './state-picture.js';

/** Reach of the strokes of crosses as shares of a cell: known before, and concluded. */
const CROSS = { known: 0.1, concluded: 0.17 } as const;

/** The parts of a state's picture. */
interface EdgeState {
  readonly picture: GridPicture;
  /** By mark, its ends among the cells of the picture. */
  readonly edges: readonly Edge[];
  /** Of a concluded line, in millimetres. */
  readonly width: number;
  /** The cells or places of each reason; absent: those of the view. */
  readonly tints?: StateView['tints'];
  /** The puzzle with lines at these marks; absent: with none, as it is printed. */
  readonly draw: (lines?: readonly number[]) => Scene;
}

/** Draws a state over the puzzle, with its reasons on grounds of their own. */
export function edgeStatePicture(view: StateView, state: EdgeState): Scene {
  const { picture, edges, width, tints = view.tints, draw } = state;
  const { lines, signs } = edgeMarks(picture, view, edges, width);
  const scene = draw(lines);
  return {
    ...scene,
    title: draw().title,
    shapes: [...reasonGrounds(picture, tints), ...scene.shapes, ...signs],
  };
}

/** The known marks of edges, taken apart. */
interface EdgeMarks {
  /** The marks of the lines that were there before. */
  readonly lines: readonly number[];
  /** Crosses, and the signs of conclusions; drawn over all else. */
  readonly signs: readonly Shape[];
}

/**
 * The lines and signs of a state; concluded lines are thick.
 * @param edges by mark, its ends among the cells of the picture
 * @param width of a concluded line, in millimetres
 */
function edgeMarks(
  picture: GridPicture,
  { known, concluded = [] }: StateView,
  edges: readonly Edge[],
  width: number,
): EdgeMarks {
  const isConcluded = new Set(concluded.map(({ mark }) => mark));
  const before = known.filter(({ mark }) => !isConcluded.has(mark));
  const edgeOf = ({ mark }: Known): Edge => edges[mark]!;
  const middleOf = (one: Known) => picture.middle(middleOfEdge(edgeOf(one)));
  const strongLine = (edge: Edge): Line => picture.between(...edge, { width, cap: 'round' });
  return {
    lines: before.filter(({ value }) => value).map(({ mark }) => mark),
    signs: [
      ...before
        .filter(({ value }) => !value)
        .flatMap((one) => knownCross(middleOf(one), CROSS.known * picture.cell)),
      ...concluded.flatMap((one): readonly Shape[] =>
        one.value
          ? inStrongColour([strongLine(edgeOf(one))])
          : strongCross(middleOf(one), CROSS.concluded * picture.cell),
      ),
    ],
  };
}
