import * as z from 'zod/mini';
import { type Environment, isWebUrl, matching, parse } from '../setting-values.ts';

/** Settings of the address look-up; read only where ADDRESS_LOOKUP_URL is set. */
export const addressSettings = z.object({
  /** The URL up to the postcode. */
  ADDRESS_LOOKUP_URL: z.pipe(
    matching(isWebUrl, 'must be an address like https://example.com/find.'),
    z.transform((text) => text.replace(/\/+$/, '')),
  ),
  ADDRESS_LOOKUP_KEY: z
    .string('must be set for ADDRESS_LOOKUP_URL.')
    .check(z.minLength(1, 'must be set for ADDRESS_LOOKUP_URL.')),
});

/** Where addresses are looked up. */
export function readAddressSettings(env: Environment) {
  const { ADDRESS_LOOKUP_URL: url, ADDRESS_LOOKUP_KEY: key } = parse(addressSettings, env);
  return { url, key };
}
