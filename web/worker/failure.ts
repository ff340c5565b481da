/** The reason why a call has no answer. */
import { describeIssue, type Issue, PuzzlewrightError } from '../../src/browser.js';

/** A refusal names the fault of a request; a defect is a fault of the program. */
export interface Failure {
  readonly kind: 'refused' | 'defect';
  readonly code: string;
  /** A whole sentence for people. */
  readonly message: string;
  /** The part of the input that is meant, such as `size`. */
  readonly part?: string;
}

/** An issue as a sentence with its place, without the code by which programs know it. */
export function issueWords(issue: Issue): string {
  return describeIssue(issue).slice(0, -` [${issue.code}]`.length);
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
