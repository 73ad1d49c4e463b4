import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findMailsAbout } from '#platform/server/mail/queries.ts';
import {
  book,
  endUndo,
  readAppointment,
  setStatus,
  weekdayFrom,
} from '#tests/support/fixtures/bookings.ts';
import { callAs, emptyTables } from '#tests/support/fixtures/customers.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
beforeEach(() => emptyTables(site, ['appointments', 'mails', 'changes']));
afterAll(() => site.close());

const note = 'Our van is off the road.\nSorry for the trouble.';
const slot = '1:00 PM - 3:00 PM';
const move = (id: string, body: object) =>
  callAs(site, 'support', 'PATCH', `/api/appointments/${id}/visit`, {
    visit: { date: weekdayFrom(8), slot },
    ...body,
  });
const readLast = async (id: string, kind: string) =>
  (await findMailsAbout(site.database.db, [id])).findLast(({ eventKey }) =>
    eventKey.startsWith(`${kind}:`),
  )?.message?.content.parts;
const readEntry = async () =>
  (await (await callAs(site, 'admin', 'GET', '/api/admin/history')).json())[0];

describe('a note to the customer', () => {
  it('is in the email about the confirmation, the move and the cancellation, and in the history', async () => {
    const id = await book(site);
    await setStatus(site, id, { status: 'confirmed', note: 'Please ring the top bell.' });
    expect(await readLast(id, 'booking-confirmed')).toContainEqual({
      say: 'Please ring the top bell.',
    });
    await endUndo(site, id);
    expect((await move(id, { note })).status).toBe(200);
    expect(await readLast(id, 'booking-moved')).toContainEqual({ say: note });
    expect(JSON.stringify(await readLast(id, 'notice-moved'))).toContain('Our van');
    expect(await readEntry()).toMatchObject({ what: 'moved', after: { note } });
    await setStatus(site, id, { status: 'cancelled', note: 'As agreed on the phone.' });
    expect(await readLast(id, 'booking-cancelled')).toContainEqual({
      say: 'As agreed on the phone.',
    });
    const { history } = await readAppointment(site, id);
    expect(history.slice(1)).toMatchObject([
      { what: 'confirmed', note: 'Please ring the top bell.' },
      { what: 'moved', note },
      { what: 'cancelled', note: 'As agreed on the phone.' },
    ]);
  });

  it('is in the one email about two changes, the second of which has none', async () => {
    const id = await book(site);
    await setStatus(site, id, { status: 'confirmed', note, undoable: true });
    expect((await move(id, { undoable: true })).status).toBe(200);
    expect(await readLast(id, 'booking-confirmed')).toContainEqual({ say: note });
  });

  it('is left out where there is none', async () => {
    const id = await book(site);
    await setStatus(site, id, { status: 'cancelled', note: ' ' });
    const { history } = await readAppointment(site, id);
    expect(history.at(-1)).toMatchObject({ what: 'cancelled', note: null });
    expect((await readEntry()).after).not.toHaveProperty('note');
    for (const part of (await readLast(id, 'booking-cancelled')) ?? [])
      expect(part).not.toEqual({ say: '' });
  });

  it('has at most 500 characters', async () => {
    const id = await book(site);
    for (const answer of [
      await setStatus(site, id, { status: 'cancelled', note: 'x'.repeat(501) }),
      await move(id, { note: 'x'.repeat(501) }),
    ])
      expect([answer.status, (await answer.json()).detail]).toEqual([
        400,
        'note: Please keep the note to 500 characters',
      ]);
  });
});
