/** Why the opposite of what a step concludes is impossible, line by line. */
import type { Known, Mark } from '../../families/explaining.js';
import { withoutImplied } from '../entries.js';
import type { ProofLine, Refutation, Step } from '../step.js';
import { becauseOfOne, saysReason } from './because.js';
import { groupInferences } from './group-words.js';
import { saysAll, saysKnown } from './known-words.js';
import { inSentence } from './lists.js';
import { packingWords } from './packing-words.js';
import type { Inference } from './rest-words.js';

/** Lines up to which the proofs of two conclusions are read; of longer ones the first is enough. */
const MOST_LINES = 8;
/** Places that a line names of each group of what it rests on. */
const MOST_FACTS = 8;
const INDENT = '  ';

/** How much a proof says: `most` is the number of lines up to which there are two proofs. */
export interface ProofStyle {
  readonly most?: number;
  /** Whether a line names the rule alone, not what it rests on. Default: false. */
  readonly brief?: boolean;
}

/** Where a line of a proof stands. */
interface Context {
  readonly marks: readonly Mark[];
  readonly step: Step;
  readonly brief: boolean;
  readonly indent: string;
}

/** All proofs of a step, a line each; none where the sentence of the step says all. */
export function saysProof(marks: readonly Mark[], step: Step): readonly string[] {
  return step.argument.kind === 'contradiction' ? linesOf(marks, step, step.argument.refutations, false) : [];
}

/** The proofs of the first conclusions only, of none that goes without saying, and no two that use the same rules in the same order. */
export function saysShortProof(
  marks: readonly Mark[],
  step: Step,
  { most = MOST_LINES, brief = false }: ProofStyle = {},
): readonly string[] {
  const { argument, conclusions } = step;
  if (argument.kind !== 'contradiction') return [];
  const said = withoutImplied(marks, step);
  // What is entered comes first, as in the sentence of the step.
  const refutations = argument.refutations
    .filter((_, index) => said.includes(conclusions[index]!))
    .toSorted((one, other) => Number(one.supposed.value) - Number(other.supposed.value));
  const [first, second] = refutations;
  const isAlike = first !== undefined && second !== undefined && rulesOf(first) === rulesOf(second);
  const proofOf = (count: number): readonly string[] => {
    const lines = linesOf(marks, step, refutations.slice(0, count), brief);
    const left = refutations.length - count;
    if (left < 1) return lines;
    const one = count === 1 ? 'The other conclusion follows' : 'The last conclusion follows';
    const rest = left === 1 ? one : `The other ${left} conclusions follow`;
    return [...lines, `${rest} from these rules too.`];
  };
  const two = proofOf(2);
  return isAlike || two.length > most ? proofOf(1) : two;
}

/** The rules of a proof in their order, with brackets around the lines below a supposition. */
function rulesOf({ lines }: Refutation): string {
  const words = lines.map((line) => {
    if ('supposed' in line) return rulesOf(line);
    return 'groups' in line ? `${line.packed} packed` : String(line.reason);
  });
  return `(${words.join(' ')})`;
}

function linesOf(
  marks: readonly Mark[],
  step: Step,
  refutations: readonly Refutation[],
  brief: boolean,
): readonly string[] {
  return refutations.flatMap((refutation) => refutationLines({ marks, step, brief, indent: '' }, refutation));
}

function refutationLines(context: Context, { supposed, lines }: Refutation): readonly string[] {
  const { marks, indent } = context;
  const inner = { ...context, indent: indent + INDENT };
  return [
    `${indent}Suppose that ${saysKnown(marks, supposed)}.`,
    ...lines.flatMap((line, place) => {
      if ('supposed' in line) {
        return [...refutationLines(inner, line), `${inner.indent}${saysOpposite(marks, line.supposed)}`];
      }
      const words =
        'groups' in line
          ? packingWords(marks, context.step, line)
          : linesOfRule(context, line, place === 0 ? supposed : undefined);
      return words.map((one) => inner.indent + one);
    }),
  ];
}

/** What follows when a further supposition is refuted. */
function saysOpposite(marks: readonly Mark[], { mark, value }: Known): string {
  return `So ${saysKnown(marks, { mark, value: !value })}.`;
}

/**
 * What a rule gives: one sentence, or two where it is about groups of cells and gives something in two ways.
 * @param supposed what the line before supposes, which needs no repetition
 */
function linesOfRule(
  { marks, step, brief }: Context,
  { reason, facts, conclusions }: ProofLine,
  supposed: Known | undefined,
): readonly string[] {
  const used = step.reasons[reason]!;
  const usual = used.reason.short ?? saysReason(used, step);
  const { groups } = used.reason;
  const inferences: readonly (Inference & { readonly isAtMostOne?: boolean })[] =
    groups === undefined ? [{ facts, conclusions }] : groupInferences(marks, groups, { facts, conclusions });
  return inferences.map((inference) => {
    const words = inSentence(inference.isAtMostOne === true ? groups!.most : usual);
    const [first, ...more] = inference.facts;
    const isPlain =
      first !== undefined && more.length === 0 && supposed !== undefined && isSame(supposed, first);
    const why = brief || isPlain ? words : becauseOfOne(marks, used, words, inference, MOST_FACTS);
    return inference.conclusions.length === 0
      ? `This is impossible, because ${why}.`
      : `Then ${saysAll(marks, inference.conclusions)}, because ${why}.`;
  });
}

function isSame(one: Known, other: Known): boolean {
  return one.mark === other.mark && one.value === other.value;
}
