/** Requests of a command line besides the work of a command: help, or else the version. */

const HELP = ['-h', '--help'];
const VERSIONS = ['-V', '--version'];

/** True if help is asked for, of the program or of a command. */
export function asksForHelp(argv: readonly string[]): boolean {
  return hasAny(argv, HELP);
}

/** True if the version is asked for, and no help. */
export function asksForVersion(argv: readonly string[]): boolean {
  return !asksForHelp(argv) && hasAny(argv, VERSIONS);
}

/** Words behind `--` are no flags. */
function hasAny(argv: readonly string[], flags: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return (end < 0 ? argv : argv.slice(0, end)).some((word) => flags.includes(word));
}
