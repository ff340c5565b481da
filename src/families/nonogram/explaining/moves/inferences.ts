/**
 * All that follows from one line alone, in the parts that people see at once, each with its kind: the easy
 * kinds are known by the looks of a line.
 */
import { BACKGROUND, isOne, type LineData } from './line.js';
import { claimsAbout, claimsOf, type LineStep } from './line-claims.js';
import { type Placed, placed } from './placed.js';

export type InferenceKind =
  | 'completed-line'
  | 'whole-line'
  | 'last-cells'
  | 'only-place'
  | 'overlap'
  | 'edge'
  | 'joined-blocks'
  | 'covered-cells'
  | 'ended-block'
  | 'gap-too-small'
  | 'out-of-reach'
  | 'splitting'
  | 'colours'
  | 'every-way';

/** Colours that are excluded by one line, by cell. */
export interface Inference {
  readonly kind: InferenceKind;
  readonly excluded: readonly number[];
}

type Line = Omit<LineData, 'excluded'>;

/** The parts of a line that are said apart. */
type Part = 'filled' | 'empty' | 'colours' | 'splitting' | 'every-way';

/** The inferences of a line whose blocks are placed. */
export function inferencesOf(line: Line, { blocks, possible }: Placed): readonly Inference[] {
  const { before } = line;
  const step: LineStep = { blocks, before, after: possible };
  const excluded = before.map((left, place) => left & ~possible[place]!);
  const parts = before.map((_, place) => partOf(step, place));
  const isHard = parts.some((part) => part === 'every-way' || part === 'splitting');
  if (!isHard && excluded.some((gone) => gone !== 0) && possible.every(isOne)) {
    return [{ kind: lastKind(step), excluded }];
  }
  const order: readonly Part[] = ['filled', 'empty', 'colours', 'splitting', 'every-way'];
  return order.flatMap((part) => {
    const own = excluded.map((gone, place) => (parts[place] === part ? gone : 0));
    if (own.every((gone) => gone === 0)) return [];
    return [{ kind: kindOf(line, step, part, own), excluded: own }];
  });
}

function partOf(step: LineStep, place: number): Part | undefined {
  const [before, after] = [step.before[place]!, step.after[place]!];
  const kinds = claimsAbout(step, place).map(({ kind }) => kind);
  if (kinds.length === 0) return undefined;
  if (kinds.includes('all')) return 'every-way';
  if (kinds.includes('join')) return 'splitting';
  if (after === BACKGROUND) return 'empty';
  const isFilled = (before & ~after & BACKGROUND) !== 0 || isOne(after);
  return isFilled ? 'filled' : 'colours';
}

/** The kind of an inference that completes a line. */
function lastKind({ before, after }: LineStep): InferenceKind {
  const isFilled = (left: number): boolean => (left & BACKGROUND) === 0;
  if (after.every((left, place) => isFilled(left) === isFilled(before[place]!))) return 'completed-line';
  return before.some(isOne) ? 'last-cells' : 'whole-line';
}

function kindOf(line: Line, step: LineStep, part: Part, excluded: readonly number[]): InferenceKind {
  if (part === 'filled') return filledKind(line, step, excluded);
  return part === 'empty' ? emptyKind(line, step, excluded) : part;
}

function filledKind(line: Line, step: LineStep, excluded: readonly number[]): InferenceKind {
  if (needsNoFilled(line, excluded)) {
    const after = step.before.map((left, place) => left & ~excluded[place]!);
    const isPlaced = claimsOf({ ...step, after }).every(
      (claim) => claim.kind === 'block' && step.blocks[claim.block]!.starts.length === 1,
    );
    return isPlaced ? 'only-place' : 'overlap';
  }
  const signs = signsOf(step, excluded);
  if (everyRun(signs, 'F', /(?<=#)F+(?=#)/g)) return 'joined-blocks';
  const isPushed = everyRun(signs, 'F', /(?<=(^|\.)\?*)#+F+|F+#+(?=\?*(\.|$))/g);
  return isPushed ? 'edge' : 'covered-cells';
}

function emptyKind(line: Line, step: LineStep, excluded: readonly number[]): InferenceKind {
  const signs = signsOf(step, excluded);
  if (everyRun(signs, 'E', /(?<=^|\.)E+(?=\.|$)/g) && needsNoFilled(line, excluded)) return 'gap-too-small';
  return everyRun(signs, 'E', /(?<=#)E|E(?=#)/g) ? 'ended-block' : 'out-of-reach';
}

/** True if the same follows where no cell is known to be filled. */
function needsNoFilled({ runs, before }: Line, excluded: readonly number[]): boolean {
  const empty = before.map((left) => ((left & BACKGROUND) === 0 ? ALL : left));
  return placed(runs, empty)!.possible.every((left, place) => (left & excluded[place]!) === 0);
}

const ALL = -1;

/** A character for each cell: known filled `#` and empty `.`, concluded `F` and `E`, all others `?`. */
function signsOf({ before }: LineStep, excluded: readonly number[]): string {
  const signOf = (left: number, [filled, empty]: readonly [string, string]): string => {
    if (left === BACKGROUND) return empty;
    return (left & BACKGROUND) === 0 ? filled : '?';
  };
  return before
    .map((left, place) => {
      const gone = excluded[place]!;
      return gone === 0 ? signOf(left, ['#', '.']) : signOf(left & ~gone, ['F', 'E']);
    })
    .join('');
}

/** True if a pattern covers every concluded cell of a kind. */
function everyRun(signs: string, sign: 'F' | 'E', pattern: RegExp): boolean {
  return !signs.replaceAll(pattern, '').includes(sign);
}
