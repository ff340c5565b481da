/**
 * The pattern that is always unambiguous, whatever the names are: `The house with colour "red" is next to the
 * house with "house pet" "zebra".` Values stand in quotes as JSON writes them, and so do attributes of more
 * than one word. Written where the natural words could be read in two ways.
 */
import { foldName, QUOTED, unquote } from '../names.js';
import { type Houses, isPlaceClue, type Reference, type ZebraClue } from '../puzzle.js';

const PATTERNS: Readonly<Record<ZebraClue['type'], string>> = {
  same: 'A is B',
  different: 'A is not B',
  at: 'A is house N',
  'not-at': 'A is not house N',
  'directly-left': 'A is immediately to the left of B',
  'directly-right': 'A is immediately to the right of B',
  left: 'A is somewhere to the left of B',
  right: 'A is somewhere to the right of B',
  adjacent: 'A is next to B',
  'between-1': 'there is one house between A and B',
  'between-2': 'there are two houses between A and B',
};

const HOUSE = `the house with ([\\p{L}\\p{N}_-]+|${QUOTED}) (${QUOTED})`;
const READERS = Object.entries(PATTERNS).map(([type, pattern]) => ({
  type: type as ZebraClue['type'],
  matcher: new RegExp(
    `^${pattern.replace(/[ABN]/g, (slot) => (slot === 'N' ? '(\\d{1,3})' : HOUSE))}$`,
    'iu',
  ),
}));

/** Writes a clue in the explicit pattern, without the final dot. */
export function writeExplicit(clue: ZebraClue): string {
  const slots = isPlaceClue(clue)
    ? { A: houseWith(clue.a), N: String(clue.house + 1) }
    : { A: houseWith(clue.a), B: houseWith(clue.b) };
  return PATTERNS[clue.type].replace(/[ABN]/g, (slot) => slots[slot as 'A']);
}

/** Reads a sentence in the explicit pattern, without the final dot; undefined when it is not in it. */
export function readExplicit(sentence: string, street: Houses): ZebraClue | undefined {
  for (const { type, matcher } of READERS) {
    const found = matcher.exec(sentence);
    if (found === null) continue;
    const [, attribute, value, ...rest] = found as unknown as string[];
    const a = findReference(attribute!, value!, street);
    if (type === 'at' || type === 'not-at') {
      const house = Number(rest[0]) - 1;
      return a === undefined || house < 0 || house >= street.houses ? undefined : { type, a, house };
    }
    const b = findReference(rest[0]!, rest[1]!, street);
    return a === undefined || b === undefined ? undefined : { type, a, b };
  }
  return undefined;
}

function houseWith([attribute, value]: Reference): string {
  const name = /^[\p{L}\p{N}_-]+$/u.test(attribute) ? attribute : JSON.stringify(attribute);
  return `the house with ${name} ${JSON.stringify(value)}`;
}

function findReference(attribute: string, value: string, { attributes }: Houses): Reference | undefined {
  const name = findName(unquote(attribute), Object.keys(attributes));
  const found = name === undefined ? undefined : findName(unquote(value), attributes[name]!);
  return name === undefined || found === undefined ? undefined : [name, found];
}

function findName(wanted: string | undefined, names: readonly string[]): string | undefined {
  return wanted === undefined ? undefined : names.find((name) => foldName(name) === foldName(wanted));
}
