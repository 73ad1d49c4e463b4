/** Lists the addresses of a postcode, each on one line without the postcode. @throws AddressLookupError */
export type AddressLookup = (postcode: string) => Promise<readonly string[]>;

/** Why a look-up failed; neither the key nor the postcode is in it. */
export class AddressLookupError extends Error {
  override name = 'AddressLookupError';
}

type CacheOptions = { clock: () => Date; keepMs?: number; maxEntries?: number };

/** Remembers what a look-up found for a few minutes; failures are not kept. */
export function cacheLookups(
  lookUp: AddressLookup,
  { clock, keepMs = 10 * 60_000, maxEntries = 500 }: CacheOptions,
): AddressLookup {
  const found = new Map<string, { until: number; addresses: Promise<readonly string[]> }>();
  return (postcode) => {
    const now = clock().getTime();
    const kept = found.get(postcode);
    if (kept && kept.until > now) return kept.addresses;
    found.delete(postcode);
    const [oldest] = found.keys();
    if (oldest !== undefined && found.size >= maxEntries) found.delete(oldest);
    const addresses = lookUp(postcode);
    const entry = { until: now + keepMs, addresses };
    found.set(postcode, entry);
    addresses.catch(() => {
      if (found.get(postcode) === entry) found.delete(postcode);
    });
    return addresses;
  };
}
