import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '#platform/server/logger.ts';
import { parseByIcalJs } from '#tests/support/calendars/parse-calendar.ts';
import { backdateVisit, book, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { addFitter, callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { eraseAppointmentsOf } from '../queries-person.ts';

const email = 'ann@example.com';
const publicUrl = 'https://wyvernvale.example';
const logLines: string[] = [];

let site: TestApp;
beforeAll(async () => {
  const logger = createLogger('trace', { write: (line) => logLines.push(line) });
  site = await startTestApp({ publicUrl, logger });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.db.transaction((tx) => eraseAppointmentsOf(tx, email));
});

const feedPath = (id: string) => `/api/fitters/${id}/calendar-feed`;
async function createFeed(id: string): Promise<string> {
  const answer = await callAsAdmin(site, 'POST', feedPath(id));
  expect(answer.status).toBe(201);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const { url } = await answer.json();
  expect(url).toMatch(/^https:\/\/wyvernvale\.example\/calendar\/[\w-]{32}\.ics$/);
  return url.replace(publicUrl, '');
}
const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}${path}`, { headers });
const readEvents = async (path: string) => parseByIcalJs(await (await read(path)).text());
const names = async (path: string) =>
  (await readEvents(path)).map(({ summary }) => /: (\w+ \w+)/.exec(summary)?.[1]);
const listCalendars = async () => (await callAsAdmin(site, 'GET', '/api/fitters/calendars')).json();

async function confirm(customerName: string, days: number, fitterId = 'fitter-1') {
  const id = await book(site, { email, customerName, preferredDates: [weekdayFrom(days)] });
  expect((await setStatus(site, id, { status: 'confirmed', fitterId })).status).toBe(200);
  return id;
}

describe('a calendar feed', () => {
  it('holds the visits of its fitter from 30 days ago on; the feed of all those of everybody', async () => {
    const jo = await addFitter(site, { name: 'Jo Marsh' });
    await confirm('Ann Price', 10);
    await confirm('Bo Lee', 10, jo.id);
    await backdateVisit(site, await confirm('Cy Dunn', 11));
    const own = await createFeed('fitter-1');
    const all = await createFeed('all');
    expect(await names(own)).toEqual(['Ann Price']);
    expect((await names(all)).toSorted()).toEqual(['Ann Price', 'Bo Lee']);
    const [event] = await readEvents(await createFeed(jo.id));
    expect(event?.description).not.toContain('@');
    expect(event?.summary).toBe('Measure: Bo Lee, SN15 3HR');
  });

  it('follows a move with the sequence of the emails, and loses a cancelled visit', async () => {
    const url = await createFeed('fitter-1');
    const id = await confirm('Ann Price', 12);
    const [before] = await readEvents(url);
    const answer = await callAsAdmin(site, 'PATCH', `/api/appointments/${id}/visit`, {
      visit: { date: weekdayFrom(20), slot: '11:00 AM - 1:00 PM' },
    });
    expect(answer.status).toBe(200);
    const [after] = await readEvents(url);
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBe((before?.sequence ?? 0) + 1);
    expect(after?.start.slice(0, 10)).toBe(weekdayFrom(20));
    await setStatus(site, id, { status: 'cancelled' });
    expect(await readEvents(url)).toEqual([]);
  });

  it('shows the time off of its fitter and closed days, the feed of all only visits', async () => {
    const url = await createFeed('fitter-1');
    const day = weekdayFrom(50);
    await callAsAdmin(site, 'POST', '/api/fitters/fitter-1/time-off', { fromDay: day, toDay: day });
    await callAsAdmin(site, 'POST', '/api/closed-days', { days: [{ day, name: 'Stocktaking' }] });
    expect((await readEvents(url)).map(({ summary, start }) => [summary, start])).toEqual([
      ['Time off', day],
      ['Closed: Stocktaking', day],
    ]);
    expect(await readEvents(await createFeed('all'))).toEqual([]);
  });

  it('is kept by nobody on the way, and is sent again only when it has changed', async () => {
    const url = await createFeed('fitter-1');
    const first = await read(url);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    expect(first.headers.get('referrer-policy')).toBe('no-referrer');
    const etag = first.headers.get('etag') ?? '';
    const same = await read(url, { 'if-none-match': `W/"other", ${etag}` });
    expect([same.status, await same.text()]).toEqual([304, '']);
    await confirm('Ann Price', 14);
    expect((await read(url, { 'if-none-match': etag })).status).toBe(200);
  });

  it('stops with its address when it is renewed or revoked, like one that never was', async () => {
    const old = await createFeed('fitter-1');
    const renewed = await createFeed('fitter-1');
    expect((await read(renewed)).status).toBe(200);
    expect((await listCalendars()).fitters[0].feedSince).toMatch(/^\d{4}-/);
    expect((await callAsAdmin(site, 'DELETE', feedPath('fitter-1'))).status).toBe(204);
    expect((await listCalendars()).fitters[0].feedSince).toBeNull();
    const invented = `/calendar/${'x'.repeat(32)}.ics`;
    const answers = await Promise.all(
      [old, renewed, invented, renewed.replace('.ics', '')].map(async (path) => {
        const answer = await read(path);
        const { detail } = await answer.json();
        return [answer.status, detail, answer.headers.get('cache-control')];
      }),
    );
    const missing = [404, 'There is no calendar at this address.', 'private, no-store'];
    expect(answers).toEqual([missing, missing, missing, missing]);
    expect((await callAsAdmin(site, 'DELETE', feedPath('fitter-1'))).status).toBe(404);
    expect((await callAsAdmin(site, 'POST', feedPath('nobody'))).status).toBe(404);
  });

  it('is in the history without its address, which no log line holds either', async () => {
    const url = await createFeed('all');
    await read(url);
    await fetch(`${site.origin}${url}`, { method: 'HEAD' });
    await callAsAdmin(site, 'DELETE', feedPath('all'));
    await read(url);
    const secret = url.slice('/calendar/'.length, -'.ics'.length);
    expect(logLines.filter((line) => line.includes('/calendar/')).length).toBeGreaterThan(2);
    expect(logLines.join('')).not.toContain(secret);
    const history = await (await callAsAdmin(site, 'GET', '/api/admin/history')).json();
    expect(history[0]).toMatchObject({
      kind: 'calendar',
      what: 'feed-removed',
      label: 'all visits',
    });
    expect(JSON.stringify(history)).not.toContain(secret);
  });

  it('is limited for each network', async () => {
    await site.database.db.execute(
      `update rate_limits set count = 600 where key like 'calendar feeds an hour %'`,
    );
    const answer = await read(`/calendar/${'x'.repeat(32)}.ics`);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
