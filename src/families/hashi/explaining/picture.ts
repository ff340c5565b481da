/**
 * A Hashi being solved: the bridges so far, a small cross where there is none, in small type how many there
 * can be; conclusions in rings.
 */
import { type Cell, sizeOfRows } from '../../../core/index.js';
import { BLACK, HAIRLINE, type Scene, type Shape, WHITE } from '../../../draw/index.js';
import type { Known, StateView } from '../../contract/explaining.js';
import { GridPicture } from '../../kit/pictures/grid-picture.js';
import { KNOWN_COLOUR, knownCross, reasonGrounds, strongCross } from '../../kit/pictures/state-picture.js';
import { layoutOf } from '../layout.js';
import { CELL, hashiPicture } from '../picture.js';
import type { Bridge, HashiPuzzle } from '../puzzle.js';
import { endsOf, placeName } from './reasons.js';

/** Reach of the strokes of crosses and size of small numbers, in millimetres. */
const KNOWN_REACH = 1;
const NOTE_SIZE = 2.8;
const RING_RADIUS = 2.4;
const RING_WIDTH = 2.6 * HAIRLINE;
const STRONG_REACH = 1.1;
/** Sizes of numbers in rings: of one or two characters, and of ranges. */
const STRONG_SIZES = [3.2, 2.5] as const;

/** A place for bridges, and the known bounds of their number. */
interface KnownPlace {
  readonly ends: readonly [Cell, Cell];
  readonly least: number;
  readonly most: number;
  readonly limit: number;
  readonly isConcluded: boolean;
}

/** Draws a state over the puzzle, with the cells of the reasons on grounds of their own. */
export function hashiStatePicture(puzzle: HashiPuzzle, view: StateView): Scene {
  const places = knownPlaces(puzzle, view);
  const picture = new GridPicture(sizeOfRows(puzzle.islands), CELL);
  const solution = places.flatMap(({ ends, least }): Bridge[] => (least === 0 ? [] : [[...ends, least]]));
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
    const place = placeName(ends);
    const limit = marks.filter((mark) => mark.place === place).length;
    const all = [...known, ...concluded];
    return {
      ends,
      least: count(all, true, place),
      most: limit - count(all, false, place),
      limit,
      isConcluded: concluded.some(({ mark }) => marks[mark]!.place === place),
    };
  });
}

function middleOf({ ends: [from, to] }: KnownPlace): Cell {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}

function note(picture: GridPicture, place: KnownPlace): readonly Shape[] {
  const { least, most, limit } = place;
  const middle = middleOf(place);
  if (most === 0) return knownCross(picture.middle(middle), KNOWN_REACH);
  if (least === most || most === limit) return [];
  return label(picture, middle, countText(place), { size: NOTE_SIZE, colour: KNOWN_COLOUR });
}

function conclusion(picture: GridPicture, place: KnownPlace): readonly Shape[] {
  const middle = middleOf(place);
  const ring = picture.circle(middle, RING_RADIUS, { fill: WHITE, stroke: BLACK, strokeWidth: RING_WIDTH });
  if (place.most === 0) return [ring, ...strongCross(picture.middle(middle), STRONG_REACH)];
  const text = countText(place);
  const size = STRONG_SIZES[text.length > 2 ? 1 : 0];
  return [ring, picture.text(middle, text, { size, bold: true })];
}

/** A known number of bridges: `2`, `1+` (at least one), `0–1`. */
function countText({ least, most, limit }: KnownPlace): string {
  if (least === most) return String(most);
  return most === limit ? `${least}+` : `${least}–${most}`;
}

/** A text on white, so that a bridge under it does not cross it. */
function label(
  picture: GridPicture,
  middle: Cell,
  text: string,
  style: { readonly size: number; readonly colour: typeof KNOWN_COLOUR },
): readonly Shape[] {
  return [picture.circle(middle, 0.6 * style.size, { fill: WHITE }), picture.text(middle, text, style)];
}
