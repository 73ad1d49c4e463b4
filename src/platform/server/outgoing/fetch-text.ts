import { lookup as resolve } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isPublic } from './ip-ranges.ts';

export type FetchError =
  /** 404 or 410. */
  | 'missing'
  /** 401 or 403. */
  | 'forbidden'
  /** Any other response that is not 200. */
  | 'server-error'
  | 'unreachable'
  | 'timeout'
  | 'too-large'
  | 'redirects'
  /** Not an https address of the public internet. */
  | 'not-public';

/** Why nothing could be fetched. It holds nothing of the URL, which may be a secret. */
export class FetchFailed extends Error {
  readonly reason: FetchError;
  constructor(reason: FetchError) {
    super(`fetch failed: ${reason}`);
    this.reason = reason;
  }
}

export type FetchOptions = {
  accept: string;
  maxBytes: number;
  /** For everything together, redirects included. */
  timeoutMs: number;
  /** Allows this machine's own addresses, by http too (tests). */
  allowLoopback?: boolean;
  /** Replaces the resolver of host names (tests). */
  resolve?: typeof resolve;
};

const maxRedirects = 3;

/**
 * Fetches a text from a URL that somebody entered. Only public addresses are connected to, in every redirect: a name
 * is resolved once, all its addresses are checked, and the connection goes to one of these.
 * @throws FetchFailed
 */
export async function fetchText(url: string, options: FetchOptions): Promise<string> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  let next = url;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await fetchOnce(next, options, signal);
    if ('text' in answer) return answer.text;
    next = answer.location;
  }
  throw new FetchFailed('redirects');
}

type Fetched = { text: string } | { location: string };

function fetchOnce(address: string, options: FetchOptions, signal: AbortSignal): Promise<Fetched> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !isAllowedUrl(url, options)) throw new FetchFailed('not-public');
  const { accept, maxBytes } = options;
  return new Promise((done, fail) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      signal,
      // A connection of its own: it goes to an address that `lookup` has just checked.
      agent: false,
      lookup: checkedLookup(url, options),
      headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'flooring-calendar/1.0' },
    });
    const stop = (error: unknown) => {
      request.destroy();
      fail(error instanceof FetchFailed ? error : new FetchFailed(reasonOf(error, signal)));
    };
    request.on('error', stop);
    request.on('response', (response) => {
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        request.destroy();
        done({ location: URL.parse(headers.location, url)?.href ?? '' });
        return;
      }
      const refused = reasonOfStatus(statusCode);
      if (refused) return stop(new FetchFailed(refused));
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('error', stop);
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxBytes) stop(new FetchFailed('too-large'));
        else chunks.push(chunk);
      });
      response.on('end', () => done({ text: Buffer.concat(chunks).toString('utf8') }));
    });
    request.end();
  });
}

function isAllowedUrl({ protocol, hostname }: URL, options: FetchOptions): boolean {
  if (protocol !== 'https:' && !(protocol === 'http:' && options.allowLoopback)) return false;
  const ip = hostname.replace(/^\[|\]$/g, '');
  // An IP address is connected to without a look-up.
  return isIP(ip) === 0 || isAllowedIp(ip, protocol, options);
}

/** By http only this machine itself, where that is allowed. */
const isAllowedIp = (ip: string, protocol: string, { allowLoopback = false }: FetchOptions) =>
  isLoopback(ip) ? allowLoopback : protocol === 'https:' && isPublic(ip);

/** Resolves a host name, and refuses it unless all its addresses may be connected to. */
function checkedLookup({ protocol }: URL, options: FetchOptions): LookupFunction {
  return (hostname, { all, ...how }, answer) => {
    (options.resolve ?? resolve)(hostname, { ...how, all: true }, (error, found) => {
      if (error) return answer(error, []);
      const mayConnect = found.every(({ address }) => isAllowedIp(address, protocol, options));
      const [first] = found;
      if (!first || !mayConnect) return answer(new FetchFailed('not-public'), []);
      if (all) return answer(null, found);
      answer(null, first.address, first.family);
    });
  };
}

function reasonOfStatus(status: number): FetchError | undefined {
  if (status === 200) return undefined;
  if (status === 404 || status === 410) return 'missing';
  return status === 401 || status === 403 ? 'forbidden' : 'server-error';
}

function reasonOf(error: unknown, signal: AbortSignal): FetchError {
  if (signal.aborted) return 'timeout';
  // A connection that tries several addresses wraps the errors of all.
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  return errors.find((each) => each instanceof FetchFailed)?.reason ?? 'unreachable';
}
