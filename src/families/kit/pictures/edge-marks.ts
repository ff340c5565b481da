/** Marks that stand on edges: lines so far, small crosses where there is none, and strong signs of both. */
import { type Edge, middleOfEdge } from '../../../core/index.js';
import type { Line, Shape } from '../../../draw/index.js';
import type { Known, StateView } from '../../contract/explaining.js';
import type { GridPicture } from './grid-picture.js';
import { concluded as inStrongColour, knownCross, strongCross } from './state-picture.js';

/** Reach of the strokes of crosses as shares of a cell: known before, and concluded. */
const CROSS = { known: 0.1, concluded: 0.17 } as const;

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
export function edgeMarks(
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
