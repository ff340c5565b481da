/**
 * Few inks for a picture on white paper. Many flat colours come first; then two of them, or one and the
 * paper, become one again and again: those whose merging changes the picture least, by Ward's criterion (J.
 * H. Ward, Hierarchical grouping to optimize an objective function, 1963): the squared difference of the
 * colours times what the smaller area weighs. A small eye stays as long as it differs much, a large area as
 * long as it differs at all.
 */
import { colourDistance, type Oklab } from '../decode/colour/oklab.js';

/** Colours nearer to the paper than this are not seen on it. */
const UNSEEN = 0.06;

/** Inks nearer to each other than this are not distinguished with pencils. */
const ALIKE = 0.07;

/**
 * Merging that changes the picture less than this, in cells times squared difference, is always made: specks
 * and blurred edges.
 */
const NEGLIGIBLE = 0.03;

/** A colour of the picture, and how many cells show it; cells that it shares with others count less. */
export interface AreaColour {
  readonly colour: Oklab;
  readonly cells: number;
}

/** The inks, and by colour of the picture the index of its ink, -1 for the paper. */
export interface Inks {
  readonly inks: readonly Oklab[];
  readonly inkOf: readonly number[];
}

/** Colours that have become one; the paper, and areas left to it, are none. */
interface Group {
  readonly members: readonly number[];
  readonly colour: Oklab;
  readonly cells: number;
}

/** Two groups, or one and the paper, that could become one, and the cost. */
interface Merging {
  readonly one: Group;
  readonly other?: Group;
  readonly cost: number;
}

/**
 * Chooses a bounded number of inks.
 * @param papers white, and the grounds of a photograph: colours that paper may stand for
 */
export function chooseInks(colours: readonly AreaColour[], papers: readonly Oklab[], most: number): Inks {
  let groups: readonly Group[] = colours.flatMap(({ colour, cells }, member) =>
    cells === 0 ? [] : [{ members: [member], colour, cells }],
  );
  for (;;) {
    const merging = cheapest(groups, papers);
    if (merging === undefined || (groups.length <= most && merging.cost >= NEGLIGIBLE)) break;
    const { one, other } = merging;
    const rest = groups.filter((group) => group !== one && group !== other);
    groups = other === undefined ? rest : [...rest, united(one, other)];
  }
  const inkOf = colours.map((_, member) => groups.findIndex(({ members }) => members.includes(member)));
  return { inks: groups.map(({ colour }) => colour), inkOf };
}

function cheapest(groups: readonly Group[], papers: readonly Oklab[]): Merging | undefined {
  let best: Merging | undefined;
  groups.forEach((one, index) => {
    const toPaper = Math.min(...papers.map((paper) => difference(one.colour, paper)));
    const cost = toPaper < UNSEEN ? 0 : one.cells * toPaper ** 2;
    if (best === undefined || cost < best.cost) best = { one, cost };
    for (const other of groups.slice(index + 1)) {
      const apart = difference(one.colour, other.colour);
      const area = (one.cells * other.cells) / (one.cells + other.cells);
      const cost = apart < ALIKE ? 0 : area * apart ** 2;
      if (cost < best.cost) best = { one, other, cost };
    }
  });
  return best;
}

function united(one: Group, other: Group): Group {
  const cells = one.cells + other.cells;
  const mean = (coordinate: 'l' | 'a' | 'b' | 'opacity'): number =>
    (one.cells * one.colour[coordinate] + other.cells * other.colour[coordinate]) / cells;
  const colour = { l: mean('l'), a: mean('a'), b: mean('b'), opacity: mean('opacity') };
  return { members: [...one.members, ...other.members], colour, cells };
}

/** The visible difference of two colours on paper, whatever their opacity. */
function difference(one: Oklab, other: Oklab): number {
  return colourDistance({ ...one, opacity: 1 }, { ...other, opacity: 1 });
}
