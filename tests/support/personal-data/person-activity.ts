import { randomUUID } from 'node:crypto';
import type { FreeDay } from '#features/booking/diary/contract.ts';
import { nameCustomer } from '#features/chat/server/conversations/name-customer.ts';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { book, buildBooking, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import {
  callAs,
  enquire,
  joinNow,
  listCustomers,
  orderSamples,
} from '#tests/support/fixtures/customers.ts';
import { offerTimes } from '#tests/support/fixtures/offers.ts';
import { addPhotos } from '#tests/support/fixtures/photos.ts';
import { staffId } from '#tests/support/fixtures/staff.ts';
import { beginStoredTalk } from '#tests/support/fixtures/stored-talk.ts';
import { bookForLink } from '#tests/support/fixtures/visit-link.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const json = { 'content-type': 'application/json' };

/** Letters that stand in no other text. */
function makeWord(prefix: string, number: number): string {
  const letters = number
    .toString(26)
    .replaceAll(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
  return `zq${prefix}x${letters}xq`;
}

/** Somebody with two email addresses, all of whose words can be found again. */
export class Person {
  readonly name: string;
  readonly emails: [string, string];
  readonly phones = ['07700 900', '(07700) 900', '+44 7700 900'];
  readonly #number: string;
  readonly postcode: string;
  readonly #prefix: string;
  #count = 0;
  /** Everything that she, Adam or staff wrote about her. */
  readonly words: string[] = [];

  constructor(prefix: string, number: number) {
    this.#prefix = prefix;
    const surname = this.word();
    this.name = `Isolda ${surname[0]?.toUpperCase()}${surname.slice(1)}`;
    this.emails = [`${this.word()}@example.com`, `${this.word()}@example.org`];
    this.#number = String(100 + number);
    this.postcode = `SN15 ${number % 10}Q${prefix.toUpperCase()}`;
    this.words.push(this.postcode, `7700900${this.#number}`);
  }

  /** A new word of hers. */
  word(): string {
    this.#count += 1;
    const word = makeWord(this.#prefix, this.#count);
    this.words.push(word);
    return word;
  }

  phone(spelling: number): string {
    return `${this.phones[spelling % this.phones.length]}${this.#number}`;
  }
}

/** One thing that happens: what, under which of the two addresses, and a number for the details. */
export type Step = { what: Activity; which: 0 | 1; spelling: number };
export type Activity = (typeof activities)[number];

export const activities = [
  'enquiry',
  'edited enquiry',
  'sample order',
  'converted enquiry',
  'booking',
  'confirmed and moved visit',
  'cancelled visit',
  'photographed visit',
  'offered times',
  'booking without email',
  'stored chat',
  'chat with Adam',
  'imported appointment',
  'imported customer',
  'note and step',
  'export',
] as const;

/** Plays what happens with a person on the site. */
export async function play(site: TestApp, person: Person, { what, which, spelling }: Step) {
  const email = spelling % 2 === 1 ? person.emails[which].toUpperCase() : person.emails[which];
  const phone = person.phone(spelling);
  const contact = {
    customerName: person.name,
    email,
    phone,
    address: `17 ${person.word()} Row`,
    postcode: spelling % 2 === 1 ? person.postcode.toLowerCase() : person.postcode,
    requirements: `Mind the ${person.word()}`,
  };
  const sendEnquiry = () => {
    const [firstName = '', lastName = ''] = person.name.split(' ');
    return enquire(site, { firstName, lastName, email, phone, message: `Our ${person.word()}` });
  };
  const call = (method: string, path: string, body?: unknown) =>
    expectOk(callAs(site, 'admin', method, path, body));
  const plays: Record<Activity, () => Promise<unknown>> = {
    enquiry: sendEnquiry,
    'edited enquiry': async () => {
      const id = await sendEnquiry();
      const notes = `She has a ${person.word()}`;
      await call('PATCH', `/api/contact-submissions/${id}`, { notes, followedUp: true });
    },
    'sample order': async () => {
      const [firstName, lastName] = person.name.split(' ');
      const { address, postcode } = contact;
      const id = await orderSamples(site, { firstName, lastName, email, phone, address, postcode });
      await call('PATCH', `/api/contact-submissions/${id}`, { followedUp: true });
    },
    'converted enquiry': async () => {
      const id = await sendEnquiry();
      await call('POST', `/api/contact-submissions/${id}/appointment`, buildBooking(contact));
    },
    booking: async () => {
      const answer = await fetch(`${site.origin}/api/calculator/estimate`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({
          flooringType: 'carpet',
          rooms: [{ name: `Room of ${person.word()}`, length: 3, width: 3 }],
        }),
      });
      const { id: estimateId } = await answer.json();
      const booked = await fetch(`${site.origin}/api/appointments`, {
        method: 'POST',
        headers: { ...json, 'idempotency-key': randomUUID() },
        body: JSON.stringify(buildBooking({ ...contact, calculatorData: { estimateId } })),
      });
      const { id } = await booked.json();
      await call('PATCH', `/api/appointments/${id}`, { notes: `Dog called ${person.word()}` });
    },
    'confirmed and moved visit': async () => {
      const preferredDates = [weekdayFrom(20 + spelling)];
      const link = await bookForLink(site, { ...contact, preferredDates, confirm: true });
      const url = `${site.origin}/api/visits/${link.split('/').at(-1)}`;
      await expectOk(fetch(url));
      const days: FreeDay[] = await (
        await expectOk(fetch(`${site.origin}/api/appointments/slots?from=${weekdayFrom(30)}`))
      ).json();
      const free = days.flatMap(({ date, slots }) =>
        slots.filter((one) => one.free > 0).map(({ slot }) => ({ date, slot })),
      );
      const body = JSON.stringify({ visit: free[spelling] });
      await expectOk(fetch(`${url}/move`, { method: 'POST', headers: json, body }));
    },
    'cancelled visit': async () => {
      const id = await book(site, contact);
      await expectOk(setStatus(site, id, { status: 'cancelled' }));
    },
    'photographed visit': async () => {
      const id = await book(site, contact);
      await addPhotos(site, id, 1, { role: 'admin', caption: `By the ${person.word()}` });
      await expectOk(setStatus(site, id, { status: 'cancelled' }));
    },
    'offered times': async () => {
      const id = await book(site, contact);
      const visit = { date: weekdayFrom(60 + spelling), slot: '9:00 AM - 11:00 AM' } as const;
      await expectOk(offerTimes(site, id, [visit], `Would this suit the ${person.word()}?`));
    },
    'booking without email': async () => {
      const body = { ...buildBooking(contact), email: '', phone: person.phone(0) };
      const booked = await call('POST', '/api/appointments/by-staff', body);
      const { id } = await booked.json();
      await expectOk(setStatus(site, id, { status: 'cancelled' }));
    },
    'stored chat': async () => {
      const { db } = site.database;
      const now = new Date();
      const talk = await beginStoredTalk(db, `I have a ${person.word()}`, now);
      await talk.say('assistant', `A ${person.word()} is no obstacle, ${person.name}.`, now);
      await db.transaction((tx) => nameCustomer(tx, talk.id, { name: person.name, email }));
      await talk.say('team', `We will look at your ${person.word()}.`, now);
      const content = `Rang ${phone}, ${person.word()}`;
      await call('POST', `/api/chat/conversations/${talk.id}/notes`, { content });
    },
    'chat with Adam': async () => {
      const talk = await talkWithAdam(site);
      await talk.say(`My name is ${person.name} and my email is ${email}`);
      await talk.say(
        `Is a ${person.word()} all right under a carpet? My postcode is ${person.postcode}`,
      );
      await talk.say(`Please call me back on ${phone}`);
      talk.close();
    },
    'imported appointment': () =>
      importRow(site, 'appointments', [
        'Customer,Email,Phone,Address,Postcode,Flooring,Requirements',
        `${person.name},${email},"${phone}","${contact.address}",${contact.postcode},carpet,${contact.requirements}`,
      ]),
    'imported customer': () =>
      importRow(site, 'customers', [
        'Name,Email,Phone,Address,Postcode,Notes',
        `${person.name},${email},"${phone}","${contact.address}",${contact.postcode},"Has a ${person.word()}"`,
      ]),
    'note and step': async () => {
      await joinNow(site);
      const [customer] = await listCustomers(site, person.emails[which]);
      if (!customer) return;
      const path = `/api/customers/${customer.id}`;
      await call('POST', `${path}/notes`, { content: `${person.name} likes ${person.word()}` });
      if (customer.step) return;
      const ownerId = await staffId(site, 'admin');
      const content = `Ring about the ${person.word()}`;
      await call('POST', `${path}/steps`, { content, dueOn: weekdayFrom(3), ownerId });
      const value = person.emails[which];
      await call('POST', `${path}/verified-contacts`, { kind: 'email', value });
    },
    export: () => call('GET', `/api/admin/person?email=${encodeURIComponent(email)}`),
  };
  await plays[what]();
}

async function importRow(site: TestApp, kind: string, lines: string[]) {
  const body = { kind, text: lines.join('\r\n'), isDryRun: false };
  const answer = await expectOk(callAs(site, 'admin', 'POST', '/api/customers/import', body));
  return answer.json();
}

async function expectOk(answered: Promise<Response>): Promise<Response> {
  const answer = await answered;
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}: ${await answer.text()}`);
  return answer;
}
