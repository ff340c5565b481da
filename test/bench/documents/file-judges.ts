/**
 * Ways of judging files that a command wrote: by what they say, not by what their headers call themselves.
 */
import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { starBattleExamples } from '../../../src/families/star-battle/examples.js';
import { solveText } from '../../engine/solve-text.js';
import type { Judge, Judged } from './row.js';

/** Distance of an optimum that HiGHS finds to the true one. */
const TOLERANCE = 1e-6;

type Values = ReadonlyMap<string, number>;

/**
 * HiGHS reads a program from the file and solves it to this optimum.
 * @param means whether the values by name mean what they should
 */
export function fileSolvesTo(
  file: string,
  optimum: number,
  {
    ours,
    agreement = 'of its kind',
    means = () => true,
  }: FileClaim & { means?: (values: Values) => boolean },
): Judge {
  return async () => {
    const format = file.endsWith('.lp') ? 'lp' : 'mps';
    const { status, objective, values } = await solveText(format, read(file));
    const solved = status === 'optimal' && Math.abs(objective - optimum) <= TOLERANCE;
    if (solved && means(values)) return { ours, agreement };
    return { ours: `${file}: ${status}, objective ${objective}`, agreement: 'differs' };
  };
}

interface FileClaim {
  readonly ours: string;
  readonly agreement?: Judged['agreement'];
}

/** The file holds what is looked for. */
export function fileHolds(
  file: string,
  hasIt: (text: string) => boolean,
  { ours, agreement = 'of its kind' }: FileClaim,
): Judge {
  return () =>
    hasIt(read(file))
      ? { ours, agreement }
      : { ours: `${file} is not what was expected`, agreement: 'differs' };
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** True if variables `x_ROW_COLUMN_NUMBER` are this grid. */
export function isGrid(grid: readonly (readonly number[])[]): (values: Values) => boolean {
  return (values) =>
    isDeepStrictEqual(
      grid.map((row, r) =>
        row.map((_, c) => row.findIndex((__, n) => values.get(`x_${r}_${c}_${n + 1}`) === 1) + 1),
      ),
      grid,
    );
}

/** True if the lists of the follower's variables and rows for MibS are parts of the program beside them. */
export function isFollowerOf(mps: string): (aux: string) => boolean {
  return (aux) => {
    const program = read(mps);
    const listed = (part: string): string[] => {
      const [, text = ''] = new RegExp(`@${part}BEGIN\n([^@]*)@${part}END`).exec(aux) ?? [];
      return text
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]!);
    };
    const number = (of: string): number => Number(new RegExp(`@NUM${of}\n(\\d+)`).exec(aux)?.[1]);
    const columns = new Set([...program.matchAll(/^ (\S+) \S+ -?[\d.]+$/gm)].map(([, name]) => name!));
    const rows = new Set([...program.matchAll(/^ [LGE] (\S+)$/gm)].map(([, name]) => name!));
    const [variables, constraints] = [listed('VARS'), listed('CONSTRS')];
    return (
      variables.length === number('VARS') &&
      variables.length > 64 &&
      constraints.length === number('CONSTRS') &&
      constraints.length > 64 &&
      variables.every((name) => columns.has(name)) &&
      constraints.every((name) => rows.has(name))
    );
  };
}

/** True if a program for a grid of 4x4 states (8.2g): sixteen x and -z, at most 15. */
export function hasRowG(mps: string): boolean {
  const row = 'lower_\\d+_different_most';
  const cells = [...mps.matchAll(new RegExp(`^ x_\\d_\\d_\\d ${row} 1$`, 'gm'))].length;
  return (
    cells === 16 &&
    new RegExp(`^ z ${row} -1$`, 'm').test(mps) &&
    new RegExp(`^ RHS ${row} 15$`, 'm').test(mps)
  );
}

/** True if a drawing holds three pictures with these captions, no two of them the same. */
export function hasThreePanels(svg: string): boolean {
  const pictures = new Set([...svg.matchAll(/href="(data:image[^"]+)"/g)].map(([, data]) => data!));
  const captions = ['original', 'translucent squares', 'another solution'];
  return pictures.size === 3 && captions.every((words) => svg.includes(`>${words}<`));
}

/** True if a tree has a thick way from its top through three levels, and thin red branches beside it. */
export function hasTree(svg: string): boolean {
  const lines = [
    ...svg.matchAll(/<line x1="(\S+)" y1="(\S+)" x2="(\S+)" y2="(\S+)" stroke="(\S+)" stroke-width="(\S+)"/g),
  ];
  const drawn = lines.map(([, x1, y1, x2, y2, colour, width]) => ({
    from: [Number(x1), Number(y1)] as const,
    to: [Number(x2), Number(y2)] as const,
    isRed: colour === '#b00000',
    width: Number(width),
  }));
  const thick = drawn
    .filter(({ width }) => width > 0.5)
    .toSorted((one, other) => one.from[1] - other.from[1]);
  const isWay = thick.slice(1).every(({ from }, index) => from[0] === thick[index]!.to[0]);
  const red = drawn.filter(({ isRed }) => isRed);
  return thick.length === 3 && isWay && red.length > 3 && red.every(({ width }) => width < 0.5);
}

/** Least distance of two greys of neighbouring regions, of 255. */
const GREY_STEP = 20;

/** True if the drawing of the simple park has one colour a region, and neighbours differ in grey too. */
export function hasColouredParks(svg: string): boolean {
  const { regions } = starBattleExamples().find(({ name }) => name === 'simple park')!.puzzle;
  const colours = coloursOfCells(svg, regions.length);
  const pairs = regions.flatMap((row, r) =>
    row.flatMap((region, c) => [
      [region, colours[r]![c]!, row[c + 1], colours[r]![c + 1]] as const,
      [region, colours[r]![c]!, regions[r + 1]?.[c], colours[r + 1]?.[c]] as const,
    ]),
  );
  return pairs.every(([region, colour, next, nextColour]) => {
    if (next === undefined) return true;
    if (next === region) return colour === nextColour;
    return Math.abs(greyOf(colour) - greyOf(nextColour!)) >= GREY_STEP;
  });
}

/** The fill of each cell: the rectangles with colour cover whole cells. */
function coloursOfCells(svg: string, side: number): string[][] {
  const rectangles = [
    ...svg.matchAll(
      /<rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)" fill="(#(?!000000|ffffff)\S{6})"/g,
    ),
  ].map(([, x, y, width, height, fill]) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
    height: Number(height),
    fill: fill!,
  }));
  const [left, top] = [Math.min(...rectangles.map(({ x }) => x)), Math.min(...rectangles.map(({ y }) => y))];
  const cell = Math.max(...rectangles.map(({ x, width }) => x + width - left)) / side;
  const within = (place: number, start: number, length: number): boolean =>
    place > start && place < start + length;
  return Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (__, column) => {
      const [x, y] = [left + (column + 0.5) * cell, top + (row + 0.5) * cell];
      return (
        rectangles.find((one) => within(x, one.x, one.width) && within(y, one.y, one.height))?.fill ??
        '#000000'
      );
    }),
  );
}

/** A colour in grey print, from 0 to 255. */
function greyOf(colour: string): number {
  const part = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  return 0.299 * part(1) + 0.587 * part(3) + 0.114 * part(5);
}
