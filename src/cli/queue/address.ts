/** Where a queue is: the address of a Redis or Valkey server. */
import { InputError } from '../input-error.js';

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
  read.username = '';
  read.password = '';
  return { url, shown: read.href };
}

function withoutPassword(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//');
}
