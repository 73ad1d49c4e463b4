import type { IncomingHttpHeaders } from 'node:http';

/** Programs that name themselves; browsers begin with Mozilla and name a version of their own. */
const robot =
  /(?<!cu)bot(?:\b|[_-])|crawl|spider|slurp|scrap|monitor|preview|headless|lighthouse|pagespeed|archiv|externalhit|externalagent|externalfetcher|embedly|validator|checker|google-|-user\b|python|curl\/|wget|java\/|go-http|okhttp|axios|phantom|selenium|puppeteer|playwright/i;
const maxRemembered = 500;
const maxRememberedLength = 400;
const known = new Map<string, boolean>();

/** Whether a User-Agent header is that of a program that visits by itself. */
export function isRobot(userAgent: string | undefined): boolean {
  if (!userAgent) return true;
  const remembered = known.get(userAgent);
  if (remembered !== undefined) return remembered;
  const isOne = !userAgent.startsWith('Mozilla/') || robot.test(userAgent);
  // Anybody can send any number of them.
  if (known.size < maxRemembered && userAgent.length <= maxRememberedLength)
    known.set(userAgent, isOne);
  return isOne;
}

/**
 * Whether a request may be counted: not where the browser sends Do Not Track or Global Privacy Control, and not for
 * robots and staff.
 * @param staffCookie the name of the cookie of staff sessions
 */
export const isCounted = (headers: IncomingHttpHeaders, staffCookie: string): boolean =>
  headers.dnt !== '1' &&
  headers['sec-gpc'] !== '1' &&
  !isRobot(headers['user-agent']) &&
  !headers.cookie?.includes(`${staffCookie}=`);

/** Whether a browser asks for a page to show it, and neither ahead of time nor for a program in another page. */
export const isNavigation = (headers: IncomingHttpHeaders): boolean =>
  (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
  headers['sec-purpose'] === undefined &&
  headers.purpose !== 'prefetch' &&
  headers['x-moz'] !== 'prefetch';
