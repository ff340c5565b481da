/**
 * What plain logic determines. Known are the places for tracks: open, track, empty. A point has one or three tracks; a
 * track that would enclose an area is not there; where all points are connected only through one open place, a track
 * runs. Every track joins the two colours of a chequerboard, so the odd degrees of one colour add up to one less than
 * the number of points: both colours must have an odd number of points. One-step look-ahead (probing) tries every open
 * place both ways and keeps the other where one leads to a contradiction.
 */
import { DisjointSets } from '../../core/grid/disjoint-sets.js';
import { CellLogic, EMPTY, OPEN, TAKEN as TRACK } from '../kit/cell-logic.js';
import { excludeRefuted, isRefuted, type Probed, type Progress } from '../kit/look-ahead.js';
import { type CircuitGraph, type CircuitPuzzle, graphOf } from './puzzle.js';

export { EMPTY, TRACK };

/** Logic about the places for tracks, in canonical order. */
export class Deduction extends CellLogic {
  readonly graph: CircuitGraph;
  #contradiction: boolean;
  #changed = false;

  constructor(puzzle: CircuitPuzzle) {
    const graph = graphOf(puzzle);
    super(Uint8Array.from(graph.isGiven, (isGiven) => (isGiven ? TRACK : OPEN)));
    this.graph = graph;
    const { points } = graph;
    const dark = points.filter(([row, column]) => (row + column) % 2 === 0).length;
    this.#contradiction = dark % 2 === 0 || (points.length - dark) % 2 === 0;
  }

  save(): Uint8Array {
    return this.states.slice();
  }

  /** Goes back to what {@link save} gave, also out of a contradiction. */
  restore(saved: Readonly<Uint8Array>): void {
    this.states.set(saved);
    this.#contradiction = false;
  }

  /** Applies the rules until nothing changes. */
  override propagate(): Progress {
    do {
      this.#changed = false;
      for (let point = 0; point < this.graph.points.length; point++) this.#complete(point);
      if (!this.#contradiction) this.#avoidCycles();
      if (!this.#contradiction && !this.#changed) this.#keepConnected();
    } while (this.#changed && !this.#contradiction);
    if (this.#contradiction) return 'contradiction';
    return this.progress;
  }

  /** One-step look-ahead to a fixpoint; returns how far it got and how many trials it made. */
  probe(): Probed {
    return excludeRefuted({
      places: this.states.length,
      values: [TRACK, EMPTY],
      propagate: () => this.propagate(),
      isOpen: (edge) => this.states[edge] === OPEN,
      refutes: (edge, state) => isRefuted(this, () => this.set(edge, state)),
      exclude: (edge, state) => this.set(edge, TRACK + EMPTY - state),
    });
  }

  protected override set(edge: number, state: number): void {
    if (this.states[edge] === state) return;
    if (this.states[edge] !== OPEN) this.#contradiction = true;
    this.states[edge] = state;
    this.#changed = true;
  }

  /** One or three tracks at a point. */
  #complete(point: number): void {
    const around = this.graph.around[point]!;
    let tracks = 0;
    let open = 0;
    for (const edge of around) {
      if (this.states[edge] === TRACK) tracks++;
      else if (this.states[edge] === OPEN) open++;
    }
    const [least, most] = tracks > 1 ? [3, 3] : [1, tracks + open >= 3 ? 3 : 1];
    if (tracks > most || tracks + open < least) this.#contradiction = true;
    if (open === 0 || this.#contradiction) return;
    const state = tracks === most ? EMPTY : least === most && tracks + open === least ? TRACK : OPEN;
    if (state === OPEN) return;
    for (const edge of around) if (this.states[edge] === OPEN) this.set(edge, state);
  }

  /** Points that tracks join are one group; two tracks between groups enclose an area, and so does one within. */
  #avoidCycles(): void {
    const { points, ends } = this.graph;
    const groups = new DisjointSets(points.length);
    ends.forEach(([first, second], edge) => {
      if (this.states[edge] === TRACK && !groups.join(first, second)) this.#contradiction = true;
    });
    ends.forEach(([first, second], edge) => {
      if (this.states[edge] === OPEN && groups.rootOf(first) === groups.rootOf(second)) this.set(edge, EMPTY);
    });
  }

  /** All points are connected through tracks and open places; a bridge of that graph is a track (Tarjan's method). */
  #keepConnected(): void {
    const { around, ends } = this.graph;
    const order = new Int32Array(around.length).fill(-1);
    const low = new Int32Array(around.length);
    const cursor = new Int32Array(around.length);
    const stack: number[] = [0];
    const entered: number[] = [-1];
    let count = 0;
    order[0] = low[0] = count++;
    while (stack.length > 0) {
      const point = stack.at(-1)!;
      const edge = around[point]![cursor[point]!++];
      if (edge === undefined) {
        stack.pop();
        const way = entered.pop()!;
        const parent = stack.at(-1);
        if (parent === undefined) break;
        low[parent] = Math.min(low[parent]!, low[point]!);
        if (low[point]! > order[parent]! && this.states[way] === OPEN) this.set(way, TRACK);
        continue;
      }
      if (this.states[edge] === EMPTY || edge === entered.at(-1)) continue;
      const [first, second] = ends[edge]!;
      const next = first === point ? second : first;
      if (order[next]! >= 0) low[point] = Math.min(low[point]!, order[next]!);
      else {
        order[next] = low[next] = count++;
        stack.push(next);
        entered.push(edge);
      }
    }
    if (count < around.length) this.#contradiction = true;
  }
}
