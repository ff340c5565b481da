/** By which addresses a server can be reached, and which names its requests may give it. */
import { isIPv6 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

/** The loopback address: other machines cannot reach it. */
export const LOOPBACK = '127.0.0.1';

/** Names by which every machine reaches itself. */
const OWN_NAMES: readonly string[] = [LOOPBACK, 'localhost', '[::1]'];

/** All networks of this machine, in the two versions of the protocol. */
const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Addresses that a browser cannot be given, since they hold for one cable only. */
const LINK_LOCAL = /^(fe80:|169\.254\.)/i;

/** The machines that can reach a server. */
export interface Reach {
  /** Other machines cannot reach it. */
  readonly isLoopback: boolean;
  /** Addresses and names to type, without the port, as they stand in a URL. */
  readonly hosts: readonly string[];
  /**
   * Every page on the web can give this machine a name of its own; requests under such names are not
   * answered.
   */
  isKnown(name: string): boolean;
}

/**
 * The reach of a server.
 * @param asked the address or name that it was asked to listen on
 * @param bound the address on which it listens
 */
export function reachOf(asked: string, bound: string): Reach {
  const isLoopback = /^127\.|^::1$/.test(bound);
  const hosts = hostsOf(asked, bound);
  // The networks of a machine change while it runs.
  const names = (): readonly string[] =>
    EVERYWHERE.has(bound) ? [...hostsOf(asked, bound), ...machineNames()] : [...hosts, inUrl(bound)];
  return { isLoopback, hosts, isKnown: (name) => [...OWN_NAMES, ...names()].includes(name.toLowerCase()) };
}

/** The addresses of this machine in its networks, those of IPv4 first. */
export function networkAddresses(): readonly string[] {
  const known = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const outer = known.filter(({ internal, address }) => !internal && !LINK_LOCAL.test(address));
  return outer
    .map(({ address }) => address)
    .sort((one, other) => Number(isIPv6(one)) - Number(isIPv6(other)));
}

function hostsOf(asked: string, bound: string): readonly string[] {
  if (!EVERYWHERE.has(bound)) return [asked === bound ? inUrl(bound) : asked.toLowerCase()];
  const reached = networkAddresses().filter((address) => bound === '::' || !isIPv6(address));
  return reached.length === 0 ? [LOOPBACK] : reached.map(inUrl);
}

function machineNames(): readonly string[] {
  const full = hostname().toLowerCase();
  return [full, `${full.replace(/\..*/, '')}.local`];
}

function inUrl(address: string): string {
  return isIPv6(address) ? `[${address}]` : address;
}
