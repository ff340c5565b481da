/**
 * Words for a proof that tries every remaining position of a ship: the number of positions, and for each the
 * reason why the ship is not there.
 */
import { capitalised } from '../../core/index.js';
import type { Known, Mark } from '../../families/contract/index.js';
import { countedInWords, listed } from '../../families/kit/index.js';
import type { Place, Placing, Step } from '../model/index.js';
import { saysReason } from './because.js';
import { nameOfRun } from './count-words.js';
import { fieldOf, wholeRuns } from './room-field.js';

/** The proof that a ship does not lie at a place. */
export interface PlaceProof {
  /** Its lines, without indent. */
  readonly lines: readonly string[];
  /** The rules of these lines, in order. */
  readonly rules: string;
}

/** The context of the words for a placing. */
interface Context {
  readonly marks: readonly Mark[];
  readonly step: Step;
  /** All that is known by then. */
  readonly known: readonly Known[];
  readonly proofOf: (place: Place) => PlaceProof;
  /** The indent of lines that belong to the one above them. */
  readonly indent: string;
}

/** The words before the name of a place: `it is`, `it is not`. */
interface Clauses {
  readonly is: string;
  readonly isNot: string;
}

/** A placing as lines. */
export function placingWords(context: Context, { needing, places }: Placing): readonly string[] {
  const { marks, step, known } = context;
  const used = step.reasons[needing]!;
  const { cells, room } = used.reason;
  const found = wholeRuns(fieldOf(marks, known, cells, room!.length)).map(nameOfRun);
  const missing = room!.count - found.length;
  const them = missing > 1 ? 'them' : found.length === 0 ? 'it' : 'the other one';
  const are = places.length === 1 ? 'is' : 'are';
  const left = `only ${countedInWords(places.length, 'place')} ${are} left for ${them}`;
  const clauses = missing > 1 ? { is: 'one is', isNot: 'none is' } : { is: 'it is', isNot: 'it is not' };
  return [`${saysReason(used, step)}${foundWords(found)}, and ${left}.`, ...tried(context, places, clauses)];
}

/** `, of which r1c3 to r1c5 is found` */
function foundWords(found: readonly string[]): string {
  return found.length === 0 ? '' : `, of which ${listed(found)} ${found.length === 1 ? 'is' : 'are'} found`;
}

/** The places one after the other; of those with the same proof the first one is shown. */
function tried(
  { marks, proofOf, indent }: Context,
  places: readonly Place[],
  clauses: Clauses,
): readonly string[] {
  const names = new Map<string, string[]>();
  const shown = new Map<string, readonly string[]>();
  for (const place of places) {
    const { lines, rules } = proofOf(place);
    const [first, last] = [place.at[0]!, place.at.at(-1)!].map((mark) => marks[mark]!.place);
    const name = `${first} to ${last}`;
    if (shown.has(rules)) names.get(rules)!.push(name);
    else {
      names.set(rules, []);
      shown.set(rules, saysTrial(clauses, name, { lines, indent }));
    }
  }
  return [...shown].flatMap(([rules, lines]) => {
    const alike = names.get(rules)!;
    return alike.length === 0
      ? lines
      : [...lines, `In the same way ${clauses.isNot} ${listed(alike, 'or')}.`];
  });
}

const THEN = 'Then ';
const END = 'This is impossible, because ';

/**
 * Short proofs in one line: `If it is r1c3 to r1c5, then r2c4 is water, because …; this is impossible,
 * because …`.
 */
function saysTrial(
  { is, isNot }: Clauses,
  name: string,
  { lines, indent }: Pick<PlaceProof, 'lines'> & Pick<Context, 'indent'>,
): readonly string[] {
  const [first, ...more] = lines;
  if (more.length === 0 && first!.startsWith(END))
    return [`${capitalised(isNot)} ${name}, because ${first!.slice(END.length)}`];
  const isPlain = lines.every((line) => line.startsWith(THEN) || line.startsWith(END));
  if (!isPlain) return [`Suppose that ${is} ${name}.`, ...lines.map((line) => indent + line)];
  const clauses = lines.map((line) => `${line.charAt(0).toLowerCase()}${line.slice(1, -1)}`);
  return [`If ${is} ${name}, ${clauses.join('; ')}.`];
}
