/** Arguments by one row or column: numbers and cells that are left for each other. */
import type { MarkedValue, StepShape } from '../../contract/explaining.js';
import {
  leftOnlyFor,
  numberOfMark,
  numbersOnce,
  placesOf,
  usedUp,
} from '../../kit/words/number-arguments.js';
import { isOneOf } from '../../kit/words/step-shapes.js';
import { listed } from '../../kit/words/words.js';
import { type Candidate, candidateOf, LineCandidates, type Subset } from './line-candidates.js';

const LINES = ['row', 'column'];
/** Subsets of one step up to which they are said one after the other. */
const MOST_SUBSETS = 3;

/** A number that is the last one of its cell, or that has its cell as its last one. */
interface Single extends Candidate {
  readonly kind: 'naked' | 'hidden';
}

/** A subset, and whether it shows only by what the subset before it, or the entries, exclude. */
interface NextSubset extends Subset {
  readonly follows: boolean;
}

/**
 * An argument by one line: a subset where the entries rest on one, the entries in order, then subsets that
 * exclude the other candidates.
 */
export interface LineArgument {
  readonly first?: Subset;
  readonly singles: readonly Single[];
  readonly subsets: readonly NextSubset[];
}

/** The argument of a step of one row or column, as it follows `because`. */
export function becauseOfLine(step: StepShape): string | undefined {
  const argument = lineArgument(step);
  if (argument === undefined) return undefined;
  const { first, singles, subsets } = argument;
  const line = lineName(step);
  const held = numbersIn(step.facts);
  const says = (subset: Subset): string => subsetWords(subset, line, heldBeside(subset, held, step));
  const has = held.length === 0 ? '' : `${hasAlready(line, held)}, and `;
  const begin = first === undefined ? '' : `${first.cells.length > 1 ? has : ''}${says(first)}, so `;
  const start = singles.length === 0 ? '' : singlesWords(singles, line, first === undefined ? held : []);
  return subsets.reduce((before, subset) => {
    const link = subset.follows ? ', so ' : '; ';
    return `${before}${before === '' ? '' : link}${says(subset)}`;
  }, `${begin}${start}`);
}

/**
 * The words of a line of a proof, which also lists what the entries of its row or column exclude, and so has
 * to name these.
 */
export function withEntries(words: string, step: StepShape): string {
  const line = lineName(step);
  if (words.includes(`${line} has `)) return words;
  const excluded = step.conclusions.flatMap(({ mark, value }) => (value ? [] : [numberOfMark(mark)]));
  const entered = numbersIn(step.facts).filter((number) => excluded.includes(number));
  return entered.length === 0 ? words : `${hasAlready(line, entered)}, and ${words}`;
}

/**
 * A number without a cell, or a cell without a number, or too few for several, where a row or column cannot
 * be filled.
 */
export function lackingInLine(step: StepShape): string | undefined {
  const entered = step.facts.filter(({ value }) => value);
  // That a number is there twice is clearer than what this leaves.
  if (numbersIn(entered).length < entered.length) return undefined;
  const candidates = new LineCandidates(step);
  const line = lineName(step);
  const homeless = candidates.missing;
  if (homeless !== undefined) return `no cell of ${line} can be ${homeless}`;
  const empty = candidates.cells.find((cell) => candidates.numbersOf(cell).length === 0);
  if (empty !== undefined) return `${line} leaves nothing for ${empty}`;
  const shortage = candidates.shortage;
  return shortage && shortageWords(shortage, line);
}

/** `r2c3, r3c3 and r6c3 can only be 1 or 4, which is one number too few for these cells of column 3`. */
function shortageWords({ kind, cells, numbers }: Subset, line: string): string {
  if (kind === 'hidden')
    return `${leftOnlyFor(numbers, cells, line)}, which is one cell too few for these numbers`;
  const left = listed(numbers.map(String), 'or');
  return `${placesOf(cells)} can only be ${left}, which is one number too few for these cells of ${line}`;
}

/** The numbers that some marks enter, in order. */
function numbersIn(values: readonly MarkedValue[]): readonly number[] {
  return numbersOnce(values.flatMap(({ mark, value }) => (value ? [numberOfMark(mark)] : [])));
}

function hasAlready(line: string, held: readonly number[]): string {
  return `${line} has ${listed(held.map(String))} already`;
}

function lineName({ reasons: [line] }: StepShape): string {
  return line!.id.replace('-', ' ');
}

/** Those of the numbers that the line holds that nothing else excludes from the first cell of a subset. */
function heldBeside(
  { cells: [cell] }: Subset,
  held: readonly number[],
  { known }: StepShape,
): readonly number[] {
  const excluded = known.filter(({ mark, value }) => !value && mark.place === cell);
  return held.filter((number) => !excluded.some(({ mark }) => numberOfMark(mark) === number));
}

/**
 * The argument of a step by one line; undefined for other steps, and where singles and subsets do not give
 * its conclusions.
 */
export function lineArgument(step: StepShape): LineArgument | undefined {
  if (!isOneOf(step, LINES)) return undefined;
  return argumentFrom(undefined, new LineCandidates(step), step) ?? afterSubset(step);
}

function argumentFrom(
  first: Subset | undefined,
  candidates: LineCandidates,
  step: StepShape,
): LineArgument | undefined {
  const singles = singlesOf(step, candidates);
  const subsets = singles && subsetsOf(step, candidates);
  if (subsets === undefined || subsets.length + singles!.length === 0) return undefined;
  return { ...(first && { first }), singles: singles!, subsets };
}

/**
 * The argument where an entry rests on a subset: as `r3c2 and r3c4 can only be 5 or 6`, only 4 is left for
 * r3c1.
 */
function afterSubset(step: StepShape): LineArgument | undefined {
  const candidates = new LineCandidates(step);
  // What is a single already needs no subset.
  const entered = enteredBy(step).filter((one) => !isHidden(one, candidates) && !isNaked(one, candidates));
  if (entered.length === 0) return undefined;
  const inCells = candidates.all.filter(({ cell, number }) =>
    entered.some((entry) => cell === entry.cell && number !== entry.number),
  );
  const inLine = candidates.all.filter(({ cell, number }) =>
    entered.some((entry) => cell !== entry.cell && number === entry.number),
  );
  // One subset that excludes all leaves the entry as a single, which a smaller one with others after it may
  // not.
  const found =
    candidates.subset(inCells, inCells.length) ??
    candidates.subset(inLine, inLine.length) ??
    candidates.subset(inCells) ??
    candidates.subset(inLine);
  if (found === undefined) return undefined;
  candidates.apply(found.subset);
  return argumentFrom(found.subset, candidates, step);
}

/** The entries in an order in which each is a single; afterwards they are entered. */
function singlesOf(step: StepShape, candidates: LineCandidates): readonly Single[] | undefined {
  let open = enteredBy(step);
  const looked = new Set(step.facts.flatMap(({ mark, value }) => (value ? [] : [mark.place])));
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

/** @param looked cells of which the step needs an excluded candidate; there a naked single goes first */
function singleOf(
  one: Candidate,
  candidates: LineCandidates,
  looked: ReadonlySet<string>,
): Single | undefined {
  const [inLine, inCell] = [isHidden(one, candidates), isNaked(one, candidates)];
  if (!inLine && !inCell) return undefined;
  const kind = inCell && (!inLine || looked.size === 0 || looked.has(one.cell)) ? 'naked' : 'hidden';
  return { ...one, kind };
}

/** True if no other cell of the line can be the number. */
function isHidden({ number }: Candidate, candidates: LineCandidates): boolean {
  return candidates.cellsOf(number).length === 1;
}

/** True if the cell can be no other number. */
function isNaked({ cell }: Candidate, candidates: LineCandidates): boolean {
  return candidates.numbersOf(cell).length === 1;
}

/** The numbers that a step enters. */
function enteredBy({ conclusions }: StepShape): readonly Candidate[] {
  return conclusions.flatMap(({ mark, value }) => (value ? [candidateOf(mark)] : []));
}

/**
 * Subsets that exclude the candidates that entries leave; undefined where a few do not exclude all of them.
 */
function subsetsOf(step: StepShape, candidates: LineCandidates): readonly NextSubset[] | undefined {
  const subsets: NextSubset[] = [];
  const before = new LineCandidates(step);
  let wanted = step.conclusions
    .filter(({ value }) => !value)
    .map(({ mark }) => candidateOf(mark))
    .filter((candidate) => candidates.has(candidate));
  while (wanted.length > 0) {
    // One subset that excludes all is easier to see than a smaller one with others after it.
    const found = candidates.subset(wanted, wanted.length) ?? candidates.subset(wanted);
    if (found === undefined || subsets.length === MOST_SUBSETS) return undefined;
    subsets.push({ ...found.subset, follows: !before.shows(found.subset) });
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
    return held.length === 0 ? left : `${hasAlready(line, held)}, and ${left}`;
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

/**
 * Of one cell it is said which number it has, even where that is entered only later.
 * @param held numbers that the line has already, which leave only one to the cell
 */
function subsetWords({ kind, cells, numbers }: Subset, line: string, held: readonly number[]): string {
  if (kind === 'hidden') return leftOnlyFor(numbers, cells, line);
  if (cells.length > 1) return usedUp(cells, numbers, [line]);
  const has = held.length === 0 ? '' : `, as ${hasAlready(line, held)}`;
  return `${cells[0]} is ${numbers[0]} (only ${numbers[0]} is left there${has})`;
}
