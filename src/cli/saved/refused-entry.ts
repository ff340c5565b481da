/** Words about a saved puzzle that cannot be used. */
import { describeIssue } from '../../core/index.js';
import type { RefusedEntry } from '../../jobs/index.js';

/** The note about it: its file and line, and its fault. */
export function noteOfRefused({ place, issue }: RefusedEntry): string {
  return `${place}: is not the puzzle that was made here; it is made again (${describeIssue(issue)})`;
}
