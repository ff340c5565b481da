/** Presses and drags on a board: one pointer draws, without gaps however few events the browser sends. */
import { batch } from '@preact/signals';

/** A place on the grid in cells: 0.5, 0.5 is the middle of the upper left one. */
export interface GridPoint {
  readonly row: number;
  readonly column: number;
}

/** A pointer that is held down, from its start to its end. */
export interface Stroke {
  readonly phase: 'start' | 'move' | 'end' | 'cancel';
  readonly point: GridPoint;
  /** The right button, or a pen's second one. */
  readonly isSecond: boolean;
  /** A key for adding to the chosen cells was held when it began: Ctrl, Shift or Command. */
  readonly isAdding: boolean;
}

/** Steps within a cell, so that a line between two events misses at most corners of cells. */
const STEPS_IN_A_CELL = 3;

/** The pointer that draws on a board. */
export class PointerStrokes {
  #drawing: (Pick<Stroke, 'isSecond' | 'isAdding'> & { readonly id: number; at: GridPoint }) | undefined;

  /** A second finger ends the stroke of the first: the two zoom or move the board. */
  start(event: PointerEvent, point: GridPoint, tell: (stroke: Stroke) => void): void {
    if (this.#drawing !== undefined) {
      if (event.pointerId !== this.#drawing.id) this.#end('cancel', tell);
      return;
    }
    if (!event.isPrimary) return;
    this.#drawing = {
      id: event.pointerId,
      isSecond: event.button === 2 || (event.buttons & 2) !== 0,
      isAdding: event.ctrlKey || event.shiftKey || event.metaKey,
      at: point,
    };
    this.#tell('start', point, tell);
  }

  /** Goes on to where the pointer is now, over all the places that the browser saw since. */
  move(
    event: PointerEvent,
    pointOf: (event: PointerEvent) => GridPoint,
    tell: (stroke: Stroke) => void,
  ): void {
    const drawing = this.#drawing;
    if (drawing?.id !== event.pointerId) return;
    const seen = event.type === 'pointermove' ? (event.getCoalescedEvents?.() ?? []) : [];
    batch(() => {
      for (const point of [...seen, event].map(pointOf)) {
        for (const between of pointsBetween(drawing.at, point)) this.#tell('move', between, tell);
        drawing.at = point;
      }
    });
  }

  /** The pointer was lifted, or the browser took it away. */
  end(event: PointerEvent, phase: 'end' | 'cancel', tell: (stroke: Stroke) => void): void {
    if (this.#drawing?.id === event.pointerId) this.#end(phase, tell);
  }

  #end(phase: 'end' | 'cancel', tell: (stroke: Stroke) => void): void {
    this.#tell(phase, this.#drawing!.at, tell);
    this.#drawing = undefined;
  }

  #tell(phase: Stroke['phase'], point: GridPoint, tell: (stroke: Stroke) => void): void {
    const { isSecond, isAdding } = this.#drawing!;
    tell({ phase, point, isSecond, isAdding });
  }
}

/** Points on the line from one point to another, without the first, with the last. */
function pointsBetween(from: GridPoint, to: GridPoint): readonly GridPoint[] {
  const [down, right] = [to.row - from.row, to.column - from.column];
  const count = Math.ceil(Math.max(Math.abs(down), Math.abs(right)) * STEPS_IN_A_CELL);
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / count;
    return { row: from.row + part * down, column: from.column + part * right };
  });
}
