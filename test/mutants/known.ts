/**
 * Faults that survive because they change no answer, each read and judged: the line without the fault and
 * with it, and the reason. A fault that is listed is not run again.
 */
export interface KnownFault {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly why: string;
}

export const KNOWN: readonly KnownFault[] = [];
