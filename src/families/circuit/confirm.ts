/**
 * Confirms what plain logic claims before a model is built, from the rules of the Circuit Board game alone. A
 * place is confirmed to have a track, or none, when the opposite, with the places confirmed so far, leaves a
 * point without a way to have one or three tracks, encloses an area, or leaves points that no tracks can join
 * with the others. A claim that excludes a solution is never confirmed.
 *
 * The rows that the models add with presolve hold for every solution of any board, and are part of the
 * models.
 */
import { componentsOf } from '../../core/index.js';
import { CELL, CellConfirmation } from '../kit/confirm/cells.js';
import { type CircuitGraph, type CircuitPuzzle, graphOf } from './puzzle.js';

/** Confirms claims about the places for tracks, in canonical order: a taken one has a track. */
export class CircuitConfirmation extends CellConfirmation {
  // Looking at the whole board takes longest, so that it comes when nothing else is left.
  protected override readonly looks = [
    (place: number, state: number) => this.#pointsAllow(place, state),
    (place: number, state: number) => this.#boardAllows(place, state),
  ];
  readonly #graph: CircuitGraph;

  constructor(puzzle: CircuitPuzzle) {
    const graph = graphOf(puzzle);
    super(Uint8Array.from(graph.isGiven, (isGiven) => (isGiven ? CELL.taken : CELL.open)));
    this.#graph = graph;
  }

  protected override isPossible(): boolean {
    return (
      this.#coloursAreOdd() &&
      this.#graph.points.every((_, point) => this.#canComplete(point, -1, CELL.open)) &&
      !this.#join((state) => state === CELL.taken).encloses &&
      this.#join((state) => state !== CELL.empty).parts === 1
    );
  }

  /**
   * Every track joins the two colours of a chequerboard, so the points of one colour have all tracks between
   * them, one less than there are points. As each of them has an odd number, they are as odd or even in
   * number as the tracks.
   */
  #coloursAreOdd(): boolean {
    const { points } = this.#graph;
    const dark = points.filter(([row, column]) => (row + column) % 2 === 0).length;
    const tracks = points.length - 1;
    return dark % 2 === tracks % 2 && (points.length - dark) % 2 === tracks % 2;
  }

  #pointsAllow(place: number, state: number): boolean {
    return this.#graph.ends[place]!.every((point) => this.#canComplete(point, place, state));
  }

  /** True if a point can have one or three tracks, with a place in the given state. */
  #canComplete(point: number, place: number, state: number): boolean {
    const states = this.#graph.around[point]!.map((other) => (other === place ? state : this.states[other]!));
    const tracks = states.filter((found) => found === CELL.taken).length;
    const most = tracks + states.filter((found) => found === CELL.open).length;
    return [1, 3].some((wanted) => tracks <= wanted && wanted <= most);
  }

  #boardAllows(place: number, state: number): boolean {
    return state === CELL.taken
      ? !this.#join((found, other) => found === CELL.taken || other === place).encloses
      : this.#join((found, other) => found !== CELL.empty && other !== place).parts === 1;
  }

  /**
   * The number of components that tracks in these places make of the points, and whether the tracks enclose
   * an area.
   */
  #join(hasTrack: (state: number, place: number) => boolean): {
    readonly parts: number;
    readonly encloses: boolean;
  } {
    const runs = Array.from(this.states, hasTrack);
    const neighboursOf = (point: number): readonly number[] =>
      this.#graph.around[point]!.filter((place) => runs[place]).map((place) => {
        const [one, other] = this.#graph.ends[place]!;
        return one === point ? other : one;
      });
    const parts = componentsOf(this.#graph.points.keys(), neighboursOf).length;
    // Tracks that enclose nothing are one fewer than points in every part.
    const tracks = runs.filter((found) => found).length;
    return { parts, encloses: tracks > this.#graph.points.length - parts };
  }
}
