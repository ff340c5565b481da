/**
 * Sessions on the models of shapes, kept from one puzzle to the next. A session is taken out while it is
 * used, so that a question asked meanwhile opens its own, and one that ends with an error is not used again.
 */

import type { FormulatedShape, Formulation, Puzzle } from '../families/contract/index.js';
import type { Engine, RepeatedSession, SearchStyle } from '../solve/index.js';

/** The purpose of a session, and its engine. */
export interface ShapeQuestion {
  readonly engine: Engine;
  readonly formulation: Formulation<Puzzle, unknown>;
  /** The name of the shape. */
  readonly shape: string;
  readonly certify: boolean;
  readonly search: SearchStyle;
  readonly seed: number;
}

/** An open session and the model that it is about. */
export interface ShapeSession {
  readonly formulated: FormulatedShape<Puzzle, unknown>;
  readonly session: RepeatedSession;
}

/** Most sessions that are kept; the one unused for longest is given up. */
const MOST_KEPT = 8;

export class ShapeSessions {
  readonly #kept: (ShapeQuestion & { readonly opened: ShapeSession })[] = [];

  /** Takes out a session that is kept, or opens one. */
  take(question: ShapeQuestion, open: () => ShapeSession): ShapeSession {
    const place = this.#kept.findIndex((kept) => isSame(kept, question));
    return place < 0 ? open() : this.#kept.splice(place, 1)[0]!.opened;
  }

  /** Keeps a session for the next question of the same kind. */
  keep(question: ShapeQuestion, opened: ShapeSession): void {
    this.#kept.push({ ...question, opened });
    if (this.#kept.length > MOST_KEPT) this.#kept.shift()!.opened.session.dispose();
  }
}

function isSame(first: ShapeQuestion, second: ShapeQuestion): boolean {
  return (
    first.engine === second.engine &&
    first.formulation === second.formulation &&
    first.shape === second.shape &&
    first.certify === second.certify &&
    first.search === second.search &&
    first.seed === second.seed
  );
}
