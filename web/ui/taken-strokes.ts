/** Strokes and keys of a board that are meant for something else than its entries, for a time. */
import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import type { Cell } from '../../src/browser.js';
import type { Stroke } from './pointer-strokes.js';

/** The receiver of strokes and keys. */
export interface Taker {
  /** A whole stroke: it is taken from its start, or not at all. */
  onStroke(stroke: Stroke): void;
  /** True for a key that was meant for it; the board has the others. */
  onKey(event: KeyboardEvent, cell: Cell): boolean;
}

/** The taker of the boards below; undefined: their games have all strokes. */
export const TakerOfStrokes = createContext<ReadonlySignal<Taker | undefined> | undefined>(undefined);
