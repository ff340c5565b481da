/**
 * The flags of every command at work: `--quiet` leaves out all but answers and errors, `--verbose` says what
 * is run.
 */
import { EXIT, type ExitCode, type Host, readVersion } from '../host/index.js';

/** The same host without notes; progress bars see no terminal on standard error. */
export function quietHost(host: Host): Host {
  return { ...host, quiet: true, note: () => undefined, terminal: { ...host.terminal, err: false } };
}

/**
 * Runs a command between two notes: the command line, and its end.
 * @param settings all arguments as they were read
 */
export async function describedRun(
  name: string,
  settings: Readonly<Record<string, unknown>>,
  host: Host,
  work: () => Promise<ExitCode>,
): Promise<ExitCode> {
  host.note(`puzzlewright ${readVersion()}, Node ${process.version}`);
  host.note(`${name}: ${withoutPasswords(JSON.stringify(settings))}`);
  const started = host.now();
  let code: ExitCode | undefined;
  try {
    code = await work();
    return code;
  } finally {
    const seconds = ((host.now() - started) / 1000).toFixed(2);
    const ended = code === undefined ? 'ended by an error' : `exit code ${code} (${nameOf(code)})`;
    host.note(`${name}: ${ended} after ${seconds} s`);
  }
}

function nameOf(code: ExitCode): string {
  return Object.keys(EXIT).find((name) => EXIT[name as keyof typeof EXIT] === code)!;
}

/** Addresses of queues may hold a password, which belongs in no log. */
function withoutPasswords(text: string): string {
  return text.replace(/(:\/\/[^/@"\s]*:)[^/@"\s]*@/g, '$1***@');
}
