import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';

/** Remote address of requests that the server makes to itself (`app.inject`); no peer can have it. */
export const insideAddress = 'inside';

export const isFromInside = ({ socket }: FastifyRequest) => socket.remoteAddress === insideAddress;

/** The network for which the limits count a request. */
export const callerNetwork = ({ ip }: FastifyRequest) => networkOf(ip);

/**
 * Creates the function that finds the network of an upgrade, as `request.ip` does for a request.
 * @param trustProxy proxies whose X-Forwarded-For is trusted
 */
export function makeReadNetwork(trustProxy: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddress.compile(trustProxy);
  return (request) => networkOf(proxyAddress(request, isTrusted));
}

/** The network of an IP address: the IPv4 address itself, or the IPv6 /64. */
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
