/**
 * Few inks for a picture on white paper. Many flat colours come first; then two of them, or one and the paper, become one
 * again and again: those whose merging changes the picture least, by Ward's criterion (J. H. Ward, Hierarchical grouping
 * to optimize an objective function, 1963): the squared difference of the colours times what the smaller area weighs. A
 * small eye stays as long as it differs much, a large area as long as it differs at all.
 */
import { colourDistance, type Oklab } from '../image/colour/oklab.js';

/** Inks nearer to each other than this are not distinguished with pencils. */
const ALIKE = 0.07;

/** Merging that changes the picture less than this, in cells times squared difference, is always made: specks and blurred edges. */
const NEGLIGIBLE = 0.03;

/** A colour of the picture, and how many cells show it; cells that it shares with others count less. */
export interface AreaColour {
  readonly colour: Oklab;
  readonly cells: number;
}

/** A colour that the paper may stand for, and within which distance all colours are left to it. */
export interface PaperColour {
  readonly colour: Oklab;
  readonly reach: number;
}

/** The inks, and by colour of the picture the index of its ink, -1 for the paper. */
export interface Inks {
  readonly inks: readonly Oklab[];
  readonly inkOf: readonly number[];
}

/** Colours that have become one; the paper, and what is left to it, is none. */
interface Group {
  readonly members: readonly number[];
  readonly colour: Oklab;
  readonly cells: number;
}

/** Two groups, or one and the paper, that could become one, and what that changes. */
interface Merging {
  readonly one: Group;
  readonly other?: Group;
  readonly cost: number;
}

/**
 * Chooses at most so many inks.
 * @param papers white, and the ground of a photograph
 */
export function chooseInks(
  colours: readonly AreaColour[],
  papers: readonly PaperColour[],
  most: number,
): Inks {
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

function cheapest(groups: readonly Group[], papers: readonly PaperColour[]): Merging | undefined {
  let best: Merging | undefined;
  groups.forEach((one, index) => {
    const distances = papers.map(({ colour }) => difference(one.colour, colour));
    const isUnseen = papers.some(({ reach }, paper) => distances[paper]! < reach);
    const cost = isUnseen ? 0 : one.cells * Math.min(...distances) ** 2;
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

/** How different two colours look on paper, whatever their opacity. */
function difference(one: Oklab, other: Oklab): number {
  return colourDistance({ ...one, opacity: 1 }, { ...other, opacity: 1 });
}
