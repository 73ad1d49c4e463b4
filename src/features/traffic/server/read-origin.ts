import { direct, other } from '../traffic-kinds.ts';

const maxDomainLength = 80;
const domain = /^(?=.*[a-z])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const maxPageLength = 120;
const page = /^\/[a-z0-9/._-]*$/;
/** Words, so that neither an email nor an address can be stored. */
const campaign = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._+-]*$/u;
const maxCampaignLength = 40;

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** The host of a URL as referrers are compared. */
export const hostOf = (url: URL): string => withoutWww(url.hostname);

/** Reads the Referer header. @returns its domain, `''` for our own, `direct` without one, `other` if it has no domain */
export function readReferrer(referer: string | undefined, ownHost: string): string {
  if (!referer) return direct;
  const url = URL.canParse(referer) ? new URL(referer) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return other;
  const host = hostOf(url);
  if (host === ownHost) return '';
  return host.length <= maxDomainLength && domain.test(host) ? host : other;
}

/** The page on which a request was made, by its Referer header; undefined where that names none of ours. */
export function readOwnPage(referer: string | undefined, ownHost: string): URL | undefined {
  const url = referer && URL.canParse(referer) ? new URL(referer) : undefined;
  return url && hostOf(url) === ownHost ? url : undefined;
}

/** A path as it is counted; `other` if it cannot be the path of a page. */
export const readPage = (path: string): string =>
  path.length <= maxPageLength && page.test(path) ? path : other;

/** Reads `utm_source` and `utm_campaign` of a query: `facebook / spring sale`; `''` without either. */
export function readCampaign(search: string): string {
  if (!search.includes('utm_')) return '';
  const given = new URLSearchParams(search);
  return ['utm_source', 'utm_campaign']
    .map((name) => given.get(name)?.normalize('NFKC').trim().toLowerCase() ?? '')
    .filter(Boolean)
    .map((text) => (text.length <= maxCampaignLength && campaign.test(text) ? text : other))
    .join(' / ');
}
