/** The output of `minimum`: JSON lines, or words and pictures. */
import { describeLimit } from '../../core/index.js';
import type { AnyFamily } from '../../families/contract/index.js';
import type { AnyMinimumProblem, Evidence, MinimumAnswer, MinimumFind } from '../../minimum/index.js';
import { reasonOf } from '../arguments/index.js';
import { EXIT, type ExitCode, type Host } from '../host/index.js';
import { jsonLine, terminalText } from '../output/index.js';

/** An answer about an optimum: neither refused nor a table. */
export type GivenAnswer = Exclude<MinimumAnswer, { readonly status: 'refused' | 'table' }>;

/** The circumstances that the output depends on besides the answer. */
export interface Circumstances {
  /** The number asked for with `--at-most`. */
  readonly atMost: number | undefined;
  /** True if the user ended the run. */
  readonly interrupted: boolean;
  /** The duration in seconds; absent where it is not known of this answer alone. */
  readonly seconds?: number;
}

/** Lower and upper bound; both absent when there is nothing to bound. */
export function answeredBounds(answer: GivenAnswer): { readonly lower?: number; readonly upper?: number } {
  switch (answer.status) {
    case 'proved':
      return { lower: answer.optimum, upper: answer.optimum };
    case 'bounded':
      return { lower: answer.lower, ...(answer.upper === undefined ? {} : { upper: answer.upper }) };
    case 'none':
      return {};
  }
}

/** The decision of a run with `--at-most`. */
type Decision = 'yes' | 'no' | 'undecided';

/** True if the given number is enough. */
function decisionOf(answer: GivenAnswer, atMost: number): Decision {
  if (answer.status === 'none') return 'no';
  const { lower = 0, upper = Infinity } = answeredBounds(answer);
  if (upper <= atMost) return 'yes';
  return lower > atMost ? 'no' : 'undecided';
}

/** Yes: the optimum, or the number is enough; no: it is not, or no choice is feasible; else undecided. */
export function exitCodeOf(answer: GivenAnswer, { atMost, interrupted }: Circumstances): ExitCode {
  if (interrupted) return EXIT.interrupted;
  if (atMost !== undefined) return EXIT[decisionOf(answer, atMost)];
  if (answer.status === 'none') return EXIT.no;
  return answer.status === 'proved' && isCounted(answer) ? EXIT.yes : EXIT.undecided;
}

function isCounted(answer: GivenAnswer): boolean {
  return answer.status !== 'proved' || answer.count?.complete !== false;
}

/** One JSON object for every find, or one without a puzzle. */
export function jsonOf(
  { name }: AnyMinimumProblem,
  answer: GivenAnswer,
  { atMost, interrupted, seconds }: Circumstances,
): string {
  const { lower = null, upper = null } = answeredBounds(answer);
  const { stats } = answer;
  const claimed = answer.status === 'bounded' ? answer.claimed : undefined;
  const evidence = answer.status === 'none' ? {} : evidenceOf(answer.evidence);
  const common = {
    problem: name,
    optimum: answer.status === 'proved' ? answer.optimum : null,
    lower,
    ...(claimed === undefined ? {} : { unconfirmedLower: claimed }),
    upper,
    proved: answer.status !== 'bounded',
    ...(answer.status === 'bounded' && answer.limit !== undefined && !interrupted
      ? reasonOf(answer.limit)
      : {}),
    ...(atMost === undefined ? {} : { atMost, answer: decisionOf(answer, atMost) }),
    ...(interrupted ? { interrupted } : {}),
    ...(answer.status === 'proved' && answer.count !== undefined
      ? { count: answer.count.number, complete: answer.count.complete, ...symmetry(answer.count) }
      : {}),
  };
  const finds: readonly (MinimumFind | { readonly puzzle: null })[] =
    answer.status === 'none' || answer.finds.length === 0 ? [{ puzzle: null }] : answer.finds;
  const time = seconds === undefined ? {} : { seconds: Math.round(seconds * 1000) / 1000 };
  return finds
    .map((find) => jsonLine({ ...common, ...find, ...evidence, stats: { ...time, ...stats } }))
    .join('');
}

function evidenceOf({ certified, proof, words }: Evidence): object {
  return { certified, ...(proof === undefined ? {} : { proof }), evidence: words };
}

/** Pictures of the finds, and one line on the proof. */
export function answerTextOf(
  family: AnyFamily,
  answer: GivenAnswer,
  circumstances: Circumstances,
  { ascii, host }: { readonly ascii: boolean; readonly host: Pick<Host, 'terminal' | 'note'> },
): string {
  const { atMost } = circumstances;
  const decision = atMost === undefined ? undefined : decisionOf(answer, atMost);
  // Nobody asked for a puzzle with more.
  const finds = answer.status === 'none' || decision === 'no' ? [] : answer.finds;
  const pictures = finds.map(({ puzzle, solution }) => {
    const scene = family.picture(puzzle, solution === undefined ? {} : { solution });
    return `${terminalText(scene, { ascii }, host)}\n\n`;
  });
  const decided = decision === undefined ? '' : `${atMost} or fewer: ${decision}\n`;
  const summary =
    decision === 'no' && answer.status === 'bounded'
      ? `proved here: at least ${answer.lower} are needed\n${answer.evidence.words}`
      : summaryOf(answer, circumstances);
  return `${pictures.join('')}${decided}${summary}\n`;
}

function summaryOf(answer: GivenAnswer, { interrupted }: Circumstances): string {
  if (answer.status === 'none') return 'none: proved that there is no such puzzle';
  if (answer.status === 'proved') {
    const first = `${answer.optimum}: proved the least${countWords(answer.count)}`;
    return [first, ...(answer.words ?? []), answer.evidence.words].join('\n');
  }
  const upper = answer.upper === undefined ? 'none found yet' : `at most ${answer.upper}`;
  const limit = answer.limit === undefined ? '' : ` (${describeLimit(answer.limit)})`;
  const told = (answer.words ?? []).map((sentence) => `\n${sentence}`).join('');
  const evidence = answer.limit === undefined ? `\n${answer.evidence.words}` : '';
  const claimed = answer.claimed === undefined ? '' : ` (${answer.claimed} by one run, not confirmed)`;
  return `at least ${answer.lower}${claimed}, ${upper}${interrupted ? ' (interrupted)' : limit}${told}${evidence}`;
}

type Count = NonNullable<Extract<GivenAnswer, { readonly status: 'proved' }>['count']>;

function countWords(count: Count | undefined): string {
  if (count === undefined) return '';
  const upTo = count.upToSymmetry === undefined ? '' : ` (${count.upToSymmetry} up to symmetry)`;
  return `, reached in ${count.complete ? '' : 'at least '}${count.number} ways${upTo}`;
}

function symmetry({ upToSymmetry }: Count): object {
  return upToSymmetry === undefined ? {} : { upToSymmetry };
}

/** The puzzles found as JSON a line, readable by every command. */
export function puzzleLines(answer: GivenAnswer): string {
  const finds = answer.status === 'none' ? [] : answer.finds;
  return finds
    .map(({ puzzle, solution }) => jsonLine(solution === undefined ? puzzle : { puzzle, solution }))
    .join('');
}
