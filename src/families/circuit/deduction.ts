/**
 * What plain logic determines. Known are the places for tracks: open, track, empty. A point has one or three tracks; a
 * track that would enclose an area is not there; where all points are connected only through one open place, a track
 * runs. Every track joins the two colours of a chequerboard, so the odd degrees of one colour add up to one less than
 * the number of points: both colours must have an odd number of points. One-step look-ahead (probing) tries every open place both ways and keeps the other where one leads to a
 * contradiction.
 */

import { DisjointSets } from '../../core/grid/disjoint-sets.js';
import { excludeRefuted, type Probed, type Progress } from '../kit/look-ahead.js';
import { type CircuitPuzzle, type Edge, edgeKey, pointsOf, possibleEdges } from './puzzle.js';

/** States of a place for a track. */
const OPEN = 0;
export const TRACK = 1;
export const EMPTY = 2;

export class Deduction {
  /** Every place for a track, in canonical order. */
  readonly edges: readonly Edge[];
  readonly #ends: readonly (readonly [number, number])[];
  /** Places by point. */
  readonly #around: readonly number[][];
  #states: Uint8Array;
  #contradiction = false;
  #changed = false;

  constructor(puzzle: CircuitPuzzle) {
    const points = pointsOf(puzzle);
    const index = new Map(points.map((cell, point) => [cell.join(), point]));
    this.edges = possibleEdges(puzzle);
    this.#ends = this.edges.map(([first, second]) => [index.get(first.join())!, index.get(second.join())!]);
    this.#around = points.map(() => []);
    this.#ends.forEach((ends, edge) => {
      for (const point of ends) this.#around[point]!.push(edge);
    });
    this.#states = new Uint8Array(this.edges.length);
    const dark = points.filter(([row, column]) => (row + column) % 2 === 0).length;
    this.#contradiction = dark % 2 === 0 || (points.length - dark) % 2 === 0;
    const given = new Set(puzzle.edges.map(edgeKey));
    this.edges.forEach((edge, place) => {
      if (given.has(edgeKey(edge))) this.#states[place] = TRACK;
    });
  }

  /** The state of a place, by its position in {@link edges}. */
  state(edge: number): number {
    return this.#states[edge]!;
  }

  get openCount(): number {
    return this.#states.reduce((count, state) => count + (state === OPEN ? 1 : 0), 0);
  }

  /** Applies the rules until nothing changes. */
  propagate(): Progress {
    do {
      this.#changed = false;
      for (let point = 0; point < this.#around.length; point++) this.#complete(point);
      if (!this.#contradiction) this.#avoidCycles();
      if (!this.#contradiction && !this.#changed) this.#holdTogether();
    } while (this.#changed && !this.#contradiction);
    if (this.#contradiction) return 'contradiction';
    return this.#states.includes(OPEN) ? 'undetermined' : 'solved';
  }

  /** One-step look-ahead to a fixpoint; returns how far it got and how many trials it made. */
  probe(): Probed {
    return excludeRefuted({
      places: this.#states.length,
      values: [TRACK, EMPTY],
      propagate: () => this.propagate(),
      isOpen: (edge) => this.#states[edge] === OPEN,
      refutes: (edge, state) => this.#refutes(edge, state),
      exclude: (edge, state) => this.#set(edge, TRACK + EMPTY - state),
    });
  }

  #refutes(edge: number, state: number): boolean {
    const states = this.#states.slice();
    this.#set(edge, state);
    const refuted = this.propagate() === 'contradiction';
    this.#states = states;
    this.#contradiction = false;
    return refuted;
  }

  #set(edge: number, state: number): void {
    if (this.#states[edge] === state) return;
    if (this.#states[edge] !== OPEN) this.#contradiction = true;
    this.#states[edge] = state;
    this.#changed = true;
  }

  /** One or three tracks at a point. */
  #complete(point: number): void {
    const around = this.#around[point]!;
    let tracks = 0;
    let open = 0;
    for (const edge of around) {
      if (this.#states[edge] === TRACK) tracks++;
      else if (this.#states[edge] === OPEN) open++;
    }
    const [least, most] = tracks > 1 ? [3, 3] : [1, tracks + open >= 3 ? 3 : 1];
    if (tracks > most || tracks + open < least) this.#contradiction = true;
    if (open === 0 || this.#contradiction) return;
    const state = tracks === most ? EMPTY : least === most && tracks + open === least ? TRACK : OPEN;
    if (state === OPEN) return;
    for (const edge of around) if (this.#states[edge] === OPEN) this.#set(edge, state);
  }

  /** Points that tracks join are one group; two tracks between groups enclose an area, and so does one within. */
  #avoidCycles(): void {
    const groups = new DisjointSets(this.#around.length);
    this.#ends.forEach(([first, second], edge) => {
      if (this.#states[edge] === TRACK && !groups.join(first, second)) this.#contradiction = true;
    });
    this.#ends.forEach(([first, second], edge) => {
      if (this.#states[edge] === OPEN && groups.rootOf(first) === groups.rootOf(second))
        this.#set(edge, EMPTY);
    });
  }

  /** All points are connected through tracks and open places; a bridge of that graph is a track (Tarjan's method). */
  #holdTogether(): void {
    const order = new Int32Array(this.#around.length).fill(-1);
    const low = new Int32Array(this.#around.length);
    const cursor = new Int32Array(this.#around.length);
    const stack: number[] = [0];
    const entered: number[] = [-1];
    let count = 0;
    order[0] = low[0] = count++;
    while (stack.length > 0) {
      const point = stack.at(-1)!;
      const edge = this.#around[point]![cursor[point]!++];
      if (edge === undefined) {
        stack.pop();
        const way = entered.pop()!;
        const parent = stack.at(-1);
        if (parent === undefined) break;
        low[parent] = Math.min(low[parent]!, low[point]!);
        if (low[point]! > order[parent]! && this.#states[way] === OPEN) this.#set(way, TRACK);
        continue;
      }
      if (this.#states[edge] === EMPTY || edge === entered.at(-1)) continue;
      const [first, second] = this.#ends[edge]!;
      const next = first === point ? second : first;
      if (order[next]! >= 0) low[point] = Math.min(low[point]!, order[next]!);
      else {
        order[next] = low[next] = count++;
        stack.push(next);
        entered.push(edge);
      }
    }
    if (count < this.#around.length) this.#contradiction = true;
  }
}
