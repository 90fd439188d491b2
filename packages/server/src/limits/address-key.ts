import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** So many groups of an IPv6 address name the network of one subscriber: /64. */
const NETWORK_GROUPS = 4;

/** Two bytes as a group. */
const groupOf = (high = '0', low = '0'): string => (Number(high) * 256 + Number(low)).toString(16);

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  // The last two groups may be written as an IPv4 address.
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const text =
    dotted === null ? address : `${dotted[1]}${groupOf(dotted[2], dotted[3])}:${groupOf(dotted[4], dotted[5])}`;
  const [left = [], right = []] = text.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(GROUPS - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}

/**
 * What an address is counted under. A subscriber has 2^64 IPv6 addresses, so those of a network count as one; an IPv4
 * address that is written as IPv6 is the IPv4 address. What is no address at all counts as it stands.
 */
export function addressKey(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const network = groups.slice(0, NETWORK_GROUPS);
  const [fifth, sixth, ...rest] = groups.slice(NETWORK_GROUPS);
  const isMapped = fifth === 0 && sixth === 0xffff && network.every((group) => group === 0);
  if (isMapped) return rest.flatMap((group) => [group >> 8, group & 255]).join('.');
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
