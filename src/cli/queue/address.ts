/** The address of a queue, which is that of a Redis or Valkey server. */
import { InputError } from '../host/index.js';

/** An address as it is used, and as messages show it: without a password. */
export interface QueueAddress {
  readonly url: string;
  readonly shown: string;
}

const PROTOCOLS = ['redis:', 'rediss:'];

/**
 * Reads an address.
 * @throws InputError for text that is no address of a server
 */
export function readAddress(url: string): QueueAddress {
  const read = URL.canParse(url) ? new URL(url) : undefined;
  if (read === undefined || !PROTOCOLS.includes(read.protocol) || read.hostname === '') {
    throw new InputError([
      `--queue ${JSON.stringify(withoutPassword(url))}: expected redis://HOST:PORT, or rediss:// for TLS`,
    ]);
  }
  const { protocol, host, pathname } = read;
  return { url, shown: `${protocol}//${host}${pathname}` };
}

/**
 * Text that is no address, without the part that may hold a password: all before the last `@`, and all after
 * `?`.
 */
function withoutPassword(url: string): string {
  return url.replace(/^(\w*:\/\/)?.*@/s, '$1').replace(/\?.*/s, '');
}
