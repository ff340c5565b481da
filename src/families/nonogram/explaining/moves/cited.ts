/**
 * The known cells that the sentence about a line names: as few as its conclusions need, near to them, unless
 * the argument with them alone names places of blocks that everybody sees to be impossible.
 */

import { oncePerObject } from '../../../../core/index.js';
import type { PlacedRun } from '../../../kit/rules/kinds/runs-starts.js';
import { hasColourMarks } from '../reasons.js';
import { allColours, BACKGROUND, coloursIn, isOne, type LineData, markOf } from './line.js';
import { candidates, claimsOf, type LineClaim, type LineStep } from './line-claims.js';
import { type Placed, placed } from './placed.js';

/** A line as its sentence argues about it. */
export interface Argued extends LineStep {
  /** The blocks of a line that are all there, so that its other cells are empty. */
  readonly isThere: boolean;
}

/** A piece of knowledge that a sentence may name: a cell, or one colour that a cell does not have. */
interface Unit {
  readonly place: number;
  readonly excluded: number;
}

/** The argument about a line; its cells `before` are as the named ones leave them. */
export const arguedOf = oncePerObject(arguedAbout);

/** The marks of the known cells that the sentence about a line names. */
export function citedMarks(line: LineData): readonly number[] {
  const { before } = arguedOf(line);
  const all = allColours(line);
  return before.flatMap((left, place) => {
    if (left === all) return [];
    if (!hasColourMarks(line)) return [markOf(line, place, 1)];
    return coloursIn(isOne(left) ? left : all & ~left).map((colour) => markOf(line, place, colour));
  });
}

function arguedAbout(line: LineData): Argued {
  const { runs, before, excluded } = line;
  const after = (cells: readonly number[]) => cells.map((left, place) => left & ~excluded[place]!);
  const seen = placed(runs, before)!;
  if (isThere(seen, line)) return { blocks: seen.blocks, before, after: after(before), isThere: true };
  const argue = (cells: readonly number[]): LineStep | undefined => {
    const own = placed(runs, cells);
    const gives = own?.possible.every((left, place) => (left & excluded[place]!) === 0);
    return gives ? { blocks: own!.blocks, before: cells, after: after(cells) } : undefined;
  };
  const hardOf = (step: LineStep): number => claimsOf(step).filter(({ kind }) => kind === 'all').length;
  const whole = { blocks: seen.blocks, before, after: after(before) };
  const most = hardOf(whole);
  const isEnough = (units: readonly Unit[]): boolean => {
    const step = argue(contentsOf(line, units));
    return step !== undefined && hardOf(step) <= most && looksPossible(step.blocks, claimsOf(step), whole);
  };
  const units = farthestFirst(line);
  const orders = [
    units,
    [...units.filter((one) => !isFilled(line, one)), ...units.filter((one) => isFilled(line, one))],
  ];
  const [fewest] = orders
    .map((order) => withoutNeedless(order, isEnough))
    .toSorted((one, other) => one.length - other.length);
  return { ...argue(contentsOf(line, fewest!))!, isThere: false };
}

/** True if all blocks stand where they are, and all their cells are filled. */
function isThere({ blocks }: Placed, { before }: LineData): boolean {
  return (
    blocks.length > 0 &&
    blocks.every(
      ({ starts: [start, ...others], length }) =>
        others.length === 0 &&
        before.slice(start!, start! + length).every((left) => (left & BACKGROUND) === 0),
    )
  );
}

/** The colours left for the cells where only some units are known. */
function contentsOf(line: LineData, units: readonly Unit[]): readonly number[] {
  const contents = line.before.map(() => allColours(line));
  for (const { place, excluded } of units) contents[place]! &= ~excluded;
  return contents;
}

/**
 * All that is known of the cells of a line: first colours that cells do not have, then known cells; each the
 * farthest from the conclusions first.
 */
function farthestFirst(line: LineData): readonly Unit[] {
  const all = allColours(line);
  const concluded = [...line.excluded.keys()].filter((place) => line.excluded[place] !== 0);
  const distance = ({ place }: Unit): number =>
    Math.min(...concluded.map((other) => Math.abs(other - place)));
  const cells = line.before.flatMap((left, place) => (isOne(left) ? [{ place, excluded: all & ~left }] : []));
  const notes = line.before.flatMap((left, place) =>
    isOne(left) ? [] : coloursIn(all & ~left).map((colour) => ({ place, excluded: 1 << colour })),
  );
  return [notes, cells].flatMap((units) => units.toSorted((one, other) => distance(other) - distance(one)));
}

function isFilled({ before }: LineData, { place }: Unit): boolean {
  return (before[place]! & BACKGROUND) === 0;
}

/** The units left when each in turn is left out unless it is needed. */
function withoutNeedless(
  order: readonly Unit[],
  isEnough: (units: readonly Unit[]) => boolean,
): readonly Unit[] {
  let kept = order;
  for (const one of order) {
    const fewer = kept.filter((other) => other !== one);
    if (isEnough(fewer)) kept = fewer;
  }
  return kept;
}

/** A line where more is known than the facts that claims rest on. */
type SeenLine = Pick<LineStep, 'blocks' | 'before'>;

/**
 * True if the places at the ends of what claims say of blocks look possible, and whatever they leave open is
 * open.
 */
function looksPossible(blocks: readonly PlacedRun[], claims: readonly LineClaim[], seen: SeenLine): boolean {
  return claims.every((claim) => {
    if (claim.kind === 'either') return candidates(seen.blocks, claim.anchor).length === claim.blocks.length;
    if (claim.kind !== 'block') return true;
    const block = blocks[claim.block]!;
    const isBegin = claim.claim !== 'ends';
    const isEnd = claim.claim !== 'begins';
    return (
      (!isBegin || fits(block, block.starts[0]!, seen)) && (!isEnd || fits(block, block.starts.at(-1)!, seen))
    );
  });
}

/** True if all cells of a place may be filled and those beside it, of blocks of one colour, are not. */
function fits({ length, colour }: PlacedRun, start: number, { before }: SeenLine): boolean {
  const own = 1 << colour;
  const isFree = before.slice(start, start + length).every((cell) => (cell & own) !== 0);
  return isFree && before[start - 1] !== own && before[start + length] !== own;
}
