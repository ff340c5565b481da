/**
 * One line per system, model, table and figure of a document, as data: what is published, what repeats it,
 * and what judges it. A row that is judged by a command is repeated by typing that command.
 */
import type { ExperimentId } from './experiment-ids.js';

/**
 * `exact`: the same figure, solution or size. `of its kind`: the document does not print the instance as
 * text, ours is of the same kind. `known difference`: the program gives the other figure that is stated here,
 * and why. `differs`: the program does not do what this row says; that is a defect.
 */
type Agreement = 'exact' | 'of its kind' | 'known difference' | 'differs';

/** The program's figure, and its agreement with the document. */
export interface Judged {
  readonly ours: string;
  readonly agreement: Agreement;
}

/** The output of a command: its exit code and the JSON objects, a line each. */
export interface Answer {
  readonly code: number;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly text: string;
}

export type Judge = (answer: Answer) => Judged | Promise<Judged>;

export interface Row {
  /** The name of the figure, table, model or system in its document. */
  readonly item: string;
  readonly published: string;
  readonly by:
    | { readonly kind: 'command'; readonly command: string; readonly judge: Judge }
    | { readonly kind: 'experiment'; readonly id: ExperimentId }
    | { readonly kind: 'figures'; readonly judge: () => Judged };
}

/** The rows of one document. */
export interface DocumentRows {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** A row that a command line repeats, given without the program's name; `judge` looks at what it prints. */
export function byCommand(item: string, published: string, command: string, judge: Judge): Row {
  return { item, published, by: { kind: 'command', command, judge } };
}

/** A row whose claims an experiment decides. */
export function byExperiment(item: string, published: string, id: ExperimentId): Row {
  return { item, published, by: { kind: 'experiment', id } };
}

/** A row about the printed figures themselves, which are calculated anew. */
export function byFigures(item: string, published: string, judge: () => Judged): Row {
  return { item, published, by: { kind: 'figures', judge } };
}
