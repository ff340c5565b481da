/** The system's own words for a failure with a file, without the path, which the message names anyway. */
export function failureWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'ENOTDIR') return 'a part of the path is a file, not a folder';
  return error.message.replace(/, \w+( '.*)?$/s, '').replace(/^[A-Z]+: /, '');
}
