/** The proof that the opposite of a conclusion is impossible, line by line. */
import type { Known, Mark, StepLanguage } from '../../families/contract/index.js';
import {
  type Packing,
  type ParityLine,
  type ProofLine,
  type Refutation,
  type Step,
  withoutImplied,
} from '../model/index.js';
import { concludedBy, factsOf } from '../proof/index.js';
import { clauseWords, listedPlaces, saysAll, saysOneOf } from './mark-words.js';
import { clauses, PHRASES } from './phrases.js';
import { type Cases, isExclusion, saidLines } from './proof-groups.js';
import { saysReason, sentenceStart } from './says.js';

/** Lines up to which a proof is shown. */
const MOST_LINES = 200;
const INDENT = '  ';

type Lines = Refutation['lines'];

/** The step of a proof, and its language. */
interface Context {
  readonly marks: readonly Mark[];
  readonly step: Step;
  readonly language: StepLanguage;
}

/**
 * The proof of a step, a line each, with blanks before the lines below a supposition; why there is none, or
 * that it is too long; nothing where it was not asked for, or the sentence of the step says all.
 */
export function saysProof(
  marks: readonly Mark[],
  step: Step,
  language: StepLanguage = 'en',
): readonly string[] {
  const { proof } = step;
  const { noProof, longProof } = PHRASES[language];
  if (proof === undefined) return [];
  if (proof.kind === 'together') return [noProof];
  const said = new Set(withoutImplied(marks, step).map(({ mark }) => mark));
  const lines = linesOf({ marks, step, language }, linesTo(proof.lines, said), '');
  return lines.length > MOST_LINES ? [longProof(lines.length)] : lines;
}

/** The lines that lead to some marks. */
function linesTo(lines: Lines, marks: ReadonlySet<number>): Lines {
  const needed = new Set(marks);
  return lines
    .toReversed()
    .flatMap((line): Lines => {
      const conclusions = concludedBy(line).filter(({ mark }) => needed.has(mark));
      if (conclusions.length === 0) return [];
      for (const { mark } of factsOf(line)) needed.add(mark);
      return ['reason' in line ? { ...line, conclusions } : line];
    })
    .toReversed();
}

function linesOf(context: Context, lines: Lines, indent: string): readonly string[] {
  const all = saidLines(context.marks, lines);
  const said: string[] = [];
  let entered: readonly Known[] = [];
  for (const [place, line] of all.entries()) {
    const last = said.at(-1);
    if (last !== undefined && isExclusion(line, entered)) {
      said[said.length - 1] = withExclusion(context, last, line);
      continue;
    }
    if ('supposed' in line) {
      entered = line.supposed.map(opposite);
      said.push(...casesLines(context, line, place === all.length - 1).map((one) => indent + one));
    } else {
      entered = 'conclusions' in line ? line.conclusions : [];
      said.push(...ownLines(context, line).map((one) => indent + one));
    }
  }
  return said;
}

function opposite({ mark, value }: Known): Known {
  return { mark, value: !value };
}

/**
 * Suppositions, the lines that refute them, and the opposite.
 * @param isLast true if the opposite is what the reader waits for, and goes without saying
 */
function casesLines(context: Context, { supposed, lines }: Cases, isLast: boolean): readonly string[] {
  const { marks, language } = context;
  const { suppose, so } = PHRASES[language];
  const all = saysOneOf(marks, supposed, language);
  const first = lines.findIndex((line) => !isExclusion(line, supposed));
  const beside = lines.slice(0, first) as readonly ProofLine[];
  return [
    beside.reduce((said, line) => withExclusion(context, said, line), suppose(all)),
    ...linesOf(context, lines.slice(first), INDENT),
    ...(isLast ? [] : [so(saysAll(marks, supposed.map(opposite), language))]),
  ];
}
/** The lines for one that supposes nothing. */
function ownLines(context: Context, line: ProofLine | ParityLine | Packing): readonly string[] {
  return 'groups' in line ? packingLines(context, line) : [lineOf(context, line)];
}

/** A line with what its entry excludes. */
function withExclusion(
  { marks, step, language }: Context,
  before: string,
  { reason, conclusions }: ProofLine,
): string {
  const { because, besides } = PHRASES[language];
  const words = because(saysAll(marks, conclusions, language), ruleWords(step, reason, language));
  return besides(before.slice(0, -1), words);
}

/** A line by one rule, or by the parity of several. */
function lineOf({ marks, step, language }: Context, line: ProofLine | ParityLine): string {
  const { because, follows, impossible, beside, parity, and } = PHRASES[language];
  const { facts, conclusions } = line;
  const ruleOf = (position: number): string => ruleWords(step, position, language);
  const rules = 'reason' in line ? ruleOf(line.reason) : parity(clauses(line.together.map(ruleOf), and));
  const known = facts.length === 0 ? '' : `, ${beside(clauseWords(marks, facts, language))}`;
  if (conclusions.length === 0) return `${sentenceStart(because(impossible, `${rules}${known}`))}.`;
  return follows(because(saysAll(marks, conclusions, language), `${rules}${known}`));
}

/** The number needed, the limits of some rules, the groups of at most one into which the places left fall. */
function packingLines({ marks, step, language }: Context, packing: Packing): readonly string[] {
  const { needed, limited, groups: saysGroups, room: saysRoom } = PHRASES[language].packing;
  const { packed, groups, least, most, held, used, room } = packing;
  const rules = (positions: readonly number[]): string =>
    sentenceStart(
      clauses(
        positions.map((position) => ruleWords(step, position, language)),
        PHRASES[language].and,
      ),
    );
  const allowed = room - held.length - groups.length;
  const places = groups.map((group) =>
    listedPlaces(
      group.map((mark) => marks[mark]!.place),
      language,
    ),
  );
  return [
    needed(rules(least), packing.needed, held.length),
    ...(most.length === 0
      ? []
      : [
          limited(
            `${rules(most)}${
              used.length === 0
                ? ''
                : ` (${listedPlaces(
                    used.map((mark) => marks[mark]!.place),
                    language,
                  )})`
            }`,
            allowed,
          ),
        ]),
    ...(groups.length === 0 ? [] : [saysGroups(places.join('; '), ruleWords(step, packed, language))]),
    saysRoom(room),
  ];
}

function ruleWords(step: Step, position: number, language: StepLanguage): string {
  return PHRASES[language].inside(saysReason(step.reasons[position]!, step, language));
}
