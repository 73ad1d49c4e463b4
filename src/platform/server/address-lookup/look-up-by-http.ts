import * as z from 'zod/mini';
import { isPlainLine } from '#platform/short-text.ts';
import { type AddressLookup, AddressLookupError } from './address-lookup.ts';

const timeoutMs = 4_000;
const maxBytes = 200_000;
const maxAddresses = 100;
const maxLength = 200;

/** The response of getAddress.io and its like: lines of an address separated by commas, some of them empty. */
const response = z.object({ addresses: z.array(z.string()) });

/**
 * Creates the look-up by a provider with the interface of getAddress.io: `GET <url>/<postcode>?api-key=…`. Text that
 * is no plain line is left out.
 */
export function lookUpByHttp(
  { url, key }: { url: string; key: string },
  limitMs = timeoutMs,
): AddressLookup {
  return async (postcode) => {
    const query = new URLSearchParams({ 'api-key': key });
    const path = encodeURIComponent(postcode.replace(/\s/g, ''));
    const text = await readResponse(`${url}/${path}?${query}`, limitMs);
    const { data } = response.safeParse(parseJson(text));
    if (!data) throw new AddressLookupError('an unknown response');
    return data.addresses
      .map(tidy)
      .filter((line) => line !== '' && line.length <= maxLength && isPlainLine(line))
      .slice(0, maxAddresses);
  };
}

/** @returns the text, or that of an empty list where the provider does not know the postcode */
async function readResponse(url: string, limitMs: number): Promise<string> {
  const { status, text } = await fetch(url, {
    headers: { accept: 'application/json' },
    // A redirect would send the key elsewhere.
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  })
    .then(async (reply) => ({ status: reply.status, text: await readUpTo(reply) }))
    // The cause may quote the URL, which has the key.
    .catch(({ name }) => {
      throw new AddressLookupError(name === 'TimeoutError' ? 'timeout' : 'unreachable');
    });
  if (status === 404) return '{"addresses":[]}';
  if (status !== 200) throw new AddressLookupError(`status ${status}`);
  return text;
}

async function readUpTo(reply: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const tidy = (address: string) =>
  address
    .split(',')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
