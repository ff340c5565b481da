/** The puzzles of a part of a packet in rows, all at one scale where they fit. */
import type { Scene } from '../../draw/index.js';
import { languageOf } from '../languages/index.js';
import {
  type BookPart,
  type Entry,
  fitOf,
  LARGE_TEXT,
  leastTextOf,
  mostScale,
  NATURAL,
  puzzlePicture,
  type SmallPrint,
  scaleForText,
  smallPrint,
} from '../puzzles/index.js';
import type { BookSpec } from '../spec/index.js';
import { enlarged, type Item, itemOf, type TypeArea, type Typography } from '../style/index.js';
import { headingHeight, headingOf } from './heading.js';

/** Puzzles side by side at most, and the room between them in millimetres. */
const MOST_COLUMNS = 6;
const GAP = 7;
/** Numbers are smaller than in a book. */
const NUMBER_SIZE = 4.2;

/** Puzzles side by side before they have a height on the page. */
interface PacketRow {
  /** Millimetres. */
  readonly height: number;
  itemsAt(y: number): readonly Item[];
}

/** The rows of a part, and the warnings of small print. */
export interface PacketRows {
  readonly rows: readonly PacketRow[];
  readonly small: readonly SmallPrint[];
}

/**
 * Sets the puzzles of a part.
 * @param room the width of the page, and the height that a row may have
 * @param largest the most that puzzles are enlarged; large print grows as its letters need
 */
export function packetRows(
  spec: BookSpec,
  part: BookPart,
  room: TypeArea,
  usual: Typography,
  largest: number,
): PacketRows {
  const isLarge = part.spec.largePrint;
  const smaller = { ...usual, number: { ...usual.number, size: NUMBER_SIZE } };
  const type = isLarge ? enlarged(usual) : smaller;
  const heading = headingHeight(type);
  const { columns, width, scenes } = columnsFor(part.entries, room.width, isLarge);
  const slot = { width, height: room.height - heading };
  const most = isLarge
    ? Math.max(1, ...scenes.map((scene) => scaleForText(scene, LARGE_TEXT)))
    : Math.min(largest, ...scenes.map(mostScale));
  const common = Math.min(most, Math.max(NATURAL, Math.min(...scenes.map((scene) => fitOf(scene, slot)))));
  const shown = {
    title: spec.puzzleTitles,
    family: part.mixed,
    difficulty: spec.difficultyLabels,
    language: languageOf(spec.language),
  };
  const set = part.entries.map((entry, index) => {
    const scene = scenes[index]!;
    const scale = Math.min(common, fitOf(scene, slot));
    const head = headingOf(entry, scene.width * scale, width, type, shown);
    return { entry, scene, scale, head };
  });
  const rows = Array.from({ length: Math.ceil(set.length / columns) }, (_, index): PacketRow => {
    const row = set.slice(index * columns, (index + 1) * columns);
    return {
      height: heading + Math.max(...row.map(({ scene, scale }) => scene.height * scale)),
      itemsAt: (y) =>
        row.flatMap(({ entry, scene, scale, head }, column) => {
          const left = column * (width + GAP);
          const centred = (own: number): number => left + (width - own) / 2;
          const { index: place } = entry;
          return [
            itemOf('text', head, { x: centred(head.width), y, link: { to: 'answer', entry: place } }),
            itemOf('puzzle', scene, {
              x: centred(scene.width * scale),
              y: y + heading,
              scale,
              entry: place,
            }),
          ];
        }),
    };
  });
  const leastText = leastTextOf(spec);
  return {
    rows,
    small: set.flatMap(
      ({ entry, scene, scale }) => smallPrint(entry, scene, { scale, large: isLarge, leastText }) ?? [],
    ),
  };
}

interface Columns {
  readonly columns: number;
  /** Of each, in millimetres. */
  readonly width: number;
  readonly scenes: readonly Scene[];
}

/** The most columns in which puzzles keep their size, or fewer that take no more rows. */
function columnsFor(entries: readonly Entry[], room: number, isLarge: boolean): Columns {
  let columns = Math.min(MOST_COLUMNS, entries.length);
  while (columns > 1 && !isWideEnough(inColumns(entries, room, columns, isLarge), isLarge)) columns--;
  const rows = Math.ceil(entries.length / columns);
  return inColumns(entries, room, Math.ceil(entries.length / rows), isLarge);
}

function inColumns(entries: readonly Entry[], room: number, columns: number, isLarge: boolean): Columns {
  const width = (room - (columns - 1) * GAP) / columns;
  const scenes = entries.map((entry) => {
    const scene = puzzlePicture(entry, width);
    return isLarge ? puzzlePicture(entry, width / Math.max(1, scaleForText(scene, LARGE_TEXT))) : scene;
  });
  return { columns, width, scenes };
}

function isWideEnough({ width, scenes }: Columns, isLarge: boolean): boolean {
  const least = (scene: Scene): number => (isLarge ? scaleForText(scene, LARGE_TEXT) : NATURAL);
  return scenes.every((scene) => width / scene.width >= least(scene));
}
