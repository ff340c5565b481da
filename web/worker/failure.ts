/** The reason why a call has no answer. */
import { PuzzlewrightError } from '../../src/browser.js';

/** A refusal names the fault of a request; a defect is a fault of the program. */
export interface Failure {
  readonly kind: 'refused' | 'defect';
  readonly code: string;
  /** A whole sentence for people. */
  readonly message: string;
  /** The part of the input that is meant, such as `size`. */
  readonly part?: string;
}

/** An error as plain data. */
export function failureOf(error: unknown): Failure {
  if (error instanceof PuzzlewrightError) {
    const { code, message, place } = error;
    const part = place?.part ?? place?.setting;
    return { kind: 'refused', code, message, ...(part === undefined ? {} : { part }) };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'defect', code: 'defect', message };
}
