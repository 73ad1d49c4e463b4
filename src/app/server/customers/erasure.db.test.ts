import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findStaleText, noteUnsentText } from '#features/booking/server/messages/unsent-texts.ts';
import { renderEmail } from '#features/business/server/render-email.ts';
import { erasures } from '#platform/server/database/schema.ts';
import { sendNextMail } from '#platform/server/mail/send-next-mail.ts';
import { writeToFolder } from '#platform/server/mail/transport.ts';
import { sendNextText } from '#platform/server/text-messages/send-next-text.ts';
import { writeTextsToFolder } from '#platform/server/text-messages/transport.ts';
import { book } from '#tests/support/fixtures/bookings.ts';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';
import { callAs, enquire, joinNow, listCustomers } from '#tests/support/fixtures/customers.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { dumpDatabase, dumpFolder, findWords } from '#tests/support/personal-data/find-words.ts';
import {
  activities,
  Person,
  play,
  type Step,
} from '#tests/support/personal-data/person-activity.ts';
import { fc } from '#tests/support/properties.ts';
import { makeFolder } from '#tests/support/servers/server-process.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { staleCheck } from '../stale-check.ts';

const runs = loopLength(3, 12);

let site: TestApp;
let data: Awaited<ReturnType<typeof makeFolder>>;
beforeAll(async () => {
  data = await makeFolder();
  site = await startTestApp({
    fitters: 3,
    adam: {},
    chat: { messagesPerMinute: 100_000 },
    sendsTexts: true,
    mailFolder: `${data.folder}/mail`,
    textFolder: `${data.folder}/texts`,
  });
});
afterAll(async () => {
  await site.close();
  await data.remove();
});

const log = pino({ level: 'silent' });

/** Writes every email and text that is due to its file. */
async function deliver() {
  const { db } = site.database;
  const clock = () => new Date(Date.now() + 60_000);
  const sending = {
    db,
    clock,
    log,
    staleCheck,
    write: renderEmail,
    domain: () => 'wyvernvale.example',
  };
  const send = writeToFolder(`${data.folder}/mail`, () => ({ from: 'hello@wyvernvale.example' }));
  while (await sendNextMail({ ...sending, send }));
  const texts = { db, clock, log, findStaleReason: findStaleText, onNotSent: noteUnsentText };
  while (await sendNextText({ ...texts, send: writeTextsToFolder(`${data.folder}/texts`) }));
}

const dump = async () => [
  ...(await dumpDatabase(site.database.db)),
  ...(await dumpFolder(data.folder)),
];

const step = fc.record({
  what: fc.constantFrom(...activities),
  which: fc.constantFrom<0 | 1>(0, 1),
  spelling: fc.nat(5),
});
const life = fc.record({
  steps: fc.array(step, { minLength: 3, maxLength: 8 }),
  others: fc.array(step, { minLength: 1, maxLength: 3 }),
  how: fc.constantFrom('customer', 'emails'),
  joinsBetween: fc.boolean(),
  delivers: fc.boolean(),
});

const booking = { address: '17 Quillfeather Row', phone: '01632 960147', postcode: 'SN15 3HR' };
let number = 0;
const nextPerson = () => {
  number += 1;
  return new Person(String.fromCharCode(97 + (number % 20)), number);
};

/** Everything of a person is one customer, as staff make it before they erase that. */
async function eraseAsCustomer(person: Person) {
  await joinNow(site);
  for (;;) {
    const [first, second] = await findCustomers(person);
    if (!first) return;
    if (!second) {
      await eraseOver(`/api/customers/${first}/erase`);
      return;
    }
    const merged = await callAs(site, 'admin', 'POST', `/api/customers/${first}/merge`, {
      with: second,
    });
    expect(merged.status).toBe(200);
  }
}

async function findCustomers({ emails, name }: Person): Promise<string[]> {
  const found = await Promise.all([...emails, name].map((words) => listCustomers(site, words)));
  return [...new Set(found.flat().map(({ id }) => id))];
}

async function eraseOver(path: string, body?: unknown) {
  const answer = await callAs(site, 'admin', 'POST', path, body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

async function erase(person: Person, how: string) {
  if (how === 'customer') return eraseAsCustomer(person);
  for (const email of person.emails) await eraseOver('/api/admin/person/erase', { email });
}

describe('an erasure', () => {
  it(
    'leaves nothing of a person in the database and the data folder, and everything of others',
    () =>
      fc.assert(
        fc.asyncProperty(life, async ({ steps, others, how, joinsBetween, delivers }) => {
          await site.database.db.execute(
            'truncate customers, appointments, enquiries, estimates, mails, changes, chat_notes, chat_messages, chat_conversations cascade',
          );
          const [person, other] = [nextPerson(), nextPerson()];
          // Both addresses are known, so that both ways of erasing find everything.
          const firsts: Step[] = [0, 1].map((which) => ({
            what: 'enquiry',
            which: which as 0 | 1,
            spelling: which,
          }));
          for (const one of [...firsts, ...steps]) {
            await play(site, person, one);
            if (joinsBetween) await joinNow(site);
          }
          for (const one of others) await play(site, other, one);
          await joinNow(site);
          if (delivers) await deliver();
          const before = await dump();
          expect(findWords(before, [person.name]).length).toBeGreaterThan(4);
          await erase(person, how);
          await deliver();
          await joinNow(site);
          const after = await dump();
          expect(findWords(after, person.words)).toEqual([]);
          if (delivers)
            expect(findWords(after, other.words)).toEqual(findWords(before, other.words));
        }),
        { numRuns: runs },
      ),
    300_000,
  );

  it('is proved by a record that names nobody', async () => {
    const person = nextPerson();
    await play(site, person, { what: 'enquiry', which: 0, spelling: 0 });
    await joinNow(site);
    await eraseAsCustomer(person);
    const records = await site.database.db.select().from(erasures);
    const last = records.toSorted((a, b) => +a.at - +b.at).at(-1);
    expect(last).toMatchObject({ by: 'Test admin', counts: { leads: 1, customers: 1 } });
    expect(findWords([JSON.stringify(records)], person.words)).toEqual([]);
  });

  it('by one address leaves the other record with what that says only', async () => {
    const person = nextPerson();
    const { emails } = person;
    await book(site, { ...booking, customerName: person.name, email: emails[0] });
    const kept = { ...booking, customerName: person.name, email: emails[1], requirements: 'Stays' };
    await book(site, { ...kept, address: '2 Low Road' });
    await enquire(site, {
      firstName: 'Isolda',
      lastName: person.name.split(' ')[1] ?? '',
      email: emails[0],
      phone: '01632 960555',
    });
    await joinNow(site);
    const [one, other] = await findCustomers(person);
    await callAs(site, 'admin', 'POST', `/api/customers/${one}/merge`, { with: other });
    const answer = await eraseOver('/api/admin/person/erase', { email: emails[0] });
    expect(answer).toMatchObject({ appointments: 1, leads: 1, otherEmails: [emails[1]] });
    const lines = await dump();
    expect(findWords(lines, [emails[0], '01632 960555', booking.address])).toEqual([]);
    expect(await listCustomers(site, emails[1])).toMatchObject([{ recordCount: 1 }]);
  });

  it('leaves an estimate that somebody else booked with', async () => {
    const person = nextPerson();
    const estimateId = (await createEstimate(site, 'carpet')).split('/').at(-1) ?? '';
    const calculatorData = { estimateId };
    await book(site, { ...booking, email: person.emails[0], calculatorData });
    await book(site, { ...booking, email: 'stays@example.com', calculatorData });
    await joinNow(site);
    const answer = await eraseOver('/api/admin/person/erase', { email: person.emails[0] });
    expect(answer).toMatchObject({ appointments: 1, estimates: 0 });
    expect((await fetch(`${site.origin}/api/estimates/${estimateId}`)).status).toBe(200);
    const last = await eraseOver('/api/admin/person/erase', { email: 'stays@example.com' });
    expect(last).toMatchObject({ appointments: 1, estimates: 1 });
    expect((await fetch(`${site.origin}/api/estimates/${estimateId}`)).status).toBe(404);
  });
});
