/** The colours of a webpbn puzzle: its background, and those in which clues are. */
import { failure, issue, type Result, success } from '../../../core/index.js';
import type { Colour } from '../../../draw/index.js';
import { quote, type XmlElement } from '../../../formats/index.js';
import { signOf } from '../colours.js';

/** The colours of a puzzle. */
export interface Colours {
  /**
   * Present when clues are in several colours; clues in one colour are a puzzle in black and white, whatever
   * the colour.
   */
  readonly palette?: readonly Colour[];
  /** The index of a count's colour in the palette; 1 in black and white. */
  indexOf(count: XmlElement): number;
  /** The sign of a cell in a solution by the character that stands for it in an image. */
  readonly signs: ReadonlyMap<string, string>;
}

interface Definition {
  /** Absent when the colour has no character. */
  readonly character: string | undefined;
  /** Three or six hexadecimal digits. */
  readonly digits: string;
  readonly element?: XmlElement;
}

/** The two colours that need no definition. */
const PREDEFINED: readonly (readonly [name: string, definition: Definition])[] = [
  ['white', { character: '.', digits: 'fff' }],
  ['black', { character: 'X', digits: '000' }],
];

/** Reads the colours of a puzzle. Colours that are defined and never used are left out. */
export function readWebpbnColours(puzzle: XmlElement): Result<Colours> {
  const background = puzzle.attributes.get('backgroundcolor') ?? 'white';
  const standard = puzzle.attributes.get('defaultcolor') ?? 'black';
  const nameOf = ({ attributes }: XmlElement): string => attributes.get('color') ?? standard;
  const counts = puzzle.children
    .filter(({ name }) => name === 'clues')
    .flatMap(({ children }) => children.flatMap((line) => line.children))
    .filter(({ name }) => name === 'count');
  const defined = definitionsOf(puzzle);
  const used = new Set(counts.length === 0 ? [standard] : counts.map(nameOf));
  const names = [...defined.keys(), ...used].filter(
    (name, index, all) => used.has(name) && all.indexOf(name) === index,
  );
  if (used.has(background)) {
    const message = `The clues are in the colour of the background, ${quote(background)}.`;
    return failure(issue('format-unsupported', message, puzzle.place));
  }
  const shown = [background, ...names];
  const palette = names.length === 1 ? success(undefined) : paletteOf(puzzle, shown, defined);
  if (!palette.ok) return palette;
  const signs = new Map(
    shown.flatMap((name, index) => {
      const character = defined.get(name)?.character;
      return character === undefined ? [] : [[character, signOf({ palette: palette.value }, index)]];
    }),
  );
  if (signs.size < shown.length) {
    const message = `The colours ${shown.map(quote).join(', ')} need different characters.`;
    return failure(issue('format-syntax', message, puzzle.place));
  }
  const indexOf = (count: XmlElement): number => names.indexOf(nameOf(count)) + 1;
  return success({ ...(palette.value && { palette: palette.value }), indexOf, signs });
}

/** The colours that a puzzle defines, and before them those that need no definition. */
function definitionsOf(puzzle: XmlElement): ReadonlyMap<string, Definition> {
  const defined = new Map(PREDEFINED);
  for (const element of puzzle.children) {
    const name = element.attributes.get('name');
    if (element.name !== 'color' || name === undefined) continue;
    const before = defined.get(name);
    const character = element.attributes.get('char') ?? before?.character;
    // What is defined stands in the order of the definitions.
    defined.delete(name);
    defined.set(name, { character, digits: element.text.trim() || (before?.digits ?? ''), element });
  }
  return defined;
}

/** The palette of some colours: three digits stand for six, each twice. */
function paletteOf(
  puzzle: XmlElement,
  names: readonly string[],
  defined: ReadonlyMap<string, Definition>,
): Result<readonly Colour[]> {
  const palette: Colour[] = [];
  for (const name of names) {
    const { digits = '', element = puzzle } = defined.get(name) ?? {};
    if (!/^([0-9a-f]{3}){1,2}$/i.test(digits)) {
      const found = defined.has(name) ? `is ${quote(digits)}` : 'is not defined';
      const message = `The colour ${quote(name)} ${found}; three or six hexadecimal digits are expected.`;
      return failure(issue('format-syntax', message, element.place));
    }
    const six = digits.length === 6 ? digits : digits.replace(/./g, '$&$&');
    palette.push(`#${six.toLowerCase()}`);
  }
  return success(palette);
}
