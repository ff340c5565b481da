/**
 * Claims by which solvers know cells of a line: about the blocks that cover them, and where these can stand.
 */
import type { PlacedRun } from '../../../kit/rules/kinds/runs-starts.js';
import { BACKGROUND, isOne } from './line.js';

/** The kind of claim about the places of one block. */
export type BlockClaim = 'covers' | 'begins' | 'ends';

/** A claim about a line; blocks by their places in the clue, cells by their places in the line. */
export type LineClaim =
  | { readonly kind: 'block'; readonly block: number; readonly claim: BlockClaim }
  /** A cell that is known to be filled: whichever block has it, it has the other cells too. */
  | {
      readonly kind: 'either';
      readonly anchor: number;
      readonly blocks: readonly number[];
      readonly cell: number;
    }
  /** Filled cells, from the first to the last, that are a block as they stand. */
  | { readonly kind: 'whole'; readonly from: number; readonly to: number }
  /** Cells from the first to the last that are too few for some blocks. */
  | {
      readonly kind: 'gap';
      readonly from: number;
      readonly to: number;
      readonly blocks: readonly number[];
    }
  /** Filled cells on both sides of one that would be too long for any block if they were joined. */
  | { readonly kind: 'join'; readonly from: number; readonly to: number }
  /** Colours that no block of the line has, as bits. */
  | { readonly kind: 'absent'; readonly colours: number }
  /** A claim that only all blocks together show. */
  | { readonly kind: 'all'; readonly cell: number; readonly isFilled: boolean };

/** A line before and after a step, and its blocks with the starts that they can have before it. */
export interface LineStep {
  readonly blocks: readonly PlacedRun[];
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Claims that make the cells of a line known, cell by cell; the same claim may occur again. */
export function claimsOf(step: LineStep): readonly LineClaim[] {
  return [...step.before.keys()].flatMap((cell) => claimsAbout(step, cell));
}

/** The claims by which one cell becomes known. */
export function claimsAbout(step: LineStep, cell: number): readonly LineClaim[] {
  const excluded = step.before[cell]! & ~step.after[cell]!;
  if (excluded === 0) return [];
  return (excluded & BACKGROUND) !== 0 ? [filled(step, cell)] : empty(step, cell, excluded);
}

function filled({ blocks, before }: LineStep, cell: number): LineClaim {
  const own = blocks.findIndex((block) => block.starts.every((start) => covers(block, start, cell)));
  if (own >= 0) return { kind: 'block', block: own, claim: 'covers' };
  const anchors = [...before.keys()]
    .filter((other) => (before[other]! & BACKGROUND) === 0)
    .toSorted((one, other) => Math.abs(one - cell) - Math.abs(other - cell));
  const anchor = anchors.find((other) =>
    blocks.every((block) =>
      block.starts.every((start) => !covers(block, start, other) || covers(block, start, cell)),
    ),
  );
  if (anchor === undefined) return { kind: 'all', cell, isFilled: true };
  return { kind: 'either', anchor, blocks: candidates(blocks, anchor), cell };
}

/** The blocks that can have a cell. */
export function candidates(blocks: readonly PlacedRun[], cell: number): readonly number[] {
  return [...blocks.keys()].filter((index) => {
    const block = blocks[index]!;
    return block.starts.some((start) => covers(block, start, cell));
  });
}

function covers({ length }: PlacedRun, start: number, cell: number): boolean {
  return start <= cell && cell < start + length;
}

/**
 * Claims that no block of some colours covers a cell: those before it end before, those behind it begin
 * behind, or there is no room.
 */
function empty(step: LineStep, cell: number, colours: number): readonly LineClaim[] {
  const { blocks } = step;
  const own = [...blocks.keys()].filter((index) => (colours & (1 << blocks[index]!.colour)) !== 0);
  if (own.length === 0) return [{ kind: 'absent', colours }];
  const whole = wholeBeside(step, cell, colours);
  const room = roomAround(step, cell, colours);
  const isTooLong = (index: number): boolean => blocks[index]!.length > room.to - room.from + 1;
  const isBefore = (index: number): boolean => lastOf(blocks[index]!) < cell;
  const isBehind = (index: number): boolean => blocks[index]!.starts[0]! > cell;
  // Where blocks are placed as well, it is said of them where they can stand.
  if (own.every(isTooLong) && !placesBlocks(step)) return [{ kind: 'gap', ...room, blocks: own }];
  const straddling = own.filter((index) => !isBefore(index) && !isBehind(index));
  if (straddling.length > 0) {
    if (whole !== undefined) return [whole];
    if (!straddling.every(isTooLong)) {
      return [joinedAround(step, cell, colours) ?? { kind: 'all', cell, isFilled: false }];
    }
    const others = own.filter((index) => !isTooLong(index));
    return [
      { kind: 'gap', ...room, blocks: own.filter(isTooLong) },
      ...ends(others.findLast(isBefore), others.find(isBehind)),
    ];
  }
  return ends(own.findLast(isBefore), own.find(isBehind));
}

function ends(before: number | undefined, behind: number | undefined): readonly LineClaim[] {
  return [
    ...(before === undefined ? [] : [{ kind: 'block', block: before, claim: 'ends' } as const]),
    ...(behind === undefined ? [] : [{ kind: 'block', block: behind, claim: 'begins' } as const]),
  ];
}

/** True if a step fills cells. */
function placesBlocks({ before, after }: LineStep): boolean {
  return before.some((contents, cell) => (contents & ~after[cell]! & BACKGROUND) !== 0);
}

/** The last cell that a block can cover. */
function lastOf({ starts, length }: PlacedRun): number {
  return starts.at(-1)! + length - 1;
}

/** The cells around one in which a block of some colours has room. */
function roomAround({ before }: LineStep, cell: number, colours: number) {
  const isFree = (other: number): boolean => ((before[other] ?? 0) & colours & ~BACKGROUND) !== 0;
  let [from, to] = [cell, cell];
  while (isFree(from - 1)) from--;
  while (isFree(to + 1)) to++;
  return { from, to };
}

/** Filled cells on both sides of one, if with it they are longer than every block that can have them. */
function joinedAround({ blocks, before }: LineStep, cell: number, colours: number): LineClaim | undefined {
  if (!isOne(colours & ~BACKGROUND)) return undefined;
  const isFilled = (other: number): boolean => before[other] === (colours & ~BACKGROUND);
  let [from, to] = [cell, cell];
  while (isFilled(from - 1)) from--;
  while (isFilled(to + 1)) to++;
  if (from === cell || to === cell) return undefined;
  const able = candidates(blocks, from).map((index) => blocks[index]!.length);
  return Math.max(...able) <= to - from ? { kind: 'join', from, to } : undefined;
}

/** Filled cells beside one which every block that can have them covers as they stand. */
function wholeBeside({ blocks, before }: LineStep, cell: number, colours: number): LineClaim | undefined {
  const isFilled = (other: number): boolean => {
    const contents = before[other] ?? BACKGROUND;
    return (contents & BACKGROUND) === 0 && (contents & ~colours) === 0;
  };
  for (const step of [-1, 1]) {
    let last = cell;
    while (isFilled(last + step)) last += step;
    const [from, to] = step < 0 ? [last, cell - 1] : [cell + 1, last];
    const isWhole = blocks.every((block) =>
      block.starts.every(
        (start) => !covers(block, start, from) || (start === from && start + block.length - 1 === to),
      ),
    );
    if (last !== cell && isWhole) return { kind: 'whole', from, to };
  }
  return undefined;
}
