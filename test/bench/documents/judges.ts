/** Ways of judging what a command printed. */
import { isDeepStrictEqual } from 'node:util';
import type { Answer, Judged } from './row.js';

type AnswerJudge = (answer: Answer) => Judged;
type Line = Answer['lines'][number];

/** The published size of a model; absent where the document does not say. */
interface Size {
  readonly variables?: number;
  readonly rows?: number;
}

/** The command found just this solution. */
export function findsSolution(expected: unknown): AnswerJudge {
  return ({ lines: [answer] }) => {
    const same = isDeepStrictEqual(answer?.solution, expected);
    return same
      ? { ours: 'the same solution', agreement: 'exact' }
      : { ours: `another answer: ${JSON.stringify(answer)}`, agreement: 'differs' };
  };
}

/** The signs of the solution are just these, in any order. */
export function hasSigns(signs: string): AnswerJudge {
  return ({ lines: [answer] }) => {
    const found = new Set((answer?.solution as readonly string[] | undefined)?.join(''));
    return {
      ours: `the signs of the text format: ${[...signs].join(' ')}`,
      agreement: isDeepStrictEqual(found, new Set(signs)) ? 'exact' : 'differs',
    };
  };
}

/** The puzzle has this solution and no other. */
export function isUnique(expected: unknown): AnswerJudge {
  return (answer) => {
    const [line] = answer.lines;
    if (line?.verdict !== 'unique') return { ours: `verdict ${line?.verdict}`, agreement: 'differs' };
    const judged = findsSolution(expected)(answer);
    return judged.agreement === 'exact' ? { ...judged, ours: `${judged.ours}, proved the only one` } : judged;
  };
}

/** The model has the published size, and its answer is accepted by the rules. */
export function hasSize(size: Size): AnswerJudge {
  return ({ lines: [answer] }) => {
    const stats = answer?.stats as Size | undefined;
    const found = `${stats?.variables} variables, ${stats?.rows} rows`;
    const solved = answer?.status === 'solved';
    const fits =
      (size.variables ?? stats?.variables) === stats?.variables && (size.rows ?? stats?.rows) === stats?.rows;
    return {
      ours: `${found}; ${solved ? 'solved' : 'not solved'}`,
      agreement: solved && fits ? 'exact' : 'differs',
    };
  };
}

/** The model solves a puzzle of its kind; the document prints no size and no instance. */
export const solvesItsKind: AnswerJudge = (answer) => {
  const judged = hasSize({})(answer);
  return judged.agreement === 'exact' ? { ...judged, agreement: 'of its kind' } : judged;
};

/**
 * A number in the answer is the expected one: the published one, or with another `agreement` one known from
 * elsewhere.
 */
export function hasNumber(
  key: string,
  expected: number,
  unit: string,
  agreement: Judged['agreement'] = 'exact',
): AnswerJudge {
  return ({ lines: [answer] }) => {
    const found = answer?.[key];
    return { ours: `${String(found)} ${unit}`, agreement: found === expected ? agreement : 'differs' };
  };
}

/**
 * A count among the work that an answer reports: the published one, or another that is known, with the
 * reason.
 */
export function countsWork(name: string, published: number, known: number, why: string): AnswerJudge {
  return ({ lines: [answer] }) => {
    const found = (answer?.stats as Readonly<Record<string, unknown>> | undefined)?.[name];
    if (found === published) return { ours: `${found} ${name}`, agreement: 'exact' };
    if (found === known) return { ours: `${found} ${name}; ${why}`, agreement: 'known difference' };
    return { ours: `${String(found)} ${name}; ${known} are known`, agreement: 'differs' };
  };
}

/**
 * The puzzle has one solution, and the answer fits otherwise too; the document has nothing to compare it
 * with.
 */
export function hasOneSolution(ours: string, fits: (line: Line) => boolean = () => true): AnswerJudge {
  return ({ lines: [line] }) =>
    line?.verdict === 'unique' && fits(line)
      ? { ours: `verdict unique; ${ours}`, agreement: 'of its kind' }
      : { ours: `another answer: ${JSON.stringify(line)}`, agreement: 'differs' };
}

/**
 * A generator made a puzzle that is proved to have one solution, and its record is of the kind that was asked
 * for.
 */
export function makesUnique(
  isOfKind: (made: Readonly<Record<string, unknown>>) => boolean,
  ours: string,
): AnswerJudge {
  return ({ lines: [made] }) =>
    made?.verdict === 'unique' && made.certified === true && isOfKind(made)
      ? { ours: `${ours}; one solution, proof checked`, agreement: 'of its kind' }
      : { ours: `another record: ${JSON.stringify(made)}`, agreement: 'differs' };
}

/**
 * True if a record states a proof of the fewest clues or walls: as many as expected, or any proved number.
 */
export function provesFewest({ fewest }: Readonly<Record<string, unknown>>, expected?: number): boolean {
  const { number, lower } = (fewest ?? {}) as { readonly number?: number; readonly lower?: number };
  return number !== undefined && number === lower && (expected ?? number) === number;
}
