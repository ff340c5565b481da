/**
 * Chains in which a number is in one of several cells: `otherwise row 8 needs its 2 in box 7, r9c1 is 7, and
 * ...`.
 */
import type { StepShape } from '../../contract/explaining.js';
import type { Need } from './chain.js';
import { saysEmpty, saysForced } from './chain.js';
import { MOST_CHAINS, MOST_FORCED, saysAny } from './chain-words.js';
import { type Links, linksOf } from './links.js';
import { areaAndNumber } from './reasons.js';

/**
 * The argument of a step that excludes candidates by so few chains; undefined where there is none that people
 * follow.
 */
export function becauseOfLinks(step: StepShape, most = MOST_CHAINS): string | undefined {
  const known = [...step.facts, ...step.conclusions];
  const chains = known.some(({ value }) => value) ? undefined : linksOf(step);
  if (chains === undefined) return undefined;
  const groups = new Map<string, readonly Links[]>();
  for (const links of chains) {
    const words = links.needs.length > MOST_FORCED ? undefined : saysLinks(links);
    if (words === undefined) return undefined;
    groups.set(words, [...(groups.get(words) ?? []), links]);
  }
  if (groups.size > most) return undefined;
  const [only] = groups.keys();
  if (chains.length === 1) return `otherwise ${only!}`;
  return [...groups]
    .map(
      ([words, own]) =>
        `if ${saysAny(own.map(({ concluded: { mark } }) => ({ mark, value: true })))}, then ${words}`,
    )
    .join('; ');
}

/** The forced chain from need to need until nothing is left of the last one. */
function saysLinks({ needs, limits }: Links): string | undefined {
  const forced = needs.slice(0, -1).map((need, place) => saysLink(need, limits[place]!, limits[place + 1]!));
  if (!forced.every((words) => words !== undefined)) return undefined;
  const empty = saysEmpty(needs.at(-1)!);
  return forced.length === 0 ? empty : `${forced.join(', ')}, and ${empty}`;
}

/**
 * The part of a need that a limit leaves: one candidate, or several cells of an area, which is the next
 * limit.
 */
function saysLink(by: Need, before: Need, next: Need): string | undefined {
  const [mark, ...more] = by.marks.filter((one) => !before.marks.includes(one));
  if (more.length === 0) return saysForced({ mark: mark!, by });
  const [about, where] = [areaAndNumber(by.reason.id), areaAndNumber(next.reason.id)];
  if (about === undefined || where === undefined) return undefined;
  return `${about.area} needs its ${about.number} in ${where.area}`;
}
