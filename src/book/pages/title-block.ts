/** Titles that people wrote, of any length, in the room that there is for them. */
import {
  pieces,
  plainText,
  type SetText,
  type Text,
  type TypeStyle,
  textBlock,
  widthOf,
} from '../../draw/index.js';
import { LEAST_PRINTED_TYPE } from '../paper/index.js';

/** Scales of a long title, the last one before its end gives way to an ellipsis. */
const SCALES = [1, 0.85, 0.7, 0.58, 0.48] as const;

/** The room for a title: its lines, and their alignment. */
interface TitleRoom {
  /** The most lines. */
  readonly most: number;
  readonly anchor?: Text['anchor'];
}

/**
 * A title in lines of a width; a long one becomes smaller until it fits the most lines and no word is broken.
 */
export function titleBlock(text: string, style: TypeStyle, width: number, room: TitleRoom): SetText {
  const { most, anchor = 'start' } = room;
  const words = pieces(plainText(text));
  const styles = SCALES.map((scale): TypeStyle => ({ ...style, size: style.size * scale })).filter(
    ({ size }, index) => index === 0 || size >= LEAST_PRINTED_TYPE,
  );
  const fitting = styles.find(
    (smaller) =>
      words.every((word) => widthOf(word.trimEnd(), smaller) <= width) &&
      textBlock(text, smaller, width, { most: most + 1 }).shapes.length <= most,
  );
  return textBlock(text, fitting ?? styles.at(-1)!, width, { anchor, most });
}
