import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBooking, postBooking } from '#tests/support/fixtures/bookings.ts';
import { signIn, staffPassword } from '#tests/support/fixtures/staff.ts';
import { type Mailbox, openMailbox, until } from '#tests/support/mail/mailbox.ts';
import { hasPostgres, serversOnPostgres } from '#tests/support/servers/servers.ts';

const setupCode = 'the-set-up-code-of-a-test';
const business = 'hello@wyvernvale.example';
const json = { 'content-type': 'application/json' };

const servers = serversOnPostgres({ SETUP_CODE: setupCode, FITTERS: '9' });
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.close());

async function signInFirstAdmin(origin: string) {
  const email = 'admin@wyvernvale.example';
  const body = { name: 'Mo Patel', email, password: staffPassword, role: 'admin', setupCode };
  const answer = await fetch(`${origin}/api/team/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
  return signIn({ origin }, { email });
}

describe.runIf(hasPostgres)('two processes on PostgreSQL', () => {
  it('send each mail once and in order through a mail server that is slow and greylists', async () => {
    const seen = new Map<string, number>();
    mailbox.replyAfterMs = 50;
    mailbox.judgeRecipient = (address) => {
      seen.set(address, (seen.get(address) ?? 0) + 1);
      return address !== business && seen.get(address) === 1 ? 451 : undefined;
    };
    const SMTP_URL = mailbox.url;
    const [one, other] = [await servers.start({ SMTP_URL }), await servers.start({ SMTP_URL })];
    const { cookie } = await signInFirstAdmin(one.origin);
    const headers = { ...json, cookie };
    const customers = ['first', 'second', 'third'].map((name) => `${name}@example.com`);

    await Promise.all(
      customers.map(async (email, i) => {
        const server = i % 2 === 0 ? one : other;
        const booked = await postBooking(server.origin, buildBooking({ email }));
        const { id } = await booked.json();
        await until(() => seen.has(email));
        for (const [status, origin] of [
          ['confirmed', other.origin],
          ['cancelled', one.origin],
        ]) {
          const change = () =>
            fetch(`${origin}/api/appointments/${id}/status`, {
              method: 'PATCH',
              headers,
              body: JSON.stringify({ status }),
            });
          // A database that is busy for longer than a lock may be waited for says 503: it changed nothing.
          await until(async () => {
            const answer = await change();
            expect([200, 503]).toContain(answer.status);
            return answer.status === 200;
          });
        }
      }),
    );
    const waiting = async () =>
      (await fetch(`${one.origin}/api/mails?state=waiting`, { headers: { cookie } })).json();
    await until(async () => (await waiting()).length === 0);

    const ids = mailbox.arrived.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
    const order = [
      'We have your booking request',
      'Your visit is confirmed',
      'Your visit is cancelled',
    ];
    for (const email of customers) {
      const places = mailbox.arrived
        .filter(({ to }) => to?.[0]?.address === email)
        .map(({ subject = '' }) => order.findIndex((known) => subject.startsWith(known)));
      expect(places).toEqual(places.toSorted());
      expect(places.at(-1)).toBe(2);
    }
  });
});
