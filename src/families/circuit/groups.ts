/**
 * Groups of nodes that have been joined, quick to change and to restore: a group is a ring of nodes, each
 * with the next one, and two groups become one by exchanging two next nodes (circular lists). Nodes are
 * points that tracks join, or squares beside places where no track runs.
 */
import { OPEN } from '../kit/logic/cell-logic.js';

/** Most places at a node. */
const SIDES = 4;
/** No place, behind the last one of a node. */
const NONE = -1;

/** Nodes and the places between them. */
export interface PlaceGraph {
  /** The places at each node, in fours, and the nodes on their other sides. */
  readonly around: Int32Array;
  readonly neighbours: Int32Array;
}

/** The graph in which every place lies between two nodes. */
export function placeGraph(nodes: number, between: Readonly<Int32Array>): PlaceGraph {
  const around = new Int32Array(SIDES * nodes).fill(NONE);
  const neighbours = new Int32Array(SIDES * nodes).fill(NONE);
  const counts = new Uint8Array(nodes);
  for (let end = 0; end < between.length; end++) {
    const node = between[end]!;
    const slot = SIDES * node + counts[node]!++;
    around[slot] = end >> 1;
    neighbours[slot] = between[end ^ 1]!;
  }
  return { around, neighbours };
}

export class Groups {
  /** Numbers of memory that a node takes. */
  static readonly WIDTH = 3;
  readonly #graph: PlaceGraph;
  readonly #states: Readonly<Uint8Array>;
  /** By node: the number of its group, the next node of that, and by number of a group its size. */
  readonly #group: Int32Array;
  readonly #next: Int32Array;
  readonly #size: Int32Array;

  /**
   * Every node is a group of its own.
   * @param memory as many numbers for each node as {@link WIDTH} says; a copy of it saves the groups
   */
  constructor(graph: PlaceGraph, states: Readonly<Uint8Array>, memory: Int32Array) {
    const nodes = graph.around.length / SIDES;
    this.#graph = graph;
    this.#states = states;
    this.#group = memory.subarray(0, nodes);
    this.#next = memory.subarray(nodes, 2 * nodes);
    this.#size = memory.subarray(2 * nodes, 3 * nodes).fill(1);
    for (let node = 0; node < nodes; node++) this.#group[node] = this.#next[node] = node;
  }

  /** True if two nodes are in one group. */
  areJoined(one: number, other: number): boolean {
    return this.#group[one] === this.#group[other];
  }

  /**
   * Makes one group of those of two nodes, and reports the open places that have it on both sides since.
   * @returns false when the nodes were in one group already
   */
  join(one: number, other: number, onBetween: (place: number) => void): boolean {
    const group = this.#group;
    const next = this.#next;
    const isSmaller = this.#size[group[one]!]! < this.#size[group[other]!]!;
    const kept = group[isSmaller ? other : one]!;
    const lost = group[isSmaller ? one : other]!;
    if (kept === lost) return false;
    const start = isSmaller ? one : other;
    let node = start;
    do {
      this.#reportBetween(node, kept, onBetween);
      node = next[node]!;
    } while (node !== start);
    do {
      group[node] = kept;
      node = next[node]!;
    } while (node !== start);
    this.#size[kept]! += this.#size[lost]!;
    const after = next[one]!;
    next[one] = next[other]!;
    next[other] = after;
    return true;
  }

  #reportBetween(node: number, group: number, report: (place: number) => void): void {
    const { around, neighbours } = this.#graph;
    for (let slot = SIDES * node; slot < SIDES * node + SIDES; slot++) {
      const place = around[slot]!;
      if (place === NONE) return;
      if (this.#states[place] === OPEN && this.#group[neighbours[slot]!] === group) report(place);
    }
  }
}
