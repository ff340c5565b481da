/** The hints for one puzzle beside its number: where to look and which rules, without the conclusions. */
import { type Text, type TypeStyle, textBlock } from '../../draw/index.js';
import { keySteps, nameOf, saysRules, saysWhere } from '../../explain/index.js';
import type { Entry } from '../puzzles/index.js';

/** Room of the numbers, in font sizes of the text. */
const NUMBER_ROOM = 3.2;

/** A hint before it has a place, its number at its left where it is the first of its puzzle. */
export interface SetHint {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Text[];
}

/** The room that hints have, and their type. */
export interface HintRoom {
  readonly width: number;
  /** The most that a hint may take with its rules; a longer one only says where to look. */
  readonly height: number;
  readonly style: TypeStyle;
}

/** Sets up to `count` hints for a puzzle; none where its steps are not known. */
export function hintsOf(
  { label: number, explanation }: Entry,
  count: number,
  { width, height, style }: HintRoom,
): readonly SetHint[] {
  if (explanation === undefined) return [];
  const left = NUMBER_ROOM * style.size;
  return keySteps(explanation, count).map((step, place): SetHint => {
    const name = nameOf(step);
    const called = name === undefined ? '' : ` (${name})`;
    const where = `Look at ${saysWhere(explanation.marks, step)}${called}.`;
    const whole = textBlock([where, ...saysRules(step)].join(' '), style, width - left);
    const text = whole.height <= height ? whole : textBlock(where, style, width - left);
    const label = textBlock(place === 0 ? number : '', { ...style, bold: true }, left);
    const shapes = [...label.shapes, ...text.shapes.map((line) => ({ ...line, x: line.x + left }))];
    return { width, height: text.height, shapes };
  });
}
