/**
 * The certificate of the fewest clues of one solution, in three parts: for each set of clues of which every
 * choice needs one, another solution that keeps all clues outside of it and that the rules accept; a proof
 * that no choice that costs less has a clue of each set; and the evidence that the choice found leaves one
 * solution. More clues never allow more solutions, so the first two parts bound every choice. No solver runs.
 */
import type { AnyFamily, ClueSet, Puzzle } from '../families/contract/index.js';
import {
  type ClaimedClues,
  clueSetOf,
  type FewestClaim,
  hittingModel,
  otherSolutionOf,
  smallestSets,
} from '../minimum/index.js';
import { chooseFormulation } from '../proving/index.js';
import { meetsAll } from './fewest-hits.js';
import type { FewestCertificate } from './format.js';
import { nounOf, whyNoChoice } from './noun.js';
import { packData, unpackData } from './packed.js';
import { refute, whyNotRefuted } from './refutation.js';
import { exhaust, whyNoSolution, whyNotAll } from './solutions.js';

/** Characters of a packed proof that a check of all choices may replace. */
const LONG_PROOF = 30_000;

/**
 * The certificate of an answer of `minimum`.
 * @returns undefined where a limit was hit, or the puzzle asks for the best solution
 * @throws Error when a part of the claim is wrong: a defect
 */
export async function fewestCertificate(
  claim: FewestClaim,
  { puzzle, kinds, among }: ClaimedClues,
): Promise<FewestCertificate | undefined> {
  const { family, set, solution, weights, lower, choices, engine } = claim;
  if (family.asksForBest?.(puzzle) === true) return undefined;
  const sets = smallestSets(claim.sets);
  const others = sets.map((clues) => otherSolutionOf(claim, clues));
  if (others.some((other) => other === undefined)) return undefined;
  const bound = await refute(hittingModel({ ...claim, sets, isComplete: false }), [], claim.budget);
  if (bound === undefined) return undefined;
  const isShort =
    weights === undefined && bound.lrat.length > LONG_PROOF && meetsAll(sets, lower - 1) === false;
  const [chosen] = choices;
  const formulation = chooseFormulation(family, engine.id);
  const unique =
    chosen === undefined
      ? undefined
      : await exhaust({ family, puzzle: set.puzzleWith(chosen), formulation, engine }, 1);
  if (chosen !== undefined && unique === undefined) return undefined;
  return {
    certificate: 'fewest-clues',
    version: 1,
    puzzle,
    solution,
    ...(kinds === undefined ? {} : { kinds }),
    among,
    ...(weights === undefined ? {} : { weights }),
    lower,
    sets,
    others: await packData(others),
    ...(isShort ? {} : { bound }),
    ...(chosen === undefined || unique === undefined ? {} : { chosen, unique: unique.exhaustion }),
  };
}

/** The reason why a certificate does not show its claim; undefined: it does. */
export async function whyNotFewest(
  family: AnyFamily,
  puzzle: Puzzle,
  certificate: FewestCertificate,
): Promise<string | undefined> {
  const { solution, sets, weights, chosen, unique } = certificate;
  const none = whyNoChoice(family, certificate);
  if (none !== undefined) return none;
  if (family.asksForBest?.(puzzle) === true) return 'the puzzle asks for the best solution';
  const refused = whyNoSolution(family, puzzle, solution);
  if (refused !== undefined) return refused;
  const set = clueSetOf(family, { ...certificate, puzzle }, solution);
  const count = set.clues.length;
  const isChoice = (clues: readonly number[]): boolean =>
    clues.every((clue) => clue < count) && new Set(clues).size === clues.length;
  if (![...sets, chosen ?? []].every(isChoice)) return `there are ${count} clues, and another is named`;
  if (weights !== undefined && weights.length !== count) return `there are ${count} clues, and other costs`;
  const open = whyNotNeeded(family, set, certificate, await listIn(certificate.others));
  if (open !== undefined) return open;
  const unbounded = await whyNotBounded(set, certificate);
  if (unbounded !== undefined) return `the bound: ${unbounded}`;
  if (chosen === undefined) return undefined;
  if (unique === undefined) return 'there is no evidence that the choice leaves one solution';
  const several = await whyNotAll(family, set.puzzleWith(chosen), [solution], unique);
  return several === undefined ? undefined : `the choice: ${several}`;
}

async function whyNotBounded(
  set: ClueSet<Puzzle, unknown>,
  { sets, lower, weights, bound }: FewestCertificate,
): Promise<string | undefined> {
  if (bound !== undefined) {
    const claim = { set, sets, lower, choices: [], isComplete: false, ...(weights && { weights }) };
    return whyNotRefuted(hittingModel(claim), [], bound);
  }
  if (weights !== undefined) return 'there is no proof, which clues of several costs need';
  const found = meetsAll(sets, lower - 1);
  if (found === undefined) return 'there is no proof, and too many choices to go through';
  return found ? 'fewer clues meet every set' : undefined;
}

/** The first set of which no clue is shown to be needed. */
function whyNotNeeded(
  family: AnyFamily,
  set: ClueSet<Puzzle, unknown>,
  { sets, solution }: FewestCertificate,
  others: readonly unknown[] | undefined,
): string | undefined {
  if (others?.length !== sets.length) return 'there is not another solution for each set';
  for (const [index, clues] of sets.entries()) {
    const free = new Set(clues);
    const puzzle = set.puzzleWith([...set.clues.keys()].filter((clue) => !free.has(clue)));
    const refused = whyNoSolution(family, puzzle, others[index]);
    if (refused !== undefined) return `set ${index + 1}: ${refused}`;
    if (family.differences(solution, others[index]).length === 0)
      return `set ${index + 1}: its other solution is no other one`;
  }
  return undefined;
}

async function listIn(packed: string): Promise<readonly unknown[] | undefined> {
  try {
    const list = await unpackData(packed);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** The claim as a sentence. */
export function fewestClaim(family: AnyFamily, certificate: FewestCertificate): string {
  const { lower, chosen, weights } = certificate;
  const noun = nounOf(family, certificate, weights === undefined ? lower : undefined);
  const needed = weights === undefined ? `at least ${lower} ${noun}` : `${noun} that cost at least ${lower}`;
  const found =
    chosen === undefined
      ? ''
      : weights === undefined
        ? `, and ${chosen.length} ${chosen.length === 1 ? 'leaves' : 'leave'} it alone`
        : ', and a choice leaves it alone';
  return `the solution of this ${family.name} needs ${needed}${found}`;
}
