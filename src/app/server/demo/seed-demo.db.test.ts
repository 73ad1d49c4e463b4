import { afterEach, expect, it } from 'vitest';
import { dayInLondon, daysBetween } from '#platform/dates/london-time.ts';
import { seedAccount, seedSession } from '#tests/support/fixtures/staff.ts';
import { isLongRun } from '#tests/support/long-run.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { seedDemo } from './seed-demo.ts';

let site: TestApp;
afterEach(() => site.close());

async function startDemo(now: Date, times = 1) {
  site = await startTestApp({ clock: () => now });
  const staff = await seedAccount(site, { role: 'admin', name: 'Mo Patel' });
  for (let turn = 0; turn < times; turn += 1)
    await seedDemo(site.database.db, { now, publicUrl: 'http://localhost:3000', staff });
  const headers = await seedSession(site, staff.id, new Date('2100-01-01T00:00:00Z'));
  const request = async (path: string) => {
    const answer = await fetch(site.origin + path, { headers });
    expect(answer.status, path).toBe(200);
    return answer;
  };
  return {
    read: async (path: string) => (await request(path)).json(),
    /** All rows of a list, page by page. */
    readAll: async (path: string) => {
      const rows = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page = await request(
          `${path}?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
        );
        rows.push(...(await page.json()));
        cursor = page.headers.get('x-next-cursor');
      }
      return rows;
    },
  };
}

it.each([
  // Half a minute into the month in London, where clocks are an hour ahead in summer.
  '2027-05-31T23:00:30Z',
  '2028-01-01T00:10:00Z',
  ...(isLongRun ? ['2027-03-01T09:00:00Z', '2027-03-31T22:30:00Z'] : []),
])('this month’s sales add up to £24,500 at %s', async (instant) => {
  const { read } = await startDemo(new Date(instant));
  const stats = await read('/api/admin/stats');
  expect(stats).toMatchObject({ monthlyRevenue: 24_500, pendingAppointments: 8, newLeads: 4 });
});

it('seeds published reviews of completed jobs, and one that waits', async () => {
  const { read } = await startDemo(new Date('2027-03-15T12:00:00Z'));
  expect(await read('/api/reviews')).toHaveLength(3);
  expect(await read('/api/admin/reviews?state=waiting')).toHaveLength(1);
});

it('seeds a busy year of all kinds of data once, with future visits and no waiting emails', async () => {
  const now = new Date('2027-03-15T12:00:00Z');
  const { read, readAll } = await startDemo(now, 2);
  const appointments: {
    status: string;
    createdAt: string;
    visit: { date: string } | null;
    calculatorData: unknown;
  }[] = await readAll('/api/appointments');
  expect(appointments).toHaveLength(88);
  expect(new Set(appointments.map(({ status }) => status)).size).toBe(4);
  const ages = appointments.map(({ createdAt }) =>
    daysBetween(dayInLondon(new Date(createdAt)), dayInLondon(now)),
  );
  expect(ages.filter((age) => age <= 60).length).toBeGreaterThan(25);
  expect(Math.max(...ages)).toBeGreaterThan(300);
  expect(Math.max(...ages)).toBeLessThanOrEqual(366);
  const coming = appointments.filter(
    ({ status, visit }) =>
      status === 'confirmed' && visit && visit.date > '2027-03-15' && visit.date <= '2027-03-29',
  );
  expect(coming).toHaveLength(8);
  expect(appointments.filter(({ calculatorData }) => calculatorData).length).toBeGreaterThan(10);
  expect(await readAll('/api/contact-submissions')).toHaveLength(40);
  const talks: {
    id: string;
    subject: string;
    unreadCount: number;
    lastMessage: { senderType: string };
  }[] = await readAll('/api/chat/conversations');
  expect(talks).toHaveLength(46);
  expect(talks.map(({ unreadCount }) => unreadCount).filter(Boolean).length).toBeGreaterThan(0);
  const long = talks.find(({ subject }) => subject.startsWith('Flat 1,'));
  const newest = await read(`/api/chat/conversations/${long?.id}/messages?limit=1`);
  expect(newest).toMatchObject([{ sequence: 60 }]);
  const { outcomes } = await read('/api/admin/assistant');
  for (const outcome of ['booked', 'answered', 'handedOver'])
    expect(outcomes[outcome], outcome).toBeGreaterThan(0);
  expect(await read('/api/team/members')).toHaveLength(3);
  expect(await read('/api/mails?state=waiting')).toEqual([]);
  expect((await read('/api/mails?state=sent')).length).toBeGreaterThan(50);
});
