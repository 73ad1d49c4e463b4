import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { buildBooking, postBooking, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { bookForLink } from '#tests/support/fixtures/visit-link.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Appointment } from '../../contract.ts';

const runs = loopLength(4, 40);
const callers = 50;
const slot = '9:00 AM - 11:00 AM';
const dates = [10, 17, 24, 31].map((days) => weekdayFrom(days));

let database: TestDatabase;
let site: TestApp;
let others: ChildProcess[] = [];
/** All servers on the database: with PostgreSQL two more processes. */
let origins: string[];
beforeAll(async () => {
  database = await openTestDatabase();
  site = await startTestApp({ database });
  const { url } = database;
  others = url ? [startServer(url), startServer(url)] : [];
  const started = await Promise.all(others.map((child) => once(child, 'message')));
  origins = url ? started.map(([origin]) => String(origin)) : [site.origin];
});
afterAll(async () => {
  await Promise.all(
    others.map(async (child) => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }),
  );
  await site.close();
  await database.close();
});

function startServer(url: string) {
  return fork(path.resolve('tests/support/servers/second-server.ts'), [url]);
}

async function bookMany(email: string) {
  const body = buildBooking({ email, preferredDates: dates });
  const sent = Array.from({ length: callers + dates.length }, (_, i) =>
    postBooking(origins[i % origins.length] ?? '', body),
  );
  for (const answer of await Promise.all(sent)) expect(answer.status).toBe(201);
}

async function readAll(email: string): Promise<Appointment[]> {
  const answer = await fetch(`${site.origin}/api/appointments?search=${email}`, {
    headers: await staffHeaders(site, 'support'),
  });
  return answer.json();
}

async function confirmAtOnce(ids: string[], date: string) {
  const headers = {
    'content-type': 'application/json',
    ...(await staffHeaders(site, 'support')),
  };
  const body = JSON.stringify({ status: 'confirmed', visit: { date, slot } });
  const confirm = async (url: string): Promise<number> => {
    const { status } = await fetch(url, { method: 'PATCH', headers, body });
    // On a busy machine the place's lock may be waited for too long, and the answer asks to try again.
    return status === 503 ? confirm(url) : status;
  };
  const statuses = await Promise.all(
    ids.map((id, i) => confirm(`${origins[i % origins.length]}/api/appointments/${id}/status`)),
  );
  return statuses.toSorted();
}

it(`of ${callers} concurrent confirmations for one place, one wins and the others change nothing (${runs} runs)`, async () => {
  for (let run = 0; run < runs; run += 1) {
    const email = `race-${Math.floor(run / dates.length)}@example.com`;
    const date = dates[run % dates.length] ?? '';
    if (run % dates.length === 0) {
      await freeTheDiary();
      await bookMany(email);
    }
    const pending = (await readAll(email)).filter(({ status }) => status === 'pending');
    const ids = pending.slice(0, callers).map(({ id }) => id);
    expect(ids).toHaveLength(callers);
    expect(await confirmAtOnce(ids, date)).toEqual([200, ...Array(callers - 1).fill(409)]);

    const after = await readAll(email);
    const [winner, ...more] = after.filter((one) => one.visit?.date === date);
    expect(more).toEqual([]);
    expect(winner).toMatchObject({ status: 'confirmed', visit: { date, slot } });
    expect(winner?.mails).toHaveLength(4);
    for (const loser of after.filter(({ status }) => status === 'pending')) {
      expect(loser.visit).toBeNull();
      expect(loser.history).toHaveLength(1);
      expect(loser.mails).toHaveLength(2);
    }
    expect(after.filter(({ status }) => status === 'confirmed')).toHaveLength(
      (run % dates.length) + 1,
    );
  }
});

/** Cancels the appointments that earlier runs confirmed. */
async function freeTheDiary() {
  for (const { id, status } of await readAll('race-')) {
    if (status !== 'confirmed') continue;
    await fetch(`${site.origin}/api/appointments/${id}/status`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...(await staffHeaders(site, 'support')) },
      body: '{"status":"cancelled"}',
    });
  }
}

it('two customers who swap places concurrently both get a response, and no place is taken twice', async () => {
  const times = ['1:00 PM - 3:00 PM'] as const;
  const bookOn = (email: string, date = '') =>
    bookForLink(site, { email, preferredDates: [date], preferredTimes: [...times], confirm: true });
  const [one, other] = [
    await bookOn('swap-a@example.com', dates[0]),
    await bookOn('swap-b@example.com', dates[1]),
  ];
  const move = (link: string, origin = '', date = '') =>
    fetch(`${origin}/api${link.replace('/visit/', '/visits/')}/move`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ visit: { date, slot: times[0] } }),
    });
  const answers = await Promise.all([
    move(one, origins.at(0), dates[1]),
    move(other, origins.at(-1), dates[0]),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  const visits = (await readAll('swap-')).map(({ visit }) => visit?.date);
  expect(visits.toSorted()).toEqual(dates.slice(0, 2).toSorted());
});
