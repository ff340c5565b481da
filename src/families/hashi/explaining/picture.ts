/**
 * A Hashi being solved: the bridges so far, a small cross where there is none, in small type how many there
 * can be. What is concluded is drawn as it stands afterwards: bridges, a cross or bounds, in the colour of
 * conclusions.
 */
import { type Edge, edgeCode, middleOfEdge, sizeOfRows } from '../../../core/index.js';
import { type Colour, type Scene, type Shape, WHITE } from '../../../draw/index.js';
import type { Known, StateView } from '../../contract/explaining.js';
import { GridPicture } from '../../kit/pictures/grid-picture.js';
import {
  CONCLUDED_COLOUR,
  concluded as inStrongColour,
  KNOWN_COLOUR,
  knownCross,
  reasonGrounds,
  strongCross,
} from '../../kit/pictures/state-picture.js';
import { endsOf, layoutOf } from '../layout.js';
import { CELL, hashiPicture, strongBridges } from '../picture.js';
import type { Bridge, HashiPuzzle } from '../puzzle.js';

/** Reach of the strokes of crosses and size of small numbers, in millimetres. */
const KNOWN_REACH = 1;
const STRONG_REACH = 1.6;
const NOTE_SIZES = { known: 2.8, concluded: 3.4 } as const;

/** A place for bridges, and the known bounds of their number. */
interface KnownPlace {
  readonly ends: Edge;
  readonly least: number;
  readonly most: number;
  readonly limit: number;
  readonly isConcluded: boolean;
  /** True if bridges are concluded, not only that there are no more. */
  readonly hasNewBridges: boolean;
}

/** Draws a state over the puzzle, with the cells of the reasons on grounds of their own. */
export function hashiStatePicture(puzzle: HashiPuzzle, view: StateView): Scene {
  const places = knownPlaces(puzzle, view);
  const picture = new GridPicture(sizeOfRows(puzzle.islands), CELL);
  const solution = places.flatMap(({ ends, least, hasNewBridges }): Bridge[] =>
    least === 0 || hasNewBridges ? [] : [[...ends, least]],
  );
  const scene = hashiPicture(puzzle, { solution });
  return {
    ...scene,
    title: hashiPicture(puzzle, {}).title,
    shapes: [
      ...reasonGrounds(picture, view.tints),
      ...scene.shapes,
      ...places.flatMap((place) => (place.isConcluded ? conclusion(picture, place) : note(picture, place))),
    ],
  };
}

/** The bounds of every place by its marks, and its limit. */
function knownPlaces(
  puzzle: HashiPuzzle,
  { marks, known, concluded = [] }: StateView,
): readonly KnownPlace[] {
  const layout = layoutOf(puzzle);
  const count = (values: readonly Known[], value: boolean, place: string): number =>
    new Set(
      values.filter((one) => one.value === value && marks[one.mark]!.place === place).map(({ mark }) => mark),
    ).size;
  return layout.places.map((_, index) => {
    const ends = endsOf(layout, index);
    const place = edgeCode(ends);
    const limit = marks.filter((mark) => mark.place === place).length;
    const all = [...known, ...concluded];
    const hasNewBridges = count(concluded, true, place) > 0;
    return {
      ends,
      least: count(all, true, place),
      most: limit - count(all, false, place),
      limit,
      isConcluded: hasNewBridges || count(concluded, false, place) > 0,
      hasNewBridges,
    };
  });
}

function note(picture: GridPicture, place: KnownPlace): readonly Shape[] {
  const { least, most } = place;
  if (most === 0) return knownCross(picture.middle(middleOfEdge(place.ends)), KNOWN_REACH);
  return least === most ? [] : bounds(picture, place, { size: NOTE_SIZES.known, colour: KNOWN_COLOUR });
}

function conclusion(picture: GridPicture, place: KnownPlace): readonly Shape[] {
  const { ends, least, most, hasNewBridges } = place;
  if (most === 0) return strongCross(picture.middle(middleOfEdge(place.ends)), STRONG_REACH);
  const style = { size: NOTE_SIZES.concluded, colour: CONCLUDED_COLOUR, bold: true };
  const bridges = hasNewBridges ? inStrongColour(strongBridges(picture, [...ends, least])) : [];
  return [...bridges, ...(hasNewBridges && least === most ? [] : bounds(picture, place, style))];
}

/** The number of bridges that there can be, on white, so that a bridge under it does not cross it. */
function bounds(
  picture: GridPicture,
  place: KnownPlace,
  style: { readonly size: number; readonly colour: Colour; readonly bold?: boolean },
): readonly Shape[] {
  const { least, most, limit } = place;
  if (most === limit && least < most && !place.hasNewBridges) return [];
  const middle = middleOfEdge(place.ends);
  return [
    picture.circle(middle, 0.6 * style.size, { fill: WHITE }),
    picture.text(middle, countText(place), style),
  ];
}

/** A known number of bridges: `2`, `1+` (at least one), `0–1`. */
function countText({ least, most, limit }: KnownPlace): string {
  if (least === most) return String(most);
  return most === limit ? `${least}+` : `${least}–${most}`;
}
