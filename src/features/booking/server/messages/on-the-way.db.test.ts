import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { book, readAppointment, setStatus } from '#tests/support/fixtures/bookings.ts';
import { addFitter } from '#tests/support/fixtures/fitters.ts';
import { staffHeaders, staffId } from '#tests/support/fixtures/staff.ts';
import { deliverMails, type Mailbox, openMailbox } from '#tests/support/mail/mailbox.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { VisitSlot } from '../../visit-slots.ts';

const monday = new Date('2027-06-14T07:00:00Z');
const morning = new Date('2027-06-15T08:40:00Z');
const tuesday = '2027-06-15';
const slot: VisitSlot = '9:00 AM - 11:00 AM';

let site: TestApp;
let mailbox: Mailbox;
let now = monday;
let jo: string;
let other: string;
beforeAll(async () => {
  [site, mailbox] = await Promise.all([startTestApp({ clock: () => now }), openMailbox()]);
  await site.database.db.execute('truncate fitters cascade');
  jo = (await addFitter(site, { name: 'Jo Marsh', accountId: await staffId(site, 'fitter') })).id;
  other = (await addFitter(site, { name: 'Sam Reed' })).id;
});
beforeEach(async () => {
  now = monday;
  mailbox.arrived.length = 0;
  await site.database.db.execute('truncate appointments, mails cascade');
});
afterAll(async () => {
  await site.close();
  await mailbox.close();
});

async function fixVisit(fitterId = jo) {
  const id = await book(site, { preferredDates: [tuesday], preferredTimes: [slot] });
  await setStatus(site, id, { status: 'confirmed', fitterId });
  await deliver();
  mailbox.arrived.length = 0;
  now = morning;
  return id;
}
const deliver = () => deliverMails(site.database.db, mailbox, () => now);

let messages = 0;
async function tell(
  appointmentId: string,
  body: object = {},
  role: 'fitter' | 'support' = 'fitter',
) {
  messages += 1;
  const number = messages;
  const answer = await fetch(`${site.origin}/api/today/on-the-way`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await staffHeaders(site, role)) },
    body: JSON.stringify({
      id: `message-${number}-0123`,
      appointmentId,
      visit: { date: tuesday, slot },
      ...body,
    }),
  });
  return [answer.status, (await answer.json()).detail];
}

describe('on our way', () => {
  it('emails the customer at once who is on the way and when they arrive', async () => {
    const id = await fixVisit();
    expect(await tell(id, { minutes: 20 })).toEqual([200, undefined]);
    await deliver();
    expect(mailbox.arrived).toHaveLength(1);
    const [mail] = mailbox.arrived;
    expect(mail).toMatchObject({ subject: 'We’re on our way' });
    expect(mail?.text).toContain(
      'Jo from Wyvern Vale Flooring is on the way to you and should be there in about 20 minutes.',
    );
    const { history } = await readAppointment(site, id);
    expect(history.at(-1)).toMatchObject({
      what: 'on-the-way',
      note: 'in about 20 minutes',
      visit: { date: tuesday, slot },
    });
  });

  it('is sent once for an id, however often and however many at once ask for it', async () => {
    const id = await fixVisit();
    const same = { id: 'the-same-message' };
    const answers = await Promise.all([tell(id, same), tell(id, same), tell(id, same)]);
    expect(answers.map(([status]) => status)).toEqual([200, 200, 200]);
    expect(await tell(id, same)).toEqual([200, undefined]);
    await deliver();
    expect(mailbox.arrived).toHaveLength(1);
  });

  it('is not sent again within half an hour', async () => {
    const id = await fixVisit();
    const answers = await Promise.all([tell(id), tell(id)]);
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409]);
    expect(await tell(id)).toEqual([
      409,
      'We told them at 09:40 that you’re on the way. Please ring them if anything has changed.',
    ]);
    now = new Date(morning.getTime() + 30 * 60_000);
    expect((await tell(id))[0]).toBe(200);
  });

  it('is refused where it would be wrong', async () => {
    const id = await fixVisit();
    expect((await tell('nothing'))[0]).toBe(404);
    expect(await tell(id, { minutes: 2 })).toEqual([
      400,
      'minutes: must be a whole number from 5 to 180.',
    ]);
    expect((await tell(id, { visit: { date: tuesday, slot: '11:00 AM - 1:00 PM' } }))[0]).toBe(409);
    now = monday;
    expect(await tell(id)).toEqual([409, 'This visit is on Tue 15 Jun 2027, not today.']);
    now = morning;
    await site.database.db.execute(`update appointments set email = '' where id = '${id}'`);
    expect(await tell(id)).toEqual([409, 'Ann Price has no email: please ring 01632 960147.']);
    await setStatus(site, id, { status: 'cancelled' });
    expect((await tell(id))[0]).toBe(409);
  });

  it('is for the fitter of the visit, and the office', async () => {
    const id = await fixVisit(other);
    expect((await tell(id))[0]).toBe(403);
    expect((await tell(id, {}, 'support'))[0]).toBe(200);
  });

  it('that waits too long, or whose visit is cancelled, is not sent', async () => {
    const id = await fixVisit();
    await tell(id);
    now = new Date(morning.getTime() + 46 * 60_000);
    await deliver();
    expect(mailbox.arrived).toEqual([]);
    await tell(id);
    await setStatus(site, id, { status: 'cancelled' });
    await deliver();
    expect(mailbox.arrived.map(({ subject }) => subject)).not.toContain('We’re on our way');
  });
});
