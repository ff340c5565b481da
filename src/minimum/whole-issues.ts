import { type Issue, issue } from '../core/issue.js';

/** The issue of an option whose value is no whole number in its range; none when it is one. */
export function wholeIssues(
  part: string,
  value: unknown,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): Issue[] {
  const isRight = Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
  if (isRight) return [];
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`;
  const found = value === undefined ? 'none' : String(value);
  return [issue('number', `A whole number ${range} is expected, found ${found}.`, { part })];
}
