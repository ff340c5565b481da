/**
 * Prints that are smaller than is good: found puzzle by puzzle, named in one line for all of the same kind.
 */
import { type Issue, issue, ranges } from '../../core/index.js';
import { type Scene, smallestText } from '../../draw/index.js';
import { LONGEST_ADDRESS } from '../codes/index.js';
import { MILLIMETRES_PER_POINT as POINT } from '../paper/index.js';
import type { Entry } from './entries.js';
import { LARGE_TEXT, leastScale, scaleForText } from './pictures.js';

/** A puzzle or an answer that is smaller than is good, or that would be on the page that was asked for. */
export interface SmallPrint {
  readonly code:
    | 'print-small'
    | 'print-not-large'
    | 'per-page'
    | 'answer-small'
    | 'qr-too-long'
    | 'qr-no-room';
  readonly entry: Entry;
  /** The side of a cell in millimetres, where the picture has cells. */
  readonly cell?: number;
  /** Its smallest text; absent where it has none. */
  readonly points?: number;
  /** With `answer-small`: the least size of texts in points. With `per-page`: how many were asked for. */
  readonly wanted?: number;
  /** With `qr-too-long`: the characters of its address. */
  readonly characters?: number;
}

/** The print of a puzzle. */
interface Print {
  readonly scale: number;
  readonly large: boolean;
  /** The least size of texts, in millimetres. */
  readonly leastText: number;
}

/**
 * A puzzle too small to be read or written into, or large print that is not large; undefined when all is
 * well.
 */
export function smallPrint(
  entry: Entry,
  scene: Scene,
  { scale, large, leastText }: Print,
): SmallPrint | undefined {
  if (large && scale < scaleForText(scene, LARGE_TEXT) - 1e-9)
    return { code: 'print-not-large', entry, ...sizesAt(scene, scale) };
  if (scale >= leastScale(scene, leastText) - 1e-9) return undefined;
  return { code: 'print-small', entry, ...sizesAt(scene, scale) };
}

/** The sizes of a picture at a scale. */
export function sizesAt(scene: Scene, scale: number): Pick<SmallPrint, 'cell' | 'points'> {
  const text = smallestText(scene);
  return {
    ...(scene.lattice === undefined ? {} : { cell: scene.lattice.pitch * scale }),
    ...(text === undefined ? {} : { points: (text * scale) / POINT }),
  };
}

/** One warning for all puzzles that have the same in common. */
export function sizeWarnings(found: readonly SmallPrint[]): readonly Issue[] {
  const kindOf = ({ code, wanted }: SmallPrint): string => `${code} ${wanted}`;
  return [...new Set(found.map(kindOf))].map((kind) => {
    const group = found.filter((one) => kindOf(one) === kind);
    const numbers = group.map(({ entry }) => entry.number);
    return issue(group[0]!.code, messageOf(group), { part: numbersInWords(numbers) });
  });
}

function messageOf(group: readonly SmallPrint[]): string {
  const [{ code, wanted }] = group as [SmallPrint];
  const cells = range(group.flatMap(({ cell }) => cell ?? []));
  const points = range(group.flatMap(({ points: own }) => own ?? []));
  const sizes = [
    ...(cells === undefined ? [] : [`cells of ${cells} mm`]),
    ...(points === undefined ? [] : [`text of ${points} pt`]),
  ].join(', ');
  switch (code) {
    case 'qr-too-long':
      return `The address on the page has up to ${most(group)} characters, and telephones read a code of ${LONGEST_ADDRESS} at most: there is no code.`;
    case 'qr-no-room':
      return 'The codes would take the room of the puzzles: there is no code. Choose a larger trim, fewer puzzles a page, or a shorter host.';
    case 'print-small':
      return `Printed small (${sizes}): choose a larger trim or smaller puzzles.`;
    case 'print-not-large':
      return `The smallest text is ${points} pt, and large print has 16 pt: choose a larger trim, smaller puzzles, or "large-print: false" for this part.`;
    case 'per-page':
      return `Fewer than ${wanted} stand on a page, because ${wanted} would be printed small (${sizes}).`;
    case 'answer-small':
      return `The smallest text of the answer is ${points} pt, and ${wanted} pt is the least: choose a larger trim or smaller puzzles.`;
  }
}

function most(group: readonly SmallPrint[]): number {
  return Math.max(...group.map(({ characters = 0 }) => characters));
}

/** `4.7`, or `4.5 to 4.7`; undefined for no sizes. */
function range(sizes: readonly number[]): string | undefined {
  if (sizes.length === 0) return undefined;
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)].map((size) =>
    size.toFixed(1).replace('.0', ''),
  );
  return least === most ? least : `${least} to ${most}`;
}

/** `puzzle 4`, or `puzzles 2, 4-9, 12`. */
function numbersInWords(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? 'puzzle' : 'puzzles'} ${ranges(numbers, '-')}`;
}
