/** True if an optional package is not installed: programs from sources import it, the bundled one requires it. */
export function isMissingPackage(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND';
}
