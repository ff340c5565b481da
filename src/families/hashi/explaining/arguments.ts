/**
 * Steps of one island as players say them: it has all its bridges, needs only a few more, or has room for
 * only some elsewhere.
 */
import type { Mark, MarkedValue, StepShape } from '../../contract/explaining.js';
import { countedInWords, inWords, listed } from '../../kit/words/words.js';
import type { Island, Layout } from '../layout.js';
import { MOST_CLOSED } from './isolation.js';
import {
  CONNECTED,
  CROSSING,
  endsOf,
  groupName,
  ISLAND,
  islandId,
  islandName,
  placeName,
} from './reasons.js';

/** The number of bridges there are in places, by name. */
type Counts = ReadonlyMap<string, number>;

/**
 * The argument that an island gets bridges, or no more, as it follows `because`; undefined for other steps.
 */
export function becauseOfIsland(
  layout: Layout,
  step: StepShape,
  saysKnown: () => string,
): string | undefined {
  const [only, ...more] = step.reasons;
  const island = layout.islands.find((one) => only?.kind === ISLAND && only.id === islandId(one));
  if (island === undefined || more.length > 0) return undefined;
  const words =
    step.conclusions.length === 0
      ? broken(layout, island, step)
      : (noMore(island, step) ??
        least(layout, island, step) ??
        rest(layout, island, step) ??
        between(layout, island, step));
  return words === undefined || step.facts.length === 0 ? words : `${saysKnown()}, and so ${words}`;
}

/**
 * The argument of a line of a proof by closed ways out of a group, or by a group that is cut off; undefined
 * where these ways are many.
 */
export function becauseOfClosed(
  { reasons, facts, conclusions }: StepShape,
  saysKnown: () => string,
): string | undefined {
  const [group, ...more] = reasons;
  const closed = facts.filter(({ mark, value }) => !value && mark.atLeast === 1);
  if (group?.kind !== CONNECTED || more.length > 0 || closed.length < facts.length) return undefined;
  if (closed.length === 0 || closed.length > MOST_CLOSED) return undefined;
  const name = groupName(group.cells);
  const isOne = group.cells.length === 1;
  const end =
    conclusions.length === 0
      ? `${name} ${isOne ? 'is' : 'are'} cut off from the others`
      : `${name} would be cut off from the others without it`;
  return `${saysKnown()}, and so ${end}`;
}

/** The argument against a bridge that would cross another; undefined for other steps. */
export function becauseOfCrossing(
  { reasons, conclusions, facts }: StepShape,
  saysKnown: () => string,
): string | undefined {
  const places = new Set([...conclusions, ...facts].map(({ mark }) => mark.place));
  if (reasons.length > 1 || reasons[0]!.kind !== CROSSING || places.size !== 2) return undefined;
  const { place } = facts[0]!.mark;
  return `it would cross ${saysKnown().replace(place, `${place}, which`)}`;
}

/**
 * The contradiction at an island that cannot have its number: `the island 4 in r2c5 has at most 1 + 2 = 3
 * bridges`.
 */
function broken(layout: Layout, island: Island, step: StepShape): string | undefined {
  const says = (counts: Counts, bound: string): string => {
    const [sum, words] = [sumOf(counts), total(counts)];
    const bridges = words === String(sum) ? countedInWords(sum, 'bridge') : `${words} bridges`;
    return `${islandName(island)} has ${bound} ${bridges}`;
  };
  const most = mostByPlace(layout, island, step);
  if (step.facts.every(({ value }) => !value))
    return sumOf(most) < island.number! ? says(most, 'at most') : undefined;
  const known = leastByPlace(step.facts.filter(({ value }) => value));
  const isTooMany = step.facts.every(({ value }) => value) && sumOf(known) > island.number!;
  return isTooMany ? says(known, 'at least') : undefined;
}

/** `the island 2 in r2c5 has all its bridges, 1 + 1 = 2`, `the island 3 in r2c5 needs only one more`. */
function noMore(island: Island, { conclusions, facts }: StepShape): string | undefined {
  if (facts.some(({ value }) => !value) || conclusions.some(({ value }) => value)) return undefined;
  const known = leastByPlace(facts);
  const left = island.number! - sumOf(known);
  const firstTooMany = ({ place }: Mark): number => (known.get(place) ?? 0) + left + 1;
  // Of a place it may be said as well, or only, that it has not even more.
  const isUsedUp = conclusions.every(({ mark }) => mark.atLeast! >= firstTooMany(mark));
  if (!isUsedUp) return undefined;
  if (facts.length === 0) return `${islandName(island)} needs only ${countedInWords(left, 'bridge')}`;
  if (left > 0)
    return `${islandName(island)} needs only ${known.size > 1 ? difference(island, known) : inWords(left)} more`;
  return `${islandName(island)} has all its bridges${known.size > 1 ? `, ${total(known)}` : ''}`;
}

/** The need of an island for bridges in some directions because the others can hold only some of them. */
function least(layout: Layout, island: Island, step: StepShape): string | undefined {
  const { facts, conclusions } = step;
  if (facts.some(({ value }) => value) || conclusions.some(({ value }) => !value)) return undefined;
  const highest = mostByPlace(layout, island, step);
  const needed = leastByPlace(conclusions);
  const all = sumOf(highest);
  const left = (place: string): number => island.number! - all + (highest.get(place) ?? 0);
  if (![...needed].every(([place, count]) => count === left(place))) return undefined;
  const elsewhere = [...needed.keys()].map((one) => without(highest, one));
  if (elsewhere.length === 1 && sumOf(elsewhere[0]!) === 0)
    return `${islandName(island)} has no other direction left`;
  if (all === island.number) {
    return `${islandName(island)} needs all that its directions can hold, ${total(highest)}`;
  }
  const [sum, ...different] = new Set(elsewhere.map(total));
  if (different.length > 0) return undefined;
  const places = step.facts.length === 0 && needed.size > 1 ? 'them' : listed([...needed.keys()]);
  const count = sumOf(elsewhere[0]!);
  const most = sum === String(count) ? countedInWords(count, 'bridge') : `${sum!} bridges`;
  return `without ${needed.size > 1 ? 'any one of ' : ''}${places} ${islandName(island)} has at most ${most}`;
}

/** The number left for one place where all others of the island are known. */
function rest(layout: Layout, island: Island, step: StepShape): string | undefined {
  const [place, ...more] = new Set(step.conclusions.map(({ mark }) => mark.place));
  const most = without(mostByPlace(layout, island, step), place!);
  const known = leastByPlace(step.facts.filter(({ value }) => value));
  const isKnown = [...most].every(([other, count]) => (known.get(other) ?? 0) === count);
  if (!isKnown || more.length > 0) return undefined;
  return `${islandName(island)} leaves ${difference(island, most)} for ${place!}`;
}

/** The bounds that the other places of an island set to one place. */
function between(layout: Layout, island: Island, step: StepShape): string | undefined {
  const { conclusions, facts } = step;
  const [place, ...more] = new Set(conclusions.map(({ mark }) => mark.place));
  const most = without(mostByPlace(layout, island, step), place!);
  const known = without(leastByPlace(facts.filter(({ value }) => value)), place!);
  const [low, high] = [most, known].map((others) => island.number! - sumOf(others));
  const isLeft = conclusions.every(({ mark: { atLeast }, value }) =>
    value ? atLeast! <= low! : atLeast! > high!,
  );
  if (!isLeft || more.length > 0 || new Set(conclusions.map(({ value }) => value)).size < 2) return undefined;
  return `${islandName(island)} leaves at least ${difference(island, most)} and at most ${difference(island, known)} for ${place!}`;
}

/** The number of bridges the places of an island can have at most, as far as the step knows. */
function mostByPlace(layout: Layout, island: Island, { facts, known, open, conclusions }: StepShape): Counts {
  const marks = [...open, ...[...known, ...conclusions].map(({ mark }) => mark)];
  return new Map(
    island.places.map((index) => {
      const place = placeName(endsOf(layout, index));
      const counts = marks.flatMap((mark) => (mark.place === place ? [mark.atLeast ?? 0] : []));
      const excluded = facts.flatMap(({ mark, value }) =>
        !value && mark.place === place ? [mark.atLeast! - 1] : [],
      );
      return [place, Math.min(Math.max(0, ...counts), ...excluded)];
    }),
  );
}

/** The number of bridges places have at least. */
function leastByPlace(known: readonly MarkedValue[]): Counts {
  const least = new Map<string, number>();
  for (const { mark } of known) {
    least.set(mark.place, Math.max(least.get(mark.place) ?? 0, mark.atLeast ?? 0));
  }
  return least;
}

function sumOf(counts: Counts): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function without(counts: Counts, place: string): Counts {
  return new Map([...counts].filter(([other]) => other !== place));
}

/** The numbers, the most first, without directions that hold nothing. */
function counted(counts: Counts): readonly number[] {
  return [...counts.values()].filter((count) => count > 0).toSorted((one, other) => other - one);
}

/** The numbers and their sum: `2 + 2 + 1 = 5`; of a single one itself. */
function total(counts: Counts): string {
  const numbers = counted(counts);
  return numbers.length < 2 ? String(sumOf(counts)) : `${numbers.join(' + ')} = ${sumOf(counts)}`;
}

/** The number of an island less some bridges: `5 − 2 − 2 = 1`. */
function difference({ number }: Island, counts: Counts): string {
  return `${[number, ...counted(counts)].join(' − ')} = ${number! - sumOf(counts)}`;
}
