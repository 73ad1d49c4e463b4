import type { IncomingHttpHeaders } from 'node:http';
import { addDays, type Day, dayInLondon, instantInLondon } from '#platform/dates/london-time.ts';
import { other, type TrafficKind, unknownPage } from '../traffic-kinds.ts';
import { isCounted, isNavigation } from './is-counted.ts';
import { hostOf, readCampaign, readOwnPage, readPage, readReferrer } from './read-origin.ts';

export type TrafficKey = {
  kind: TrafficKind;
  page: string;
  referrer: string;
  campaign: string;
  outcode: string;
};
export type TrafficCount = TrafficKey & { day: Day; count: number };
type Dimension = Exclude<keyof TrafficKey, 'kind'>;

/**
 * How many different values a day may have in one process, and how many combinations of them: anybody can invent paths,
 * referrers and campaigns. What is beyond counts as `other`.
 */
export const dailyLimits = {
  page: 1_000,
  referrer: 300,
  campaign: 100,
  outcode: 300,
  keys: 5_000,
};
/** Combinations of URL and referrer that are found without reading them again. */
const maxRemembered = 2_000;
const maxRememberedLength = 300;

export type TrafficOptions = {
  clock: () => Date;
  publicUrl: string;
  /** The name of the cookie by which staff are left out. */
  staffCookie: string;
  /** Whether a path belongs to a page that everybody sees alike: others may contain secrets. */
  isPublicPath: (path: string) => boolean;
};

/** Counts what visitors do, in the memory of one process, until the sums are taken to be stored. */
export class TrafficCounter {
  readonly #options: TrafficOptions;
  readonly #ownHost: string;
  #day: Day = '';
  #beginsAt = 0;
  #endsAt = 0;
  #counts = new Map<string, TrafficCount>();
  #values: Record<Dimension, Set<string>> = noValues();
  #remembered = new Map<string, TrafficCount>();
  /** Sums of days that are over. */
  #ended: TrafficCount[] = [];

  constructor(options: TrafficOptions) {
    this.#options = options;
    this.#ownHost = hostOf(new URL(options.publicUrl));
  }

  /** Counts a page that was sent. @param isFound false for a URL without a page: all of them count as one page */
  countView(url: string, headers: IncomingHttpHeaders, isFound = true) {
    if (!isNavigation(headers) || !isCounted(headers, this.#options.staffCookie)) return;
    this.#turnDay();
    const { referer = '' } = headers;
    const request = isFound ? `${url}\n${referer}` : `\n${referer}`;
    const remembered = this.#remembered.get(request);
    if (remembered) {
      remembered.count += 1;
      return;
    }
    const { path, search } = splitUrl(url);
    const counted = this.#find({
      kind: 'view',
      page: isFound ? readPage(path) : unknownPage,
      referrer: readReferrer(referer, this.#ownHost),
      campaign: isFound ? readCampaign(search) : '',
      outcode: '',
    });
    counted.count += 1;
    if (this.#remembered.size < maxRemembered && request.length <= maxRememberedLength)
      this.#remembered.set(request, counted);
  }

  /** Counts what a visitor did on the page that the Referer header names. */
  countAct(kind: Exclude<TrafficKind, 'view'>, headers: IncomingHttpHeaders, outcode = '') {
    if (!isCounted(headers, this.#options.staffCookie)) return;
    this.#turnDay();
    const url = readOwnPage(headers.referer, this.#ownHost);
    const page = url && this.#options.isPublicPath(url.pathname) ? readPage(url.pathname) : other;
    const campaign = url ? readCampaign(url.search) : '';
    this.#find({ kind, page, referrer: '', campaign, outcode }).count += 1;
  }

  /** The sums since the last call, which are not returned again: each key once, in an order that all processes share. */
  take(): TrafficCount[] {
    const sums = new Map<string, TrafficCount>();
    for (const counted of [...this.#ended, ...this.#collect()]) {
      const sum = sums.get(sortKey(counted));
      if (sum) sum.count += counted.count;
      else sums.set(sortKey(counted), counted);
    }
    this.#ended = [];
    // Processes that write the same keys in different orders would wait for each other.
    return [...sums].toSorted(([one], [another]) => (one < another ? -1 : 1)).map(([, sum]) => sum);
  }

  /** Takes back sums that could not be stored. */
  giveBack(counts: readonly TrafficCount[]) {
    this.#ended.push(...counts);
  }

  #collect(): TrafficCount[] {
    const sums: TrafficCount[] = [];
    for (const counted of this.#counts.values()) {
      if (counted.count > 0) sums.push({ ...counted });
      counted.count = 0;
    }
    return sums;
  }

  #turnDay() {
    const now = this.#options.clock();
    const time = now.getTime();
    if (time >= this.#beginsAt && time < this.#endsAt) return;
    this.#ended.push(...this.#collect());
    this.#counts.clear();
    this.#remembered.clear();
    this.#values = noValues();
    this.#day = dayInLondon(now);
    this.#beginsAt = instantInLondon(this.#day, '00:00').getTime();
    this.#endsAt = instantInLondon(addDays(this.#day, 1), '00:00').getTime();
  }

  #find(wanted: TrafficKey): TrafficCount {
    const key: TrafficKey = {
      ...wanted,
      page: this.#limit('page', wanted.page),
      referrer: this.#limit('referrer', wanted.referrer),
      campaign: this.#limit('campaign', wanted.campaign),
      outcode: this.#limit('outcode', wanted.outcode),
    };
    const found = this.#counts.get(keyOf(key));
    if (found) return found;
    return this.#counts.size < dailyLimits.keys ? this.#add(key) : this.#findOther(key.kind);
  }

  #findOther(kind: TrafficKind): TrafficCount {
    const key = { kind, page: other, referrer: other, campaign: other, outcode: other };
    return this.#counts.get(keyOf(key)) ?? this.#add(key);
  }

  #add(key: TrafficKey): TrafficCount {
    const added = { ...key, day: this.#day, count: 0 };
    this.#counts.set(keyOf(key), added);
    return added;
  }

  #limit(dimension: Dimension, value: string): string {
    const values = this.#values[dimension];
    if (values.has(value)) return value;
    if (values.size >= dailyLimits[dimension]) return other;
    values.add(value);
    return value;
  }
}

const noValues = (): Record<Dimension, Set<string>> => ({
  page: new Set(),
  referrer: new Set(),
  campaign: new Set(),
  outcode: new Set(),
});

const keyOf = ({ kind, page, referrer, campaign, outcode }: TrafficKey) =>
  `${kind}\n${page}\n${referrer}\n${campaign}\n${outcode}`;

const sortKey = (count: TrafficCount) => `${count.day}\n${keyOf(count)}`;

function splitUrl(url: string) {
  const query = url.indexOf('?');
  return query < 0
    ? { path: url, search: '' }
    : { path: url.slice(0, query), search: url.slice(query) };
}
