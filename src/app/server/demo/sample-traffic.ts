import type { TrafficCount, TrafficKey } from '#features/traffic/server/traffic-counter.ts';
import { addDays, type Day, weekdayOf } from '#platform/dates/london-time.ts';

const none = { referrer: '', campaign: '', outcode: '' };
/** What a usual weekday has of each; weekends have half of it. */
const usual: readonly (TrafficKey & { daily: number })[] = [
  { ...none, kind: 'view', page: '/', referrer: 'google.com', daily: 46 },
  { ...none, kind: 'view', page: '/', referrer: 'direct', daily: 28 },
  { ...none, kind: 'view', page: '/carpets', referrer: 'google.com', daily: 19 },
  { ...none, kind: 'view', page: '/lvt', referrer: 'google.com', daily: 12 },
  { ...none, kind: 'view', page: '/carpets', daily: 6 },
  { ...none, kind: 'view', page: '/', referrer: 'bing.com', daily: 5 },
  {
    ...none,
    kind: 'view',
    page: '/',
    referrer: 'facebook.com',
    campaign: 'facebook / spring sale',
    daily: 9,
  },
  { ...none, kind: 'view', page: '/', referrer: 'direct', campaign: 'leaflet', daily: 3 },
  { ...none, kind: 'postcode-check', page: '/', outcode: 'SN15', daily: 4 },
  { ...none, kind: 'postcode-check', page: '/', outcode: 'BA1', daily: 2 },
  { ...none, kind: 'estimate', page: '/', daily: 7 },
  { ...none, kind: 'estimate', page: '/carpets', daily: 4 },
  { ...none, kind: 'booking', page: '/', daily: 1 },
];

/** Counts of a year's visits to the website, the same for the same day. */
export function planSampleTraffic(today: Day): TrafficCount[] {
  return Array.from({ length: 365 }, (_, ago) => addDays(today, -ago)).flatMap((day, ago) => {
    const share = (weekdayOf(day) % 6 === 0 ? 0.5 : 1) * (1 + ((ago * 7) % 11) / 20);
    return usual
      .map(({ daily, ...key }) => ({ ...key, day, count: Math.round(daily * share) }))
      .filter(({ count }) => count > 0);
  });
}
