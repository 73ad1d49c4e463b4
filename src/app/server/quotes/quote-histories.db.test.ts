import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Quote } from '#features/jobs/contract.ts';
import { totalQuote } from '#features/jobs/quote-totals.ts';
import { addDays } from '#platform/dates/london-time.ts';
import { book, readAppointment } from '#tests/support/fixtures/bookings.ts';
import { callAs } from '#tests/support/fixtures/customers.ts';
import { readQuotePath } from '#tests/support/fixtures/quotes.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { fc } from '#tests/support/properties.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const begin = new Date('2027-03-22T10:00:00Z');
let now = begin;
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
});
afterAll(() => site.close());

type Step =
  | { do: 'write' | 'send' | 'throw away' | 'accept' | 'decline' | 'ring' }
  | { do: 'change'; pence: number[] }
  | { do: 'wait'; days: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom(
      'write',
      'write',
      'send',
      'send',
      'throw away',
      'accept',
      'decline',
      'ring',
    ),
  }),
  fc.record({
    do: fc.constant('change' as const),
    pence: fc.array(fc.integer({ min: -5000, max: 200_000 }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ do: fc.constant('wait' as const), days: fc.nat(12) }),
);

const call = async (method: string, path: string, body?: object) =>
  (await callAs(site, 'support', method, path, body)).json();
const answer = (path: string, body: object) =>
  fetch(`${site.origin}/api/quotes/own/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Takes a step; one that is not possible now is refused, and changes nothing. */
async function take(one: Step, id: string, quotes: Quote[]) {
  const [newest] = quotes;
  if (one.do === 'wait')
    now = new Date(`${addDays(now.toISOString().slice(0, 10) as never, one.days)}T10:00:00Z`);
  else if (one.do === 'write') await call('POST', `/api/appointments/${id}/quotes`);
  else if (!newest) return;
  else if (one.do === 'change') {
    const lines = one.pence.map((pence) => ({ text: 'Work', pence, vatPercent: 20 }));
    const { revision, validUntil, note } = newest;
    await call('PATCH', `/api/quotes/${newest.id}`, {
      revision,
      validUntil,
      note,
      options: [{ name: '', lines }],
    });
  } else if (one.do === 'send')
    await call('POST', `/api/quotes/${newest.id}/send`, { revision: newest.revision });
  else if (one.do === 'throw away') await call('DELETE', `/api/quotes/${newest.id}`);
  else if (one.do === 'ring')
    await call('POST', `/api/quotes/${newest.id}/answer`, { state: 'accepted' });
  else if (quotes.some(({ sentAt }) => sentAt)) {
    const token = (await readQuotePath(site)).replace('/quote/', '');
    const body = one.do === 'accept' ? { name: 'Ann', terms: true } : { reason: 'Too dear' };
    await answer(`${token}/${one.do}`, body);
  }
}

const isSent = ({ sentAt }: Quote) => sentAt !== null;

it('whatever happens to a quote, a sent version never changes, and one at most is accepted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      now = begin;
      await site.database.db.execute('truncate appointments, mails, rate_limits cascade');
      const id = await book(site, { preferredDates: ['2027-04-19'] });
      const sent = new Map<string, Pick<Quote, 'options' | 'validUntil' | 'note'>>();
      for (const one of steps) {
        const before: Quote[] = await call('GET', `/api/appointments/${id}/quotes`);
        await take(one, id, before);
        const quotes: Quote[] = await call('GET', `/api/appointments/${id}/quotes`);
        for (const { options, totalPence, vatPence } of quotes)
          expect({ totalPence, vatPence }).toEqual(totalQuote(options[0]?.lines ?? []));
        for (const state of ['draft', 'sent', 'accepted'])
          expect(quotes.filter((quote) => quote.state === state).length).toBeLessThan(2);
        for (const quote of quotes.filter(isSent)) {
          const { options, validUntil, note } = quote;
          if (!sent.has(quote.id)) sent.set(quote.id, { options, validUntil, note });
          expect({ options, validUntil, note }).toEqual(sent.get(quote.id));
        }
        const accepted = quotes.find(({ state }) => state === 'accepted');
        const last = quotes.find(isSent);
        if (accepted) expect(last?.id).toBe(accepted.id);
        const { quotedAmount } = await readAppointment(site, id);
        expect(quotedAmount).toBe(last ? last.totalPence / 100 : null);
        const mails = await site.database.db.execute(
          "select event_key from mails where event_key like 'quote:%'",
        );
        expect((mails as unknown as { rows: object[] }).rows).toHaveLength(sent.size);
      }
    }),
    { numRuns: loopLength(30, 1000) },
  );
});
