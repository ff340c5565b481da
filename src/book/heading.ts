/** The line above a puzzle: its number, and how difficult it is. */
import { BLACK, HAIRLINE, type Shape, WHITE } from '../draw/scene.js';
import { textBlock, widthOf } from '../draw/text-block.js';
import type { Difficulty } from '../families/family.js';
import type { Entry } from './entries.js';
import type { Language } from './languages/language.js';
import { textsOf } from './languages/words.js';
import type { Typography } from './typography.js';

export interface Heading {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

const LEVEL: Readonly<Record<Difficulty, number>> = { easy: 1, medium: 2, hard: 3 };
/** Between the number and the words, at least. */
const GAP = 4;
/** Below the line, before the picture. */
const BELOW = 1.6;
const DOT_RADIUS = 0.28;
const DOT_STEP = 0.85;

/** Height that headings take, with the room below them. */
export function headingHeight({ number }: Typography): number {
  return number.size * number.leading + BELOW;
}

/** The content of a heading beside the number. */
export interface Shown {
  readonly family: boolean;
  readonly difficulty: boolean;
  readonly language: Language;
}

/**
 * The heading over a picture. It may become wider than a narrow picture, up to `most`; where even that is too narrow it
 * gives up words, the name of the family first, and at last the dots.
 */
export function headingOf(
  { label: number, family, puzzle }: Entry,
  width: number,
  most: number,
  type: Typography,
  { family: isNamed, difficulty: isRated, language }: Shown,
): Heading {
  const level = isRated ? [language.difficulties[puzzle.difficulty].word] : [];
  const labels = [
    [...(isNamed ? [textsOf(language, family).name] : []), ...level].join(' · '),
    level.join(),
    '',
  ];
  const numberWidth = widthOf(number, type.number) + GAP;
  const wanted = isRated ? levelDots(puzzle.difficulty, type.label.size) : undefined;
  const dots = wanted !== undefined && numberWidth + wanted.width <= most ? wanted : undefined;
  const beside = numberWidth + (dots?.width ?? 0);
  const label = labels.find((words) => beside + widthOf(words, type.label) <= most) ?? '';
  const whole = Math.max(width, Math.min(most, beside + widthOf(label, type.label)));
  const text = textBlock(number, type.number, whole);
  const middle = (type.number.size * type.number.leading) / 2;
  const side = textBlock(label, type.label, whole - (dots?.width ?? 0), { anchor: 'end', most: 1 });
  return {
    width: whole,
    height: headingHeight(type),
    shapes: [
      ...text.shapes,
      ...side.shapes.map((shape) => ({ ...shape, y: middle })),
      ...(dots?.shapesAt(whole - dots.width, middle) ?? []),
    ],
  };
}

/** One, two or three filled dots out of three, legible without colour. */
export function levelDots(difficulty: Difficulty, size: number) {
  const [radius, step] = [DOT_RADIUS * size, DOT_STEP * size];
  return {
    width: 3 * step + step / 2,
    shapesAt: (x: number, y: number): readonly Shape[] =>
      [0, 1, 2].map((dot): Shape => {
        const fill = dot < LEVEL[difficulty] ? BLACK : WHITE;
        const centre = { x: x + (dot + 1) * step, y };
        return { kind: 'circle', ...centre, radius, fill, stroke: BLACK, strokeWidth: HAIRLINE };
      }),
  };
}
