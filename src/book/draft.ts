/** A page before it has a number. */
import type { Issue } from '../core/issue.js';
import type { Side } from './furniture.js';
import type { Item } from './item.js';

/** What a page is for. */
export type PageKind =
  | 'title'
  | 'imprint'
  | 'contents'
  | 'rules'
  | 'opening'
  | 'puzzles'
  | 'hints'
  | 'steps'
  | 'answers'
  | 'blank';

/** A page before it has a number. */
export interface Draft {
  readonly kind: PageKind;
  readonly items: readonly Item[];
  /** The part that its puzzles or answers belong to, from 0. */
  readonly part?: number;
  /** The running head; absent: the page has no furniture. */
  readonly head?: string;
  /** The chapter that begins here: its line in the contents. */
  readonly chapter?: { readonly title: string; readonly detail: string };
  /** The side it has to be on. */
  readonly side?: Side;
}

/** The pages of a document, and what is not good about them. */
export interface Setting {
  readonly drafts: readonly Draft[];
  readonly warnings: readonly Issue[];
}

/** A page with nothing on it. */
export const BLANK: Draft = { kind: 'blank', items: [] };
