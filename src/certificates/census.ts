/**
 * The certificate of a census: a question about all puzzles of one size, answered by a plain program of the
 * family that goes through every case. The check goes through them again; that each example has exactly one
 * solution is decided beside it by the clause-learning engine, with a proof that the checker follows.
 */
import { isSameJson, type Size } from '../core/index.js';
import type { AnyFamily, CensusAnswer, Puzzle } from '../families/contract/index.js';
import { certify } from '../proving/index.js';
import { openEngine } from '../solve/index.js';
import type { CensusCertificate } from './format.js';

/**
 * The certificate of a census.
 * @returns the reason why there is none, as the end of a sentence
 */
export async function censusCertificate(
  family: AnyFamily,
  census: string,
  size: Size,
): Promise<CensusCertificate | string> {
  const answer = answerOf(family, census, size);
  if (typeof answer === 'string') return answer;
  const { claim: _, ...shown } = answer;
  const head = { certificate: 'census', version: 1, family: family.id, census } as const;
  const { rows, columns } = size;
  return (await whyNotUnique(family, answer.examples)) ?? { ...head, rows, columns, ...shown };
}

/** The claim as a sentence, or the reason why the certificate does not show it. */
export async function censusVerdict(
  family: AnyFamily,
  certificate: CensusCertificate,
): Promise<{ readonly claim: string } | { readonly reason: string }> {
  const { census, rows, columns, examples } = certificate;
  const again = answerOf(family, census, { rows, columns });
  if (typeof again === 'string') return { reason: again };
  for (const key of ['cases', 'counts', 'more', 'examples'] as const) {
    if (!isSameJson(again[key], certificate[key]))
      return { reason: `counted again, ${key} is ${JSON.stringify(again[key])}` };
  }
  const open = await whyNotUnique(family, examples);
  return open === undefined ? { claim: again.claim } : { reason: open };
}

function answerOf(family: AnyFamily, id: string, size: Size): CensusAnswer<Puzzle> | string {
  const census = family.censuses?.find((one) => one.id === id);
  if (census === undefined) {
    const known = family.censuses?.map((one) => one.id).join(', ') || 'none';
    return `${family.name} has no census ${id}; it has: ${known}`;
  }
  if (!census.takes(size)) return `the census ${id} does not take ${size.rows} x ${size.columns} cells`;
  return JSON.parse(JSON.stringify(census.run(size)));
}

/** The first example that is not shown to have exactly one solution. */
async function whyNotUnique(family: AnyFamily, examples: readonly Puzzle[]): Promise<string | undefined> {
  const engine = await openEngine('sat');
  for (const [index, example] of examples.entries()) {
    const read = family.readPuzzle(example);
    const answer = read.ok ? certify(family, read.value, { engine }) : undefined;
    if (answer?.verdict !== 'unique' || !answer.certified)
      return `example ${index + 1} is not shown to have exactly one solution`;
  }
  return undefined;
}
