import { beforeEach, describe, expect, it } from 'vitest';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { fc } from '#tests/support/properties.ts';
import { isRobot } from './is-counted.ts';
import { readCampaign, readReferrer } from './read-origin.ts';
import { dailyLimits, TrafficCounter } from './traffic-counter.ts';

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const visitor = { 'user-agent': browser };

let now: Date;
let counter: TrafficCounter;
beforeEach(() => {
  now = new Date('2026-11-30T12:00:00Z');
  counter = new TrafficCounter({
    clock: () => now,
    publicUrl: 'https://www.floors.example',
    staffCookie: 'staff_session',
    isPublicPath: (path) => !path.startsWith('/visit/'),
  });
});
const takeSums = () => counter.take().map(({ day: _, outcode: __, ...sum }) => sum);
const total = () => counter.take().reduce((sum, { count }) => sum + count, 0);

describe('a page view', () => {
  it('is counted by page, referrer and campaign', () => {
    const referer = 'https://www.google.co.uk/search?q=carpets';
    counter.countView('/carpets', { ...visitor, referer });
    counter.countView('/carpets?filter=wool', { ...visitor, referer });
    counter.countView('/?utm_source=Leaflet&utm_campaign=Spring%20Sale', visitor);
    const sum = { kind: 'view', campaign: '' };
    expect(takeSums()).toEqual([
      {
        ...sum,
        page: '/',
        referrer: 'direct',
        campaign: 'leaflet / spring sale',
        count: 1,
      },
      { ...sum, page: '/carpets', referrer: 'google.co.uk', count: 2 },
    ]);
    expect(counter.take()).toEqual([]);
  });

  it('of our own website has no referrer', () => {
    counter.countView('/', { ...visitor, referer: 'https://floors.example/carpets' });
    expect(takeSums()).toMatchObject([{ referrer: '' }]);
  });

  it('without a page counts as one page, whatever its URL', () => {
    counter.countView('/wp-admin.php', visitor, false);
    counter.countView('/.env?utm_source=x', visitor, false);
    expect(takeSums()).toMatchObject([{ page: 'unknown', campaign: '', count: 2 }]);
  });

  it.each([
    { dnt: '1' },
    { 'sec-gpc': '1' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-dest': 'iframe' },
    { cookie: 'theme=dark; staff_session=abc' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': undefined },
  ])('is not counted with %j', (headers) => {
    counter.countView('/', { ...visitor, ...headers });
    counter.countView('/no-page', { ...visitor, ...headers }, false);
    expect(counter.take()).toEqual([]);
  });

  it('is counted where the browser says that it may be tracked', () => {
    counter.countView('/', { ...visitor, dnt: '0', 'sec-gpc': '0', 'sec-fetch-dest': 'document' });
    expect(total()).toBe(1);
  });
});

describe('an act', () => {
  it('is counted for the page and the campaign of its Referer header', () => {
    const referer = 'https://www.floors.example/carpets?utm_source=facebook';
    counter.countAct('estimate', { ...visitor, referer, 'sec-fetch-dest': 'empty' });
    expect(takeSums()).toEqual([
      { kind: 'estimate', page: '/carpets', referrer: '', campaign: 'facebook', count: 1 },
    ]);
  });

  it('names no page of another website and none with a secret', () => {
    for (const referer of ['https://spam.example/x', 'https://floors.example/visit/secret', '%'])
      counter.countAct('booking', { ...visitor, referer });
    expect(takeSums()).toMatchObject([{ page: 'other', campaign: '', count: 3 }]);
  });

  it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('is not counted with %j', (headers) => {
    counter.countAct('booking', { ...visitor, ...headers });
    expect(counter.take()).toEqual([]);
  });
});

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT X70) Chrome/139.0.0.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', false],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['Mozilla/5.0 AppleWebKit/537.36 (compatible; ChatGPT-User/1.0; +https://openai.com/bot)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36', true],
  ['facebookexternalhit/1.1', true],
  ['curl/8.5.0', true],
  ['', true],
])('tells whether %j is a robot', (userAgent, expected) => {
  expect(isRobot(userAgent)).toBe(expected);
});

it.each([
  ['', 'direct'],
  ['https://www.Facebook.com/groups/1', 'facebook.com'],
  ['http://user:secret@blog.example:8080/', 'blog.example'],
  ['https://xn--bcher-kva.example/', 'xn--bcher-kva.example'],
  ['https://FLOORS.example', ''],
  ['http://127.0.0.1/', 'other'],
  ['http://[::1]/', 'other'],
  ['http://localhost/', 'other'],
  ['android-app://com.google.android.gm', 'other'],
  ['javascript:alert(1)', 'other'],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`, 'other'],
  ['https://<b>.example/', 'other'],
  ['https://=cmd.example/', 'other'],
  ['not a url', 'other'],
])('reads the referrer %j as %j', (referer, expected) => {
  expect(readReferrer(referer, 'floors.example')).toBe(expected);
});

it.each([
  ['?utm_source=google', 'google'],
  ['?utm_campaign=Spring+Sale', 'spring sale'],
  ['?utm_source=ann%40example.com&utm_campaign=mail', 'other / mail'],
  [`?utm_source=${'x'.repeat(41)}`, 'other'],
  ['?utm_source=%3Cscript%3E', 'other'],
  ['?utm_source=%3D1%2B1', 'other'],
  ['?utm_medium=cpc&utm_source=', ''],
])('reads the campaign of %j as %j', (search, expected) => {
  expect(readCampaign(search)).toBe(expected);
});

describe('the limits of a day', () => {
  it('count whatever is beyond them as other, and lose nothing', () => {
    const views = 3 * dailyLimits.page;
    for (let n = 0; n < views; n++)
      counter.countView(`/p${n}?utm_source=c${n}`, {
        ...visitor,
        referer: `https://d${n}.example`,
      });
    const sums = counter.take();
    const distinct = (read: (sum: (typeof sums)[number]) => string) => new Set(sums.map(read)).size;
    expect(distinct(({ page }) => page)).toBe(dailyLimits.page + 1);
    expect(distinct(({ referrer }) => referrer)).toBe(dailyLimits.referrer + 1);
    expect(distinct(({ campaign }) => campaign)).toBe(dailyLimits.campaign + 1);
    expect(sums.reduce((sum, { count }) => sum + count, 0)).toBe(views);
  });

  it('bound the combinations, also after sums were taken', () => {
    for (let n = 0; n < 200; n++) {
      for (let page = 0; page < 50; page++)
        counter.countView(`/p${page}`, { ...visitor, referer: `https://d${n}.example` });
      if (n === 50) counter.take();
    }
    const sums = counter.take();
    const beyond = sums.filter(({ page, referrer }) => page === 'other' && referrer === 'other');
    expect(sums.length).toBeLessThanOrEqual(dailyLimits.keys + 1);
    expect(beyond).toMatchObject([{ campaign: 'other', count: 200 * 50 - dailyLimits.keys }]);
  });

  it('begin anew with the next day', () => {
    for (let n = 0; n <= dailyLimits.page; n++) counter.countView(`/p${n}`, visitor);
    now = new Date('2026-12-01T12:00:00Z');
    counter.countView('/new', visitor);
    expect(counter.take().at(-1)).toMatchObject({ day: '2026-12-01', page: '/new', count: 1 });
  });
});

describe('a day', () => {
  it.each([
    // GMT, BST, and the two days on which the clocks change.
    ['2026-11-30T23:59:59.999Z', '2026-11-30', '2026-12-01'],
    ['2026-06-30T22:59:59.999Z', '2026-06-30', '2026-07-01'],
    ['2026-03-29T22:59:59.999Z', '2026-03-29', '2026-03-30'],
    ['2026-10-25T23:59:59.999Z', '2026-10-25', '2026-10-26'],
  ])('ends at midnight in London, after %s', (last, day, next) => {
    now = new Date(last);
    counter.countView('/', visitor);
    now = new Date(now.getTime() + 1);
    counter.countView('/', visitor);
    expect(counter.take()).toMatchObject([
      { day, count: 1 },
      { day: next, count: 1 },
    ]);
  });

  it('is that of London for every view, in whatever order the clock goes', () => {
    const instant = fc.date({
      min: new Date('2026-03-28T00:00:00Z'),
      max: new Date('2026-10-27T00:00:00Z'),
      noInvalidDate: true,
    });
    const nearChange = fc
      .integer({ min: -180, max: 180 })
      .chain((minutes) =>
        fc
          .constantFrom('2026-03-29T00:00:00Z', '2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z')
          .map((midnight) => new Date(Date.parse(midnight) + minutes * 60_000)),
      );
    fc.assert(
      fc.property(fc.array(fc.oneof(instant, nearChange), { minLength: 1 }), (times) => {
        for (const time of times) {
          now = time;
          counter.countView('/', visitor);
        }
        const expected = Map.groupBy(times, dayInLondon);
        const sums = counter.take();
        expect(sums.map(({ day }) => day)).toEqual([...expected.keys()].toSorted());
        for (const { day, count } of sums) expect(count).toBe(expected.get(day)?.length);
      }),
    );
  });
});

it('keeps sums that could not be stored, together with later ones', () => {
  counter.countView('/', visitor);
  counter.giveBack(counter.take());
  counter.countView('/', visitor);
  expect(takeSums()).toMatchObject([{ page: '/', count: 2 }]);
});
