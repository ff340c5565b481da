/** What a printer would refuse, or would rather have otherwise. */

/** What an objection is about. */
export type ObjectionCode =
  | 'encrypted'
  | 'pages'
  | 'page-size'
  | 'rotated'
  | 'trim'
  | 'bleed'
  | 'margin'
  | 'gutter'
  | 'font'
  | 'type'
  | 'line'
  | 'resolution'
  | 'colour'
  | 'transparency'
  | 'extras';

export interface Objection {
  readonly code: ObjectionCode;
  /** A sentence: what was found and what was expected. */
  readonly message: string;
  /** Counted from 1; absent: it concerns the whole file. */
  readonly page?: number;
  /** Millimetres from the left and the top of the trimmed page. */
  readonly x?: number;
  readonly y?: number;
  /** How many places of the page it concerns; the first of them is named. */
  readonly places?: number;
}
