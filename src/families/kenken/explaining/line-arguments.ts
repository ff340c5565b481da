/** What one row or column gives: numbers and cells that are left for each other. */
import type { StepShape } from '../../explaining.js';
import { leftOnlyFor, numbersOnce, usedUp } from '../../kit/number-arguments.js';
import { isOneOf } from '../../kit/step-shapes.js';
import { listed } from '../../kit/words.js';
import { type Candidate, candidateOf, LineCandidates, type Subset } from './line-candidates.js';

const LINES = ['row', 'column'];
/** Subsets of one step up to which they are said one after the other. */
const MOST_SUBSETS = 3;

/** A number that is the last one of its cell, or that has its cell as its last one. */
interface Single extends Candidate {
  readonly kind: 'naked' | 'hidden';
}

/** How one line gives what a step concludes: the entries in order, then what excludes the other candidates. */
export interface LineArgument {
  readonly singles: readonly Single[];
  readonly subsets: readonly Subset[];
}

/** The argument of a step of one row or column, as it follows `because`. */
export function becauseOfLine(step: StepShape): string | undefined {
  const argument = lineArgument(step);
  if (argument === undefined) return undefined;
  const { singles, subsets } = argument;
  const line = step.reasons[0]!.id.replace('-', ' ');
  const held = step.facts.flatMap(({ mark, value }) => (value ? [candidateOf(mark).number] : []));
  return [
    ...(singles.length === 0 ? [] : [singlesWords(singles, line, numbersOnce(held))]),
    ...subsets.map((subset) => subsetWords(subset, line)),
  ].join('; ');
}

/** How the line of a step gives what it concludes; undefined for other steps, and where singles and subsets do not give it. */
export function lineArgument(step: StepShape): LineArgument | undefined {
  if (!isOneOf(step, LINES)) return undefined;
  const candidates = new LineCandidates(step);
  const singles = singlesOf(step, candidates);
  const subsets = singles && subsetsOf(step, candidates);
  if (subsets === undefined || subsets.length + singles!.length === 0) return undefined;
  return { singles: singles!, subsets };
}

/** The entries in an order in which each is a single; afterwards they are entered. */
function singlesOf(
  { conclusions, facts }: StepShape,
  candidates: LineCandidates,
): readonly Single[] | undefined {
  let open = conclusions.flatMap(({ mark, value }) => (value ? [candidateOf(mark)] : []));
  const looked = new Set(facts.flatMap(({ mark, value }) => (value ? [] : [mark.place])));
  const singles: Single[] = [];
  while (open.length > 0) {
    const [single] = open.flatMap((one) => singleOf(one, candidates, looked) ?? []);
    if (single === undefined) return undefined;
    singles.push(single);
    candidates.enter(single);
    open = open.filter(({ cell }) => cell !== single.cell);
  }
  return singles;
}

/** @param looked cells in which the step needs a candidate to be excluded, which says how its entry is seen */
function singleOf(
  one: Candidate,
  candidates: LineCandidates,
  looked: ReadonlySet<string>,
): Single | undefined {
  const isHidden = candidates.cellsOf(one.number).length === 1;
  const isNaked = candidates.numbersOf(one.cell).length === 1;
  if (!isHidden && !isNaked) return undefined;
  const kind = isNaked && (!isHidden || looked.size === 0 || looked.has(one.cell)) ? 'naked' : 'hidden';
  return { ...one, kind };
}

/** What excludes the candidates that entries leave; undefined where a few subsets do not exclude all of them. */
function subsetsOf({ conclusions }: StepShape, candidates: LineCandidates): readonly Subset[] | undefined {
  const subsets: Subset[] = [];
  let wanted = conclusions
    .filter(({ value }) => !value)
    .map(({ mark }) => candidateOf(mark))
    .filter((candidate) => candidates.has(candidate));
  while (wanted.length > 0) {
    const found = candidates.subset(wanted);
    if (found === undefined || subsets.length === MOST_SUBSETS) return undefined;
    subsets.push(found.subset);
    for (const candidate of found.gone) candidates.crossOut(candidate);
    wanted = wanted.filter((candidate) => !found.gone.includes(candidate));
  }
  return subsets;
}

/** @param held numbers that the line has already and the step needs */
function singlesWords([first, ...more]: readonly Single[], line: string, held: readonly number[]): string {
  const { kind, cell, number } = first!;
  if (kind === 'naked' && more.length === 0) {
    const left = `nothing else is left for ${cell}`;
    return held.length === 0 ? left : `${line} has ${listed(held.map(String))} already, and ${left}`;
  }
  const start =
    kind === 'hidden' ? leftOnlyFor([number], [cell], line) : `in ${line}, ${cell} can only be ${number}`;
  const then = more.map((one) =>
    one.kind === 'hidden'
      ? `then only ${one.cell} can be ${one.number}`
      : `then ${one.cell} can only be ${one.number}`,
  );
  return [start, ...then].join(', ');
}

function subsetWords({ kind, cells, numbers }: Subset, line: string): string {
  return kind === 'naked' ? usedUp(cells, numbers, [line]) : leftOnlyFor(numbers, cells, line);
}
