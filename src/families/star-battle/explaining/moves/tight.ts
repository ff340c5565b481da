/**
 * Counts without a place to spare: the open cells of some rows, columns or regions lie in others and in
 * blocks of two by two, which take one star each, and these together take exactly the stars that are needed.
 * Then each block has exactly one, and the others have none elsewhere.
 */
import type { Found, InLanguages, Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import type { StarBattlePuzzle } from '../../puzzle.js';
import { nameOfUnit } from '../words.js';
import type { Count } from './counts.js';
import { type Block, covers } from './cover.js';
import { type Stars, starsOf } from './stars.js';
import { saysTight, type Tight } from './tight-words.js';

/** Covers that are looked at for one count. */
const MOST_COVERS = 20;

/** A move that looks for counts without a place to spare. */
export function tight(
  id: string,
  name: InLanguages<string> | undefined,
  countsIn: (stars: Stars) => Iterable<Count>,
): Move<StarBattlePuzzle> {
  return defineMove<StarBattlePuzzle, Tight>({
    id,
    ...(name === undefined ? {} : { name }),
    *find(board) {
      const stars = starsOf(board);
      const concluded = new Set<number>();
      for (const count of countsIn(stars)) {
        const found = tightPlace(stars, count);
        if (found === undefined || found.conclusions.some(({ mark }) => concluded.has(mark))) continue;
        for (const { mark } of found.conclusions) concluded.add(mark);
        yield found;
      }
    },
    says: saysTight,
  });
}

/** The conclusions from a count by the cover from which most follows. */
function tightPlace(stars: Stars, count: Count): Found<Tight> | undefined {
  const { units, needs, limits, taken, cells, rest } = count;
  if (taken > needs) return undefined;
  const outside = stars.open.filter((mark) => {
    const held = limits.filter(({ marks }) => marks.includes(mark)).length;
    return held > 1 || (held === 1 && !cells.includes(mark));
  });
  let best: { readonly blocks: readonly Block[]; readonly touching: readonly number[] } | undefined;
  let looked = 0;
  for (const blocks of covers(stars, rest, needs - taken)) {
    if (++looked > MOST_COVERS) break;
    const wide = blocks.filter(({ length }) => length > 1);
    const touching = [...new Set(wide.flatMap((block) => stars.touchingAll(block)))]
      .filter((mark) => !outside.includes(mark))
      .sort((one, other) => one - other);
    const rank = (some: typeof best): number =>
      some === undefined ? -1 : starsIn(some.blocks).length * stars.open.length + some.touching.length;
    if (rank({ blocks, touching }) > rank(best)) best = { blocks, touching };
  }
  if (best === undefined) return undefined;
  const entered = starsIn(best.blocks);
  const empty = [...outside, ...best.touching];
  if (entered.length + empty.length === 0) return undefined;
  return {
    conclusions: [...stars.all(entered, true), ...stars.all(empty, false)],
    rules: [...stars.apart, ...[...units, ...limits].map(({ id }) => id)],
    data: {
      units: units.map(nameOfUnit),
      needs,
      limits: limits.map(nameOfUnit),
      taken,
      blocks: best.blocks.filter(({ length }) => length > 1).map((block) => stars.codes(block)),
      stars: stars.codes(entered),
      outside: stars.codes(outside),
      touching: stars.codes(best.touching),
    },
  };
}

function starsIn(blocks: readonly Block[]): readonly number[] {
  return blocks.filter(({ length }) => length === 1).flat();
}
