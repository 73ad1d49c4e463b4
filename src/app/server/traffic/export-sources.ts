import { sumJobsByDay } from '#features/booking/server/queries-sources.ts';
import { type Days, findCounts } from '#features/traffic/server/queries.ts';
import type { TrafficKind } from '#features/traffic/traffic-kinds.ts';
import { addDays, instantInLondon } from '#platform/dates/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';

const partLength = 500;
const kindNames: Record<TrafficKind, string> = {
  view: 'Page opened',
  'postcode-check': 'Postcode checked',
  estimate: 'Estimate',
  booking: 'Booking form sent',
};

export const exportHeadings = [
  'Day',
  'What',
  'Page',
  'Came from',
  'Campaign',
  'Town',
  'Heard of us',
  'Count',
  'Won (£)',
];

/** The rows of the file: what was counted on the website, then what became of the bookings of each day. */
export async function* exportRows(db: Db, days: Days, nameTown: (outcode: string) => string) {
  let after = { day: addDays(days.from, -1), id: 0 };
  for (;;) {
    const counts = await findCounts(db, days, after, partLength);
    for (const { day, kind, page, referrer, campaign, outcode, count } of counts)
      yield [day, kindNames[kind], page, referrer, campaign, nameTown(outcode), '', count, null];
    const last = counts.at(-1);
    if (!last || counts.length < partLength) break;
    after = last;
  }
  const from = instantInLondon(days.from, '00:00');
  const until = instantInLondon(days.until, '00:00');
  for (const { day, district, heard, ...sums } of await sumJobsByDay(db, { from, until })) {
    const row = (what: string, count: number, pounds: string | null = null) => [
      ...[day, what, '', '', '', nameTown(district), heard],
      count,
      pounds,
    ];
    yield row('Booking', sums.bookings);
    if (sums.withEstimate) yield row('Booking with an estimate', sums.withEstimate);
    if (sums.visits) yield row('Visit made', sums.visits);
    if (sums.quotes) yield row('Quote', sums.quotes);
    if (sums.won) yield row('Won', sums.won, (sums.wonPence / 100).toFixed(2));
  }
}
