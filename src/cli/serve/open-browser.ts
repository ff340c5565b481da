/** Opens an address in the browser that the user has chosen for this machine. */
import { spawn } from 'node:child_process';

/** The program that opens an address on each platform; elsewhere it is `xdg-open`. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [program: string, ...words: string[]]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/**
 * Opens an address.
 * @param onFailure called when the program that does it cannot be started
 */
export function openBrowser(address: string, onFailure: () => void): void {
  const [program, ...words] = OPENERS[process.platform] ?? ['xdg-open'];
  const opener = spawn(program, [...words, address], { detached: true, stdio: 'ignore' });
  opener.on('error', onFailure);
  opener.unref();
}
