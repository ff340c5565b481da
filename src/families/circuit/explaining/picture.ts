/**
 * A Circuit Board being solved: tracks so far, small crosses where none runs; concluded tracks are thick,
 * concluded crosses large.
 */
import { type Cell, sizeOfRows } from '../../../core/index.js';
import type { Line, Scene, Shape } from '../../../draw/index.js';
import type { Known, StateView } from '../../contract/explaining.js';
import { GridPicture } from '../../kit/pictures/grid-picture.js';
import {
  concluded as inStrongColour,
  knownCross,
  partsOfGrid,
  reasonGrounds,
  strongCross,
} from '../../kit/pictures/state-picture.js';
import { CELL, circuitPicture } from '../picture.js';
import { type CircuitPuzzle, type Edge, edgeKey } from '../puzzle.js';

/** Reach of the strokes of crosses, and width of concluded tracks. */
const KNOWN_REACH = 0.1 * CELL;
const STRONG_REACH = 0.17 * CELL;
const STRONG_TRACK = 2.2;

/** Draws a state over the puzzle, with the cells of the reasons on grounds of their own. */
export function circuitStatePicture(puzzle: CircuitPuzzle, view: StateView): Scene {
  const { marks, known, concluded = [] } = view;
  const edgeOf = ({ mark }: Known): Edge => marks[mark]!.cells as unknown as Edge;
  const isConcluded = new Set(concluded.map(({ mark }) => mark));
  const given = new Set(puzzle.edges.map(edgeKey));
  const before = known.filter((one) => !isConcluded.has(one.mark) && !given.has(edgeKey(edgeOf(one))));
  const tracks = before.filter(({ value }) => value).map(edgeOf);
  const picture = new GridPicture(sizeOfRows(puzzle.grid), CELL);
  const scene = circuitPicture(puzzle, { solution: tracks });
  return {
    ...scene,
    title: circuitPicture(puzzle, {}).title,
    shapes: [
      ...reasonGrounds(picture, partsOfGrid(picture.size, view.tints)),
      ...scene.shapes,
      ...before
        .filter(({ value }) => !value)
        .flatMap((one) => knownCross(picture.middle(middleOf(edgeOf(one))), KNOWN_REACH)),
      ...concluded.flatMap((one): readonly Shape[] => {
        const edge = edgeOf(one);
        return one.value
          ? inStrongColour([concludedTrack(picture, edge)])
          : strongCross(picture.middle(middleOf(edge)), STRONG_REACH);
      }),
    ],
  };
}

function middleOf([from, to]: Edge): Cell {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}

function concludedTrack(picture: GridPicture, [from, to]: Edge): Line {
  return picture.between(from, to, { width: STRONG_TRACK, cap: 'round' });
}
