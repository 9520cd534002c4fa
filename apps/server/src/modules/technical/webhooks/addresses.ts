import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** An address the platform must not call: the owner of the webhook sees the reason, not the address. */
export class AddressRefused extends Error {
  constructor() {
    super('Address is not public');
    this.name = 'AddressRefused';
  }
}

const closed = new BlockList();
// Special-purpose ranges of IPv4 (IANA): private, loopback, link-local with cloud metadata, shared, documentation.
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, prefix, 'ipv4');
}
// Inside the global range, but leading elsewhere: 6to4 and Teredo carry an IPv4 address, the rest is documentation.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, prefix, 'ipv6');
}
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether the platform may call this address: of the public internet and nothing else. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

const system: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    systemLookup(hostname, { all: true, verbatim: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });

/**
 * Resolves a name once and gives the connection exactly what was checked, so that a second answer of the name server
 * cannot lead elsewhere. One address that is not public spoils the name.
 */
export function guardedLookup(resolve: Resolve = system): LookupFunction {
  return (hostname, options, done) => {
    const answer = async (): Promise<void> => {
      const found = await resolve(hostname).catch((error: NodeJS.ErrnoException) => error);
      if (found instanceof Error) return done(found, '', 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublicAddress(address))) return done(new AddressRefused(), '', 0);
      return options.all ? done(null, [...found]) : done(null, first.address, first.family);
    };
    void answer();
  };
}

/** Throws when the address of a webhook names a place that must not be called; names are judged when they resolve. */
export function checkHost(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new AddressRefused();
}
