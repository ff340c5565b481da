/** Formats whose puzzles are one line of text each: a file may then hold many, a line each. */
import { linePieces, type Piece } from '../../../formats/index.js';
import type { Codec } from '../../contract/family.js';

/** The length of text, and the number of lines, that are examined to recognise a list. */
const LOOK = 20_000;
const LINES = 20;

export interface ListOptions {
  /** The least length of a list's first line; shorter lines are likely the grid of one puzzle. Default 0. */
  readonly shortest?: number;
  /** True if the first line only names what the others hold; default: it does not. */
  readonly isHeader?: (line: string) => boolean;
}

/**
 * The same format for files of many lines. A text is a list when its first line and most others are puzzles
 * of the format.
 */
export function lineByLine<P, S>(
  codec: Codec<P, S>,
  { shortest = 0, isHeader = () => false }: ListOptions,
): Codec<P, S> {
  const puzzleLines = (text: string): readonly Piece[] => {
    const lines = linePieces(text);
    return lines.length > 1 && isHeader(lines[0]!.source.text) ? lines.slice(1) : lines;
  };
  const isPuzzle = ({ source }: Piece): boolean => codec.recognises(source);
  const isList = (text: string): boolean => {
    const head = puzzleLines(text.slice(0, LOOK));
    // A text that was cut off ends in the middle of a line.
    const lines = (text.length > LOOK && head.length > 1 ? head.slice(0, -1) : head).slice(0, LINES);
    const [first] = lines;
    if (first === undefined || first.source.text.length < shortest || !isPuzzle(first)) return false;
    return 2 * lines.filter(isPuzzle).length >= lines.length;
  };
  return {
    ...codec,
    recognises: (source) => codec.recognises(source) || isList(source.text),
    pieces: ({ text }) => puzzleLines(text),
  };
}
