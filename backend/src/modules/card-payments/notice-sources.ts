import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { CardProviderAway } from './card-provider.js';

/**
 * Whether an address is one of those. Names are looked up only where no address fits.
 * @param sources addresses, ranges of them like `197.97.145.144/28`, and host names
 * @throws CardProviderAway when a name cannot be looked up now
 */
export async function isFrom(address: string, sources: readonly string[]): Promise<boolean> {
  const names = sources.filter((source) => isIP(source.split('/')[0]!) === 0);
  const known = new BlockList();
  for (const source of sources) if (!names.includes(source)) add(known, source);
  if (isIn(known, address)) return true;
  for (const found of await Promise.all(names.map(addressesOf))) for (const one of found) add(known, one);
  return isIn(known, address);
}

function add(known: BlockList, source: string): void {
  const [address = '', prefix] = source.split('/');
  if (prefix === undefined) known.addAddress(address, familyOf(address));
  else known.addSubnet(address, Number(prefix), familyOf(address));
}

/** An IPv4 address that came in as `::ffff:…` is found too. */
function isIn(known: BlockList, address: string): boolean {
  return isIP(address) !== 0 && known.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

async function addressesOf(name: string): Promise<string[]> {
  try {
    return (await lookup(name, { all: true })).map(({ address }) => address);
  } catch (error) {
    // A name that PayFast gave up is none of its addresses.
    if ((error as NodeJS.ErrnoException).code === 'ENOTFOUND') return [];
    throw new CardProviderAway(`${name} cannot be looked up`);
  }
}
