/**
 * The report of an experiment of the documents, as data: printed, and written as `docs/documents.md`, from
 * the same values.
 */

/** Figures side by side. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The judgement of figures on a claim of the document. */
export interface Finding {
  /** The document's claim, in our words. */
  readonly claim: string;
  /** True if our figures agree; undefined when limits, or times too much alike, leave it open. */
  readonly holds: boolean | undefined;
  /** The figures that decide. */
  readonly evidence: string;
}

export interface Report {
  readonly tables: readonly Table[];
  readonly findings: readonly Finding[];
}

/** The time limit for the solves of a run. */
export interface Effort {
  /** Processor seconds of one solve, where the experiment's own short limit is `seconds`. */
  limit(seconds: number): number;
}

/** The word for a finding. */
export function verdictOf({ holds }: Finding): 'confirmed' | 'not confirmed' | 'open' {
  if (holds === undefined) return 'open';
  return holds ? 'confirmed' : 'not confirmed';
}

/** A table of its parts. */
export function tableOf(title: string, columns: Table['columns'], rows: Table['rows']): Table {
  return { title, columns, rows };
}
