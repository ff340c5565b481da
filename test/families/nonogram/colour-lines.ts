/** Brute force over single lines in colours, for checking the line solver and the confirmation. */
import type { Run } from '../../../src/families/kit/confirm/run-places.js';
import { runsOfCells } from '../../../src/families/kit/rules/kinds/runs.js';

/** Every line of `length` cells in this many colours besides the background. */
export function allLines(length: number, colours: number): number[][] {
  return Array.from({ length: (colours + 1) ** length }, (_, code) =>
    Array.from({ length }, (_, cell) => Math.floor(code / (colours + 1) ** cell) % (colours + 1)),
  );
}

/** Lines of one length by their blocks, as JSON. */
export function linesByRuns(length: number, colours: number): Map<string, number[][]> {
  const lines = new Map<string, number[][]>();
  for (const line of allLines(length, colours)) {
    const key = JSON.stringify(runsOfCells(line, 0, 1, length));
    lines.set(key, [...(lines.get(key) ?? []), line]);
  }
  return lines;
}

/** Every way to lay out the blocks in a line of `length` cells, as colours. */
export function placementsOf(runs: readonly Run[], length: number): number[][] {
  const [first, ...rest] = runs;
  if (first === undefined) return [Array<number>(length).fill(0)];
  const placed: number[][] = [];
  const gap = rest[0]?.colour === first.colour ? [0] : [];
  for (let start = 0; start + first.length <= length; start++) {
    const head = [...Array<number>(start).fill(0), ...Array<number>(first.length).fill(first.colour), ...gap];
    if (head.length > length) break;
    for (const tail of placementsOf(rest, length - head.length)) placed.push([...head, ...tail]);
  }
  return placed;
}

/** The placements that agree with sets of colours. */
export function fittingPlacements(placements: readonly number[][], domains: readonly number[]): number[][] {
  return placements.filter((line) => line.every((colour, cell) => (domains[cell]! & (1 << colour)) !== 0));
}

/** By cell: the set of colours that some placement gives it. */
export function unionOf(placements: readonly number[][], length: number): number[] {
  return Array.from({ length }, (_, cell) => placements.reduce((set, line) => set | (1 << line[cell]!), 0));
}
