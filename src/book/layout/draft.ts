/** A page before it has a number. */

import type { SmallPrint } from '../puzzles/index.js';
import type { Item, Side } from '../style/index.js';

/** The purpose of a page. */
export type PageKind =
  | 'title'
  | 'imprint'
  | 'foreword'
  | 'contents'
  | 'rules'
  | 'opening'
  | 'puzzles'
  | 'hints'
  | 'steps'
  | 'answers'
  | 'blank';

/** A line of the contents before its page is known. */
export interface Chapter {
  readonly title: string;
  /** The numbers of its puzzles. */
  readonly detail: string;
}

/** A page before it has a number. */
export interface Draft {
  readonly kind: PageKind;
  readonly items: readonly Item[];
  /** The part that its puzzles or answers belong to, from 0. */
  readonly part?: number;
  /** The running head; absent: the page has no furniture. */
  readonly head?: string;
  /** Its content begins at the top, where others have their running head; it has a page number. */
  readonly ownHead?: true;
  /** The chapters that begin here: their lines in the contents. */
  readonly chapters?: readonly Chapter[];
  /** The side it has to be on. */
  readonly side?: Side;
}

/** The pages of a document, and the warnings of small print. */
export interface Setting {
  readonly drafts: readonly Draft[];
  readonly small: readonly SmallPrint[];
}

/** A page with nothing on it. */
export const BLANK: Draft = { kind: 'blank', items: [] };
