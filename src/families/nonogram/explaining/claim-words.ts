/** Claims about the blocks of a line in words. */
import { placeRuns } from '../../../core/index.js';
import { listed } from '../../kit/words/words.js';
import { colourNames } from '../colour-names.js';
import type { Block } from '../models/starts.js';
import type { NonogramPuzzle } from '../puzzle.js';
import type { BlockClaim, LineClaim } from './line-claims.js';

/** The cells of a line by name, and its blocks with the starts that they can have and their names. */
export interface NamedLine {
  readonly codes: readonly string[];
  readonly blocks: readonly Block[];
  readonly names: readonly string[];
}

/** The claims in words: those about blocks first, in the order of the clue, each once. */
export function saysClaims(
  line: NamedLine,
  claims: readonly LineClaim[],
  palette: NonogramPuzzle['palette'],
): string {
  const ofBlocks = line.blocks.flatMap((_, block) => {
    const own = new Set(
      claims.flatMap((one) => (one.kind === 'block' && one.block === block ? [one.claim] : [])),
    );
    return own.size === 0 ? [] : [saysBlock(line, block, own)];
  });
  const others = claims.flatMap((claim) =>
    claim.kind === 'block' || claim.kind === 'all' ? [] : [saysOther(line, claim, claims, palette)],
  );
  return [...new Set([...ofBlocks, ...others, ...saysTogether(line, claims)])].join('; ');
}

/** `r1c3 to r1c6`; of few cells their names. */
export function spanOf(codes: readonly string[], from: number, to: number): string {
  return placesOf(codes.slice(from, to + 1));
}

function saysBlock(
  { codes, blocks, names }: NamedLine,
  index: number,
  claims: ReadonlySet<BlockClaim>,
): string {
  const { starts, length } = blocks[index]!;
  const [first, last] = [starts[0]!, starts.at(-1)!];
  const name = names[index]!;
  if (first === last) return `${name} is ${spanOf(codes, first, last + length - 1)}`;
  const range = spanOf(codes, first, last + length - 1);
  const covered = spanOf(codes, last, first + length - 1);
  if (claims.has('covers')) {
    if (last + length === codes.length && first === 0) return `${name} covers ${covered} wherever it stands`;
    return `${name} lies in ${range} and so covers ${covered}`;
  }
  if (claims.size > 1) return `${name} lies in ${range}`;
  return claims.has('begins')
    ? `${name} begins at ${codes[first]!} at the earliest`
    : `${name} ends at ${codes[last + length - 1]!} at the latest`;
}

function saysOther(
  { codes, names, blocks }: NamedLine,
  claim: Exclude<LineClaim, { readonly kind: 'block' | 'all' }>,
  all: readonly LineClaim[],
  palette: NonogramPuzzle['palette'],
): string {
  if (claim.kind === 'whole') {
    const verb = claim.from === claim.to ? 'is' : 'are';
    return `${spanOf(codes, claim.from, claim.to)} ${verb} a whole block`;
  }
  if (claim.kind === 'gap') return saysGaps({ codes, names, blocks }, claim.blocks, all);
  if (claim.kind === 'absent') {
    const absent = all.reduce((bits, one) => (one.kind === 'absent' ? bits | one.colours : bits), 0);
    const names = colourNames(palette ?? []).filter(
      (_, colour) => colour > 0 && (absent & (1 << colour)) !== 0,
    );
    return `no block is ${listed(names, 'or')}`;
  }
  const cells = all.flatMap((one) =>
    one.kind === 'either' && one.anchor === claim.anchor ? [codes[one.cell]!] : [],
  );
  return `${codes[claim.anchor]!} is in ${listed(
    claim.blocks.map((one) => names[one]!),
    'or',
  )}, and each of them covers ${placesOf(cells)} too`;
}

/** The places that are too small for some blocks: `the 2 has no room in r8c1 or r10c1`. */
function saysGaps(
  { codes, names, blocks }: NamedLine,
  own: readonly number[],
  all: readonly LineClaim[],
): string {
  const gaps = all.flatMap((one) =>
    one.kind === 'gap' && one.blocks.join() === own.join() ? [spanOf(codes, one.from, one.to)] : [],
  );
  const where = listed([...new Set(gaps)], 'or');
  if (own.length === blocks.length && own.length > 1) return `no block has room in ${where}`;
  return `${listed(own.map((one) => names[one]!))} ${own.length === 1 ? 'has' : 'have'} no room in ${where}`;
}

/** Words for cells that only all placements of the blocks decide. */
function saysTogether({ codes }: NamedLine, claims: readonly LineClaim[]): readonly string[] {
  return [true, false].flatMap((isFilled) => {
    const cells = claims.flatMap((one) =>
      one.kind === 'all' && one.isFilled === isFilled ? [codes[one.cell]!] : [],
    );
    if (cells.length === 0) return [];
    return [`${isFilled ? 'every' : 'no'} way to place the blocks covers ${placesOf(cells)}`];
  });
}

function placesOf(codes: readonly string[]): string {
  return listed(placeRuns(codes).map(({ words }) => words));
}
