/** The readers for whom a link to this page works: pages that `serve` serves are not on the web. */
import { say } from '../../words/index.js';

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Addresses of private networks, and names that only such a network knows. */
const THIS_NETWORK =
  /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[f[cd][\da-f:]+\]|[^.:]+|.+\.(local|lan|home|internal))$/;

/** A sentence for those to whom a link to a host may be sent; empty where everybody can open it. */
export function limitOfLinks(host: string): string {
  if (THIS_MACHINE.test(host)) return say('linkThisMachine');
  if (THIS_NETWORK.test(host)) return say('linkThisNetwork');
  return '';
}
