/**
 * Steps of Sudokus as chains in words: `otherwise r1c4 is 7, row 5 needs its 7 in r5c2, and nothing is left
 * for r3c3`.
 */
import type { MarkedValue, StepShape } from '../../contract/explaining.js';
import { numberOfMark, placesOf, placesOnce } from '../../kit/words/number-arguments.js';
import { listed } from '../../kit/words/words.js';
import { Candidates, type Chain, saysEmpty, saysForced } from './chain.js';
import { inTurn } from './clauses.js';

/** Forced numbers up to which people follow a chain in one sentence. */
export const MOST_FORCED = 8;
/** Chains up to which they are said one after the other. */
export const MOST_CHAINS = 3;

/** Suppositions that lead to a contradiction by the same chain. */
interface Refuted {
  readonly conclusions: readonly MarkedValue[];
  readonly chain: Chain;
}

/**
 * The argument of a step by so few chains, as it follows `because`; undefined where there is none that people
 * follow.
 */
export function becauseOfChain(step: StepShape, most = MOST_CHAINS): string | undefined {
  if (step.facts.some(({ value }) => value)) return undefined;
  const candidates = new Candidates(step);
  const found = step.conclusions.flatMap((conclusion): readonly Refuted[] => {
    const chain = candidates.refuted(opposite(conclusion));
    return chain === undefined || chain.forced.length > MOST_FORCED
      ? []
      : [{ conclusions: [conclusion], chain }];
  });
  const shown = needed(candidates, step.conclusions, found);
  if (shown === undefined) return undefined;
  const groups = joined(shown.refuted);
  const [first] = groups;
  if (first === undefined || groups.length > most) return undefined;
  // What follows from another conclusion is nothing that the chain contradicts.
  if (step.conclusions.length === 1) return `otherwise ${saysChain(first.chain)}`;
  const chains = groups.map(({ conclusions, chain }) => {
    return `if ${saysAny(conclusions.map(opposite))}, then ${saysChain(chain)}`;
  });
  return `${chains.join('; ')}${followingWords(candidates, step, shown.refuted)}`;
}

/**
 * The refutations without those that follow from the ones before, of entries first, then by length; undefined
 * where a conclusion is left over.
 */
function needed(
  candidates: Candidates,
  conclusions: readonly MarkedValue[],
  found: readonly Refuted[],
): { readonly refuted: readonly Refuted[] } | undefined {
  const refuted: Refuted[] = [];
  const rank = ({ conclusions: [one], chain }: Refuted): number =>
    chain.forced.length - (one!.value ? MOST_FORCED + 1 : 0);
  const inOrder = found.toSorted((one, other) => rank(one) - rank(other));
  const known = (): ReadonlyMap<unknown, boolean> =>
    candidates.following(refuted.flatMap((one) => one.conclusions));
  for (const one of inOrder) {
    const { mark, value } = one.conclusions[0]!;
    if (known().get(mark) !== value) refuted.push(one);
  }
  const all = known();
  return conclusions.every(({ mark, value }) => all.get(mark) === value) ? { refuted } : undefined;
}

/** Suppositions with the same chain together. */
function joined(refuted: readonly Refuted[]): readonly Refuted[] {
  const groups = new Map<string, Refuted>();
  for (const { conclusions, chain } of refuted) {
    const words = saysChain(chain);
    const group = groups.get(words);
    groups.set(words, { chain, conclusions: [...(group?.conclusions ?? []), ...conclusions] });
  }
  return [...groups.values()];
}

/**
 * The consequences of refutations: `; so r1c2 is not 3; then row 1 needs its 3 in r1c5, and r2c5 is not 3`.
 */
function followingWords(candidates: Candidates, step: StepShape, refuted: readonly Refuted[]): string {
  const known = refuted.flatMap(({ conclusions }) => conclusions);
  const forced = candidates
    .forcedBy(known)
    .filter(({ mark }) => step.conclusions.some((one) => one.value && one.mark === mark));
  const entered = placesOnce(step.conclusions.flatMap(({ mark, value }) => (value ? [mark] : [])));
  const excluded = step.conclusions.filter(
    (one) => !one.value && !known.includes(one) && !entered.includes(one.mark.place),
  );
  if (forced.length + excluded.length === 0) return '';
  const then = [...forced.map(saysForced), ...saysExcluded(excluded)];
  return `; so ${listed(known.map(says))}; then ${inTurn(then)}`;
}

/** `r1c2 and r1c3 are not 6`, `r2c4 is not 5`. */
function saysExcluded(excluded: readonly MarkedValue[]): readonly string[] {
  const numbers = [...new Set(excluded.map(({ mark }) => numberOfMark(mark)))];
  return numbers.map((number) => {
    const cells = placesOnce(excluded.flatMap(({ mark }) => (numberOfMark(mark) === number ? [mark] : [])));
    return `${placesOf(cells)} ${cells.length === 1 ? 'is' : 'are'} not ${number}`;
  });
}

function saysChain({ forced, empty }: Chain): string {
  const words = forced.map(saysForced);
  if (words.length === 0) return saysEmpty(empty);
  return `${words.join(', ')}, and ${saysEmpty(empty)}`;
}

function opposite({ mark, value }: MarkedValue): MarkedValue {
  return { mark, value: !value };
}

/** `r1c2 or r1c3 is 5`, `r1c2 is 5 or 6`, where both differ `r1c2 is 5 or r1c3 is 6`. */
export function saysAny(supposed: readonly MarkedValue[]): string {
  const predicates = new Set(supposed.map(predicate));
  const places = supposed.map(({ mark }) => mark.place);
  if (predicates.size === 1) return `${listed(places, 'or')} ${predicate(supposed[0]!)}`;
  const isOneCell = new Set(places).size === 1 && supposed.every(({ value }) => value);
  if (isOneCell)
    return `${places[0]!} is ${listed(
      supposed.map(({ mark }) => String(numberOfMark(mark))),
      'or',
    )}`;
  return listed(supposed.map(says), 'or');
}

function says(known: MarkedValue): string {
  return `${known.mark.place} ${predicate(known)}`;
}

function predicate({ mark, value }: MarkedValue): string {
  return `is ${value ? '' : 'not '}${numberOfMark(mark)}`;
}
