/**
 * Faults that survive because they change no answer, each read and judged: the line without the fault and
 * with it, and the reason (known.json). A fault that is listed is not run again.
 */
import { readFileSync } from 'node:fs';

/** A fault of the list. */
export interface KnownFault {
  /** The path of the file from the root of the checkout. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly why: string;
}

/** The list, read from the checkout in the working folder. */
export function knownFaults(): readonly KnownFault[] {
  return JSON.parse(readFileSync('test/mutants/known.json', 'utf8')) as readonly KnownFault[];
}
