import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';

/** Where calls come from that the server makes to itself (`app.inject`); no peer can have this address. */
export const insideAddress = 'inside';

export const isFromInside = ({ socket }: FastifyRequest) => socket.remoteAddress === insideAddress;

/** Whom the limits count a call for. */
export const callerNetwork = ({ ip }: FastifyRequest) => networkOf(ip);

/**
 * Makes the function that finds where an upgrade comes from, as `request.ip` tells it for a call.
 * @param trustProxy proxies whose X-Forwarded-For is believed
 */
export function makeReadNetwork(trustProxy: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddress.compile(trustProxy);
  return (request) => networkOf(proxyAddress(request, isTrusted));
}

/** What one caller has of the internet: an IPv4 address, or the 2^64 addresses of an IPv6 network. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1).join().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
