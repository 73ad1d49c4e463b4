import { BlockList, isIP, isIPv4 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Ranges of IPv4 that are not on the public internet (IANA's special-purpose registry), and multicast. */
const special4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Of IPv6 only what is assigned to the internet is public, without the ranges within it that lead elsewhere. */
const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');
const special6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [address, bits] of special4) special.addSubnet(address, bits);
for (const [address, bits] of special6) special.addSubnet(address, bits, 'ipv6');

/** Whether an IP address is this machine's own. */
export const isLoopback = (ip: string) => contains(loopback, ip);

/** Whether an IP address is on the public internet: not private, local, reserved or a tunnel to one of these. */
export function isPublic(ip: string): boolean {
  if (isIP(ip) === 0) return false;
  if (contains(special, ip)) return false;
  return isIPv4(ip) || contains(public6, ip);
}

const contains = (list: BlockList, ip: string) => {
  const kind = isIP(ip);
  return kind !== 0 && list.check(ip, kind === 4 ? 'ipv4' : 'ipv6');
};
