// One visitor's internet address, as the limits count it. A household has one IPv4 address but whole networks of IPv6
// ones: providers give out up to a /48 (65,536 times 2^64), so IPv6 addresses count by their first 48 bits (CONTRACT
// section 7), and an IPv4 address written as IPv6 counts as IPv4.

const GROUPS = 8;
const NETWORK_GROUPS = 3;
/** Some proxies pass an address on with its port, IPv6 then in brackets. */
const WITH_PORT = /^(?:\[(.+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

export function withoutPort(written: string): string {
  const [, bracketed, ipv4] = WITH_PORT.exec(written) ?? [];
  return bracketed ?? ipv4 ?? written;
}

/** The text under which an address is counted: `203.0.113.7`, or `2001:db8:0::/48`. */
export function addressGroup(written: string): string {
  const address = withoutPort(written);
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const network = expand(address.split('%')[0]!).slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`;
}

/** The eight groups, with the zeros that `::` stands for. */
function expand(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after];
}
