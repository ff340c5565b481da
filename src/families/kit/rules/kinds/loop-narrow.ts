/**
 * What plainly follows from one loop, without the nogoods that say why: asked for at every step of quick
 * logic, so it goes through the lines twice and keeps nothing. Chains of lines that are drawn, and groups of
 * points that lines could still join, are disjoint sets.
 */
import { DisjointSets } from '../../../../core/index.js';
import type { Narrowing } from '../narrowing.js';
import type { LoopLines } from './loop-nogoods.js';

/** Excludes lines that would close a loop too early or could not be joined with the others. */
export function narrowLoop({ ends, around, passes }: LoopLines, left: Narrowing): void {
  const chains = new DisjointSets(around.length);
  const groups = new DisjointSets(around.length);
  /** By root of a chain: its lines. */
  const lengths = new Int32Array(around.length);
  let first = -1;
  let drawn = 0;
  let open = 0;
  let closed = -1;
  for (let line = 0; line < ends.length; line++) {
    const mask = left.mask(line);
    if (mask === 0b01) continue;
    const pair = ends[line]!;
    groups.join(pair[0], pair[1]);
    if (mask === 0b11) {
      open++;
      continue;
    }
    if (first < 0) first = line;
    drawn++;
    const length = lengths[chains.rootOf(pair[0])]! + 1;
    const other = lengths[chains.rootOf(pair[1])]!;
    if (!chains.join(pair[0], pair[1])) closed = line;
    lengths[chains.rootOf(pair[0])] = closed === line ? length : length + other;
  }
  if (drawn === 0) {
    if (open === 0) left.fail();
    return;
  }
  const missed = passes.filter(({ places }) => !places.some((place) => left.mask(place) === 0b10));
  if (closed >= 0) {
    const isAll = lengths[chains.rootOf(ends[closed]![0])] === drawn;
    if (!isAll || missed.length > 0) left.fail();
    else for (let line = 0; line < ends.length; line++) if (left.mask(line) === 0b11) left.keep(line, 0b01);
    return;
  }
  const group = groups.rootOf(ends[first]![0]);
  for (let line = first; line < ends.length; line++) {
    const mask = left.mask(line);
    if (mask === 0b10 && groups.rootOf(ends[line]![0]) !== group) {
      left.fail();
      return;
    }
  }
  for (let line = 0; line < ends.length; line++) {
    if (left.mask(line) !== 0b11) continue;
    const [one, other] = ends[line]!;
    const chain = chains.rootOf(one);
    const closes = chain === chains.rootOf(other);
    const isEarly =
      closes && (lengths[chain] !== drawn || missed.some(({ places }) => !places.includes(line)));
    if (isEarly || groups.rootOf(one) !== group) left.keep(line, 0b01);
  }
}
