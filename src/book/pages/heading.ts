/** The line above a puzzle: its number, and how difficult it is. */
import { type Shape, textBlock, widthOf } from '../../draw/index.js';
import { type Language, textsOf } from '../languages/index.js';
import type { Entry } from '../puzzles/index.js';
import { levelMarks, type Typography } from '../style/index.js';

export interface Heading {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** Between the number and the words, at least. */
const GAP = 4;
/** Below the line, before the picture. */
const BELOW = 1.6;

/** Height that headings take, with the room below them. */
export function headingHeight({ number }: Typography): number {
  return number.size * number.leading + BELOW;
}

/** The content of a heading beside the number. */
export interface Shown {
  /** The puzzle's own title, where it has one. */
  readonly title: boolean;
  readonly family: boolean;
  readonly difficulty: boolean;
  readonly language: Language;
}

/**
 * The heading over a picture. It may become wider than a narrow picture, up to `most`; where even that is too
 * narrow it gives up words, the title and the name of the family first, and at last the marks.
 */
export function headingOf(
  { label: number, family, puzzle }: Entry,
  width: number,
  most: number,
  type: Typography,
  { title: isTitled, family: isNamed, difficulty: isRated, language }: Shown,
): Heading {
  const difficulty = isRated ? puzzle.difficulty : undefined;
  const level = difficulty === undefined ? [] : [language.difficulties[difficulty].word];
  // A title that says what the picture shows stands over the answer alone.
  const title = family.guide.titled === undefined ? puzzle.credits?.title : undefined;
  const named = [...(isNamed ? [textsOf(language, family).name] : []), ...level];
  const labels = [
    [...(isTitled && title !== undefined ? [title] : []), ...named].join(' · '),
    named.join(' · '),
    level.join(),
    '',
  ];
  const numberWidth = widthOf(number, type.number) + GAP;
  const wanted =
    difficulty === undefined
      ? undefined
      : levelMarks(difficulty, type.label.size, type.design.marks, type.accent);
  const marks = wanted !== undefined && numberWidth + wanted.width <= most ? wanted : undefined;
  const beside = numberWidth + (marks?.width ?? 0);
  const label = labels.find((words) => beside + widthOf(words, type.label) <= most) ?? '';
  const whole = Math.max(width, Math.min(most, beside + widthOf(label, type.label)));
  const text = textBlock(number, type.number, whole);
  const middle = (type.number.size * type.number.leading) / 2;
  const side = textBlock(label, type.label, whole - (marks?.width ?? 0), { anchor: 'end', most: 1 });
  return {
    width: whole,
    height: headingHeight(type),
    shapes: [
      ...text.shapes,
      ...side.shapes.map((shape) => ({ ...shape, y: middle })),
      ...(marks?.shapesAt(whole - marks.width, middle) ?? []),
    ],
  };
}
