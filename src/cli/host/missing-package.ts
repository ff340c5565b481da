/**
 * True if an error says that an optional package is not installed: the program from its sources imports it,
 * the bundled one requires it.
 */
export function isMissingPackage(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND';
}
