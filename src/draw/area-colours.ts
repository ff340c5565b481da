/**
 * Grounds for the areas of a grid (regions, cages): areas that share a side differ in lightness, so they stay
 * apart when the page is printed in grey, and also in hue. Black signs stay legible on all of them.
 */
import type { Colour, Rectangle } from './scene.js';

/** The area of each cell by row, numbered from 0; null: a cell of no area, which keeps its white ground. */
export type Areas = readonly (readonly (number | null)[])[];

/** The position of a grid on its scene, in millimetres. */
export interface GridPlace {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/** Lightness (CIE L*, 0 black to 100 white) of the lightest and the darkest ground. */
const LIGHTEST = 95;
const DARKEST = 66;
/** Fewest steps between the two, so that few colours do not lie at the ends alone. */
const FEWEST_STEPS = 3;
/** Turn of the hue from one step to the next, in degrees: neighbouring steps have hues far apart. */
const HUE_STEP = 137.5;
const FIRST_HUE = 50;
/** Share of the pure hue in a colour; the rest is grey of the same lightness. */
const SATURATION = 0.6;

/** The ground of every area as rectangles, one for each run of cells of a row. */
export function areaGrounds(areas: Areas, { x, y, cell }: GridPlace): readonly Rectangle[] {
  const colours = colourAreas(areas);
  return areas.flatMap((cells, row) =>
    cells.flatMap((area, column): Rectangle[] => {
      if (area === null || cells[column - 1] === area) return [];
      const end = cells.findIndex((other, place) => place > column && other !== area);
      const width = ((end < 0 ? cells.length : end) - column) * cell;
      const fill = colours.get(area)!;
      return [{ kind: 'rectangle', x: x + column * cell, y: y + row * cell, width, height: cell, fill }];
    }),
  );
}

/** A colour for every area; areas that share a side have colours of different lightness. */
export function colourAreas(areas: Areas): ReadonlyMap<number, Colour> {
  const steps = stepOfAreas(neighboursOf(areas));
  const count = Math.max(FEWEST_STEPS, ...[...steps.values()].map((step) => step + 1));
  return new Map([...steps].map(([area, step]) => [area, colourOf(step, count)]));
}

/** The areas that share a side with each area. */
function neighboursOf(areas: Areas): ReadonlyMap<number, ReadonlySet<number>> {
  const neighbours = new Map<number, Set<number>>();
  const meet = (area: number, other: number | null | undefined): void => {
    if (other === null || other === undefined || other === area) return;
    neighbours.get(area)?.add(other);
    neighbours.get(other)?.add(area);
  };
  for (const area of new Set(areas.flat())) if (area !== null) neighbours.set(area, new Set());
  areas.forEach((cells, row) => {
    cells.forEach((area, column) => {
      if (area === null) return;
      meet(area, cells[column + 1]);
      meet(area, areas[row + 1]?.[column]);
    });
  });
  return neighbours;
}

/**
 * Each area takes the first step that no neighbour has; areas with few neighbours left choose last, which
 * needs few steps.
 */
function stepOfAreas(neighbours: ReadonlyMap<number, ReadonlySet<number>>): ReadonlyMap<number, number> {
  const steps = new Map<number, number>();
  for (const area of fewestNeighboursLast(neighbours)) {
    const taken = new Set([...neighbours.get(area)!].map((other) => steps.get(other)));
    let step = 0;
    while (taken.has(step)) step++;
    steps.set(area, step);
  }
  return steps;
}

function fewestNeighboursLast(neighbours: ReadonlyMap<number, ReadonlySet<number>>): readonly number[] {
  const left = new Set(neighbours.keys());
  const order: number[] = [];
  const countOf = (area: number): number =>
    [...neighbours.get(area)!].filter((other) => left.has(other)).length;
  while (left.size > 0) {
    const next = [...left].reduce((best, area) => (countOf(area) < countOf(best) ? area : best));
    left.delete(next);
    order.push(next);
  }
  return order.reverse();
}

function colourOf(step: number, count: number): Colour {
  const lightness = LIGHTEST - ((LIGHTEST - DARKEST) * step) / (count - 1);
  return ofLuminance(FIRST_HUE + step * HUE_STEP, ((lightness + 16) / 116) ** 3);
}

/** A colour of the hue (degrees) that has exactly this luminance (0 to 1), up to rounding. */
function ofLuminance(hue: number, luminance: number): Colour {
  const pure = [0, 8, 4].map((turn) => pureChannel(hue / 30 + turn));
  const [red, green, blue] = pure as [number, number, number];
  const own = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const channels = pure.map((channel) => {
    const exact =
      own > luminance ? (channel * luminance) / own : 1 - ((1 - channel) * (1 - luminance)) / (1 - own);
    return SATURATION * exact + (1 - SATURATION) * luminance;
  });
  return `#${channels.map((channel) => encoded(channel).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * A channel of the pure hue, by twelfths of a turn: 1 for a third of the turn, 0 for a third, linear between.
 */
function pureChannel(twelfths: number): number {
  const place = twelfths % 12;
  return Math.max(0, Math.min(1, 2 - (2 * Math.min(place, 12 - place)) / 4));
}

/** Linear light as a byte of sRGB. */
function encoded(light: number): number {
  const value = light <= 0.003_130_8 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(255 * value);
}
