/** One answer: its size, and its picture under the number of its puzzle. */
import { type Scene, type SetText, type TypeStyle, widthOf } from '../../draw/index.js';
import { LEAST_PRINTED_TYPE, MILLIMETRES_PER_POINT as POINT } from '../paper/index.js';
import {
  answerPicture,
  type Entry,
  fitOf,
  type SmallPrint,
  scaleForText,
  sizesAt,
} from '../puzzles/index.js';
import { type Item, itemOf, type TypeArea, type Typography } from '../style/index.js';
import { titleBlock } from './title-block.js';

/** The least scale of an answer on a page that belongs to its puzzle's, or in large print. */
const LARGE_SCALE = 0.7;
/** On a page that belongs to its puzzle's, answers are nearly as large as the puzzles. */
const BESIDE_PUZZLE = 0.9;
/** An answer in words is text to be read, not a table to be compared. */
const LEAST_WORDS = 8.5 * POINT;
const LARGE_LEAST_TEXT = 10 * POINT;

/** Below the number; the widest that it becomes over a narrower picture, and the most lines of it. */
const BELOW_NUMBER = 0.6;
const WIDEST_LABEL = 50;
const MOST_LINES = 3;

/** An answer before it has a place. */
export interface Answer {
  readonly entry: Entry;
  readonly scene: Scene;
  readonly scale: number;
  /** Of the picture or the number above it, whichever is wider. */
  readonly width: number;
  /** The number and the title, and their height with the text below them. */
  readonly number: SetText;
  readonly numberHeight: number;
  /** Warnings of texts that are too small. */
  readonly small: readonly SmallPrint[];
}

/** The number of an answer, and the title of its picture, where it has one. */
function labelOf({ label, puzzle }: Entry): string {
  const title = puzzle.credits?.title;
  return title === undefined ? label : `${label}   ${title}`;
}

function numberStyle({ label }: Typography): TypeStyle {
  return { ...label, bold: true };
}

/** Height of the number above an answer. */
export function numberHeightOf({ label }: Typography): number {
  return label.size * label.leading + BELOW_NUMBER;
}

/** The size of answers: their least scale, and the least size of their texts. */
interface AnswerSize {
  readonly scale: number;
  readonly leastText: number;
}

/** The size of answers in a chapter, where those that are not in large print have a scale. */
export function keySize(largePrint: boolean, scale: number): AnswerSize {
  return largePrint
    ? { scale: Math.max(LARGE_SCALE, scale), leastText: LARGE_LEAST_TEXT }
    : { scale, leastText: LEAST_PRINTED_TYPE };
}

/** The size of answers on a page that belongs to that of their puzzles, which have a scale. */
export function besideSize(largePrint: boolean, ofPuzzles: number): AnswerSize {
  return keySize(largePrint, Math.max(LARGE_SCALE, BESIDE_PUZZLE * ofPuzzles));
}

/** The answer of a puzzle in a room, as large as it should be where it fits. */
export function answerOf(entry: Entry, size: AnswerSize, room: TypeArea, type: Typography): Answer {
  const wanted = (scene: Scene): number => {
    const least = scene.lattice === undefined ? Math.max(LEAST_WORDS, size.leastText) : size.leastText;
    return Math.max(size.scale, scaleForText(scene, least));
  };
  const textWidth = room.width / wanted(answerPicture(entry, room.width));
  const scene = answerPicture(entry, textWidth);
  const place = (height: number) => {
    const scale = Math.min(wanted(scene), fitOf(scene, { ...room, height }));
    const numberWidth = Math.min(widthOf(labelOf(entry), numberStyle(type)), WIDEST_LABEL, room.width);
    const width = Math.max(scene.width * scale, numberWidth);
    return {
      scale,
      width,
      number: titleBlock(labelOf(entry), numberStyle(type), width, { most: MOST_LINES }),
    };
  };
  const line = numberHeightOf(type) - BELOW_NUMBER;
  const first = place(room.height);
  const { scale, width, number } = place(room.height - Math.max(0, first.number.height - line));
  const numberHeight = Math.max(line, number.height) + BELOW_NUMBER;
  return { entry, scene, scale, width, number, numberHeight, small: tooSmall(entry, scene, scale, size) };
}

function tooSmall(
  entry: Entry,
  scene: Scene,
  scale: number,
  { leastText }: AnswerSize,
): readonly SmallPrint[] {
  if (scale >= scaleForText(scene, leastText) - 1e-9) return [];
  const { points } = sizesAt(scene, scale);
  return [{ code: 'answer-small', entry, points: points!, wanted: Math.round(leastText / POINT) }];
}

/** An answer and its number at a place. */
export function drawAnswer(
  { entry, scene, scale, number }: Answer,
  { x, y, numberHeight }: { readonly x: number; readonly y: number; readonly numberHeight: number },
): readonly Item[] {
  return [
    itemOf('text', number, { x, y, link: { to: 'puzzle', entry: entry.index } }),
    itemOf('answer', scene, { x, y: y + numberHeight, scale, entry: entry.index }),
  ];
}
