/**
 * Distances between reasons: two are neighbours if they share a variable that is not known. The reasons of a
 * minimal set are connected by neighbours; otherwise one part of the set would decide the mark alone.
 */
import type { BoardReason } from '../model/index.js';
import type { Knowledge } from './knowledge.js';

/** Distances of this length and more count as equal. */
const FAR = 100;

export class Nearness {
  readonly #knowledge: Knowledge;
  /** By reason: the variables that it speaks about, directly or through definitions. */
  readonly #variables: (readonly number[])[] = [];
  /** Number of reasons. */
  #count = 0;
  /** From each reason to each other, row by row. */
  #distances = new Uint8Array();

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
  }

  /** Takes in marks that became known, and reasons that came to the board. */
  refresh(): void {
    const { board } = this.#knowledge;
    for (const reason of board.reasons.slice(this.#count)) this.#variables.push(variablesOf(reason));
    if (this.#count < board.reasons.length) {
      this.#count = board.reasons.length;
      this.#distances = new Uint8Array(this.#count ** 2);
    }
    const isOpen = (variable: number): boolean => {
      const mark = board.markOf(variable);
      return mark < 0 || !this.#knowledge.isKnown(mark);
    };
    const open = this.#variables.map((variables) => variables.filter(isOpen));
    const users = new Map<number, number[]>();
    open.forEach((variables, reason) => {
      for (const variable of variables) {
        const known = users.get(variable);
        if (known === undefined) users.set(variable, [reason]);
        else known.push(reason);
      }
    });
    // Reasons share many variables; each has the latest reason that it was found to be a neighbour of.
    const metBy = new Int32Array(this.#count).fill(-1);
    const neighbours = open.map((variables, reason) => {
      const met: number[] = [];
      for (const variable of variables) {
        for (const user of users.get(variable)!) {
          if (metBy[user] === reason) continue;
          metBy[user] = reason;
          met.push(user);
        }
      }
      return met;
    });
    const connected = neighbours.filter(({ length }) => length > 0).length;
    for (let reason = 0; reason < this.#count; reason++) this.#measure(reason, neighbours, connected);
  }

  /** Steps from neighbour to neighbour from one reason to another. */
  between(one: number, other: number): number {
    return this.#distances[one * this.#count + other]!;
  }

  /**
   * Those of some open reasons that can be in one set with chosen ones and a further one, where a set is
   * linked by at most `most` steps. To link three reasons takes at least half of the sum of their distances.
   */
  besides(open: readonly number[], chosen: readonly number[], further: number, most: number): number[] {
    const distances = this.#distances;
    const start = further * this.#count;
    const near: number[] = [];
    for (const other of open) if (other !== further && distances[start + other]! <= most) near.push(other);
    for (const third of chosen) {
      const left = 2 * most - this.between(third, further);
      const startOfThird = third * this.#count;
      let kept = 0;
      for (const other of near) {
        if (distances[start + other]! + distances[startOfThird + other]! <= left) near[kept++] = other;
      }
      near.length = kept;
    }
    return near;
  }

  /** Steps from a mark to each reason; those that speak about it are one step away. */
  from(mark: number): Uint8Array {
    const anchors = this.#knowledge.board.reasonsOf(mark);
    const distances = new Uint8Array(this.#count).fill(FAR);
    for (let reason = 0; reason < this.#count; reason++) {
      for (const anchor of anchors) {
        distances[reason] = Math.min(distances[reason]!, this.between(anchor, reason) + 1);
      }
    }
    return distances;
  }

  /**
   * @param most number of reasons with neighbours, themselves among them: the search ends when all are
   *   reached
   */
  #measure(from: number, neighbours: readonly (readonly number[])[], most: number): void {
    const distances = this.#distances.subarray(from * this.#count, (from + 1) * this.#count);
    distances.fill(FAR);
    distances[from] = 0;
    let reached = [from];
    let count = 1;
    for (let distance = 1; reached.length > 0 && distance < FAR; distance++) {
      const further: number[] = [];
      for (const reason of reached) {
        for (const neighbour of neighbours[reason]!) {
          if (distances[neighbour] !== FAR) continue;
          distances[neighbour] = distance;
          further.push(neighbour);
          if (++count >= most) return;
        }
      }
      reached = further;
    }
  }
}

function variablesOf({ rows, definitions }: BoardReason): readonly number[] {
  return [...new Set([...rows, ...definitions].flatMap(({ variables }) => variables))];
}
