/**
 * Notes about a part: if nothing but this part is left of the whole, people speak of the whole; and the cells
 * left of the part.
 */
import { placeRuns } from '../../core/index.js';
import type { Known, Mark } from '../../families/contract/index.js';
import type { VariableIndex } from '../../solve/index.js';
import type { Inference } from './inference.js';
import { clauseWords } from './known-words.js';
import { listedPlaces } from './lists.js';

/** Groups of cells of the rest of something up to which they are named beside it. */
export const MOST_REST = 3;
/** Most places that are named as those that are left. */
const MOST_LEFT = 5;

/** Marks and facts under other names. */
interface Renamed {
  readonly marks: readonly Mark[];
  readonly facts: readonly Known[];
}

/**
 * Notes among the facts under the name of the whole, if the rest of it is known to hold nothing, together
 * with these facts. Two notes about the same whole keep the names of their parts, as one of them alone says
 * less.
 * @param most groups of cells of the rest up to which this is said
 */
export function namedByWhole(
  marks: readonly Mark[],
  facts: readonly Known[],
  known: readonly Known[],
  most: number = Number.POSITIVE_INFINITY,
): Renamed {
  const notes = facts.filter(({ mark, value }) => value && marks[mark]!.whole !== undefined);
  if (notes.length === 0) return { marks, facts };
  const places = notes.map(({ mark }) => marks[mark]!.whole!.place);
  const isAlone = (place: string): boolean => places.indexOf(place) === places.lastIndexOf(place);
  return notes.reduce<Renamed>(
    (renamed, { mark }) => {
      const note = marks[mark]!;
      const { place, yes, counts } = note.whole!;
      const rest = counts.filter((one) => !note.counts!.includes(one));
      const empty = known.filter(({ mark: own, value }) => !value && rest.includes(marks[own]!.variable));
      const codes = empty.map((one) => marks[one.mark]!.place);
      if (!isAlone(place) || empty.length < rest.length || placeRuns(codes).length > most) return renamed;
      const fresh = empty.filter((one) => renamed.facts.every((fact) => fact.mark !== one.mark));
      return {
        marks: renamed.marks.with(mark, { ...note, place, yes }),
        facts: [...renamed.facts, ...fresh],
      };
    },
    { marks, facts },
  );
}

/**
 * The words after a rule that needs a single note and excluded cells which it counts: the note with the cells
 * left of its part. Undefined if more is needed, or if the names of the excluded cells are shorter.
 */
export function partLeft(
  marks: readonly Mark[],
  { facts }: Inference,
  known: readonly Known[],
): readonly string[] | undefined {
  const [note, ...more] = facts.filter(({ mark }) => marks[mark]!.counts !== undefined);
  if (note === undefined || more.length > 0 || !note.value || facts.length < 2) return undefined;
  const { counts = [] } = marks[note.mark]!;
  const own = facts.filter((fact) => fact !== note);
  if (own.some(({ mark, value }) => value || !counts.includes(marks[mark]!.variable))) return undefined;
  const empty = emptyIn(marks, [...known, ...own]);
  const left = marks.filter(({ variable }) => counts.includes(variable) && !empty.has(variable));
  const isHeld = known.some(({ mark, value }) => value && left.includes(marks[mark]!));
  if (isHeld || left.length === 0 || left.length > MOST_LEFT) return undefined;
  const places = left.map(({ place }) => place);
  if (placeRuns(places).length > placeRuns(own.map(({ mark }) => marks[mark]!.place)).length)
    return undefined;
  const names = listedPlaces(places);
  const named = namedByWhole(marks, [note], known);
  return [
    ...clauseWords(named.marks, [note]),
    `only ${names} ${left.length === 1 ? 'is' : 'are'} left there`,
  ];
}

/** The variables known not to hold. */
function emptyIn(marks: readonly Mark[], known: readonly Known[]): ReadonlySet<VariableIndex> {
  return new Set(known.flatMap(({ mark, value }) => (value ? [] : [marks[mark]!.variable])));
}
