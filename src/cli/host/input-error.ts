import { describeIssue, type Issue } from '../../core/index.js';

/** Something the user gave cannot be used; ends the command with exit code 2 and these lines. */
export class InputError extends Error {
  override readonly name = 'InputError';

  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }

  /** The issues of one file, each line led by the file's name. */
  static ofIssues(file: string, issues: readonly Issue[]): InputError {
    return new InputError(issues.map((found) => `${file}: ${describeIssue(found)}`));
  }
}
