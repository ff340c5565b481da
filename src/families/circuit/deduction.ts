/**
 * Plain logic. Known are the places for tracks: open, track, empty. A point has one or three tracks; a track
 * that would enclose an area is not there; where all points are connected only through one open place, a
 * track runs. Every track joins the two colours of a chequerboard, so the odd degrees of one colour add up to
 * one less than the number of points: both colours must have an odd number of points. One-step look-ahead
 * (probing) tries every open place both ways and keeps the other where one leads to a contradiction.
 */

import type { CellClaim } from '../kit/confirm/cells.js';
import { CellLogic, EMPTY, OPEN, TAKEN as TRACK } from '../kit/logic/cell-logic.js';
import { CellLookAhead } from '../kit/logic/cell-look-ahead.js';
import type { Probed, Progress } from '../kit/logic/look-ahead.js';
import { BoardState } from './board-state.js';
import { type CircuitGraph, type CircuitPuzzle, graphOf } from './puzzle.js';

export { EMPTY, TRACK };

/** Logic about the places for tracks, in canonical order. */
export class Deduction extends CellLogic {
  readonly graph: CircuitGraph;
  readonly #board: BoardState;
  readonly #isPossible: boolean;
  #contradiction = false;
  /** Points whose places have changed since their number of tracks was looked at. */
  readonly #waiting: Int32Array;
  readonly #isWaiting: Uint8Array;
  #waitingCount = 0;
  /** Tracks whose points are not in one group yet. */
  readonly #joining: Int32Array;
  #joiningCount = 0;
  /** Empty places whose squares are not one area yet. */
  readonly #parting: Int32Array;
  #partingCount = 0;
  readonly #lookAhead: CellLookAhead;
  readonly #blank: Uint8Array;

  constructor(puzzle: CircuitPuzzle) {
    const graph = graphOf(puzzle);
    const board = new BoardState(graph);
    super(board.states);
    this.graph = graph;
    this.#board = board;
    this.#waiting = new Int32Array(board.points);
    this.#isWaiting = new Uint8Array(board.points);
    this.#joining = new Int32Array(graph.edges.length);
    this.#parting = new Int32Array(graph.edges.length);
    this.#lookAhead = new CellLookAhead(this);
    this.#blank = board.save();
    this.#isPossible = board.isConnected && areColoursOdd(graph);
    this.restart(graph.isGiven.flatMap((isGiven, place) => (isGiven ? [place] : [])));
  }

  /** Begins once more with these tracks given. */
  restart(given: readonly number[]): void {
    this.restore(this.#blank);
    this.#contradiction = !this.#isPossible;
    for (let point = 0; point < this.#board.points; point++) this.#wait(point);
    for (const place of this.#board.firstBridges) this.set(place, TRACK);
    for (const place of given) this.set(place, TRACK);
  }

  save(copy?: Uint8Array): Uint8Array {
    return this.#board.save(copy);
  }

  /** Restores the state that {@link save} gave after {@link propagate}, also out of a contradiction. */
  restore(saved: Readonly<Uint8Array>): void {
    this.#board.restore(saved);
    this.#contradiction = false;
    this.#joiningCount = 0;
    this.#partingCount = 0;
    while (this.#waitingCount > 0) this.#isWaiting[this.#waiting[--this.#waitingCount]!] = 0;
  }

  isOpen(place: number): boolean {
    return this.states[place] === OPEN;
  }

  /** Applies the rules until nothing changes. */
  override propagate(): Progress {
    while (!this.#contradiction) {
      if (this.#joiningCount > 0) this.#joinEnds(this.#joining[--this.#joiningCount]!);
      else if (this.#waitingCount > 0) this.#completeNext();
      else if (this.#partingCount > 0) this.#keepConnected(this.#parting[--this.#partingCount]!);
      else return this.progress;
    }
    return 'contradiction';
  }

  /**
   * One-step look-ahead to a fixpoint; returns how far it got and how many trials it made.
   * @param known the states of all places in a solution, which no trial refutes
   */
  probe(known?: Readonly<Uint8Array>): Probed {
    return this.#lookAhead.probe(known);
  }

  /** Fixes an open place; what follows is found by the next {@link propagate}. */
  override set(place: number, state: number): void {
    const known = this.states[place];
    if (known === state) return;
    if (known !== OPEN) {
      this.#contradiction = true;
      return;
    }
    this.#board.fix(place, state);
    this.#wait(this.#board.ends[2 * place]!);
    this.#wait(this.#board.ends[2 * place + 1]!);
    if (state === EMPTY) this.#parting[this.#partingCount++] = place;
    else this.#joining[this.#joiningCount++] = place;
  }

  readonly #exclude = (place: number): void => this.set(place, EMPTY);
  readonly #force = (place: number): void => this.set(place, TRACK);

  #wait(point: number): void {
    if (this.#isWaiting[point] === 1) return;
    this.#isWaiting[point] = 1;
    this.#waiting[this.#waitingCount++] = point;
  }

  /** Points that tracks join are one group; a further track within a group would enclose an area. */
  #joinEnds(place: number): void {
    if (!this.#board.joinEnds(place, this.#exclude)) this.#contradiction = true;
  }

  /** One or three tracks at a point. */
  #completeNext(): void {
    const point = this.#waiting[--this.#waitingCount]!;
    this.#isWaiting[point] = 0;
    const tracks = this.#board.tracks[point]!;
    const possible = tracks + this.#board.open[point]!;
    const least = tracks > 1 ? 3 : 1;
    const most = tracks > 1 || possible >= 3 ? 3 : 1;
    if (tracks > most || possible < least) this.#contradiction = true;
    else if (possible === tracks) return;
    else if (tracks === most) this.#fixAround(point, EMPTY);
    else if (least === most && possible === least) this.#fixAround(point, TRACK);
  }

  #fixAround(point: number, state: number): void {
    for (const place of this.graph.around[point]!) if (this.states[place] === OPEN) this.set(place, state);
  }

  /** All points stay connected without an empty place; the only link between some of them is a track. */
  #keepConnected(place: number): void {
    if (!this.#board.joinSquares(place, this.#force)) this.#contradiction = true;
  }
}

/** True if both colours of a chequerboard have an odd number of points. */
function areColoursOdd({ points }: CircuitGraph): boolean {
  const dark = points.filter(([row, column]) => (row + column) % 2 === 0).length;
  return dark % 2 === 1 && (points.length - dark) % 2 === 1;
}

/**
 * The conclusions of plain logic about the places for tracks, in canonical order, as a claim about the
 * solutions.
 */
export function deduceTracks(puzzle: CircuitPuzzle): CellClaim {
  return new Deduction(puzzle).claim();
}
