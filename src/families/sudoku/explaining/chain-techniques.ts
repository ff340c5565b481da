/**
 * Chains by the names that players have for them. A definition must hold exactly: which needs follow each
 * other in the chain, how many candidates they have, and by which limits the chain begins and ends.
 */
import type { StepShape, Technique } from '../../contract/explaining.js';
import { numberOfMark, numbersOnce } from '../../kit/words/number-arguments.js';
import type { Need } from './chain.js';
import { becauseOfChain, MOST_CHAINS } from './chain-words.js';
import { becauseOfCounts } from './counted-words.js';
import { becauseOfCover } from './cover-words.js';
import { type Links, linksOf } from './links.js';
import { areaAndNumber } from './reasons.js';

/** The special before the general. */
export const chainTechniques: readonly Technique[] = [
  chain('w-wing', 'W-wing', isWWing),
  chain('xy-wing', 'XY-wing', (links) => isOfCells(links) && links.needs.length === 3),
  chain(
    'remote-pair',
    'remote pair',
    (links) => isOfCells(links) && links.needs.length > 3 && hasOnePair(links),
  ),
  chain('xy-chain', 'XY-chain', (links) => isOfCells(links) && links.needs.length > 3),
  chain('x-chain', 'X-chain', (links) => links.isOfPairs && isOfNumber(links) && links.needs.length > 1),
  chain('grouped-x-chain', 'grouped X-chain', (links) => isOfNumber(links) && links.needs.length > 1),
  chain(
    'alternating-inference-chain',
    'alternating inference chain',
    (links) => links.isOfPairs && links.needs.length > 1,
  ),
  chain(
    'grouped-alternating-inference-chain',
    'grouped alternating inference chain',
    ({ needs }) => needs.length > 1,
  ),
  { id: 'forcing-chain', name: 'forcing chain', matches: isForcingChain },
];

/** A technique that is recognised by the chains of a step. */
function chain(id: string, name: string, matches: (links: Links) => boolean): Technique {
  return {
    id,
    name,
    matches: (step: StepShape) => step.reasons.length > 2 && (linksOf(step)?.every(matches) ?? false),
  };
}

/**
 * True if a supposed candidate forces others until nothing is left, by more than links one after the other.
 */
function isForcingChain(step: StepShape): boolean {
  if (step.reasons.length <= 2 || becauseOfCounts(step) !== undefined) return false;
  return becauseOfChain(step, becauseOfCover(step) === undefined ? MOST_CHAINS : 1) !== undefined;
}

/**
 * True if all needs are cells of two candidates, and what is excluded is the number that each end of the
 * chain has.
 */
function isOfCells({ concluded, needs, limits, isOfPairs }: Links): boolean {
  return !concluded.value && isOfPairs && needs.every(isCell) && limits.every((limit) => !isCell(limit));
}

function hasOnePair({ needs }: Links): boolean {
  return numbersOnce(needs.flatMap(({ marks }) => marks.map(numberOfMark))).length === 2;
}

/**
 * Two cells of the same two numbers, the one of which an area has in two places, each seen by one of the
 * cells.
 */
function isWWing(links: Links): boolean {
  const { concluded, needs, limits, isOfPairs } = links;
  const [first, middle, last] = needs;
  if (concluded.value || !isOfPairs || needs.length !== 3 || limits.some(isCell)) return false;
  return isCell(first!) && !isCell(middle!) && isCell(last!) && hasOnePair(links);
}

/** True if all rules are about one number in areas. */
function isOfNumber({ concluded, needs, limits }: Links): boolean {
  const number = numberOfMark(concluded.mark);
  return [...needs, ...limits].every(({ reason }) => areaAndNumber(reason.id)?.number === number);
}

function isCell({ reason }: Need): boolean {
  return areaAndNumber(reason.id) === undefined;
}
