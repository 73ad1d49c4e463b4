import { expect, it } from 'vitest';
import { openVisitCard, pressCard } from '#tests/support/chat/press-cards.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { reportUnfinishedCards } from './report-unfinished-cards.ts';

const minute = 60_000;

it('hands over a card with a phone number that was not sent for ten minutes, once', async () => {
  let now = new Date();
  const clock = () => now;
  const site = await startTestApp({ adam: {}, clock, chat: { messagesPerMinute: 10_000 } });
  const { db } = site.database;
  const open = await openVisitCard(site, 'unsent@example.com', { phone: '07700 900777' });
  const sent = await openVisitCard(site, 'sent@example.com');
  open.chat.visitor.send({ type: 'save_card', conversationId: open.id, card: open.card });
  await open.chat.visitor.next('card_saved');
  await pressCard(site, {
    id: sent.id,
    cookie: sent.chat.visitor.cookie,
    card: sent.card,
    key: 'k',
  });
  const read = async (id: string) => {
    const headers = await staffHeaders(site, 'support');
    return (await fetch(`${site.origin}/api/chat/conversations/${id}`, { headers })).json();
  };
  now = new Date(now.getTime() + 9 * minute);
  await reportUnfinishedCards({ db, clock });
  expect(await read(open.id)).toMatchObject({ handedOver: false });
  now = new Date(now.getTime() + 2 * minute);
  for (let again = 0; again < 2; again += 1) await reportUnfinishedCards({ db, clock });
  expect(await read(open.id)).toMatchObject({ handedOver: true, noteCount: 1 });
  expect(await read(sent.id)).toMatchObject({ handedOver: false });
  for (const { chat } of [open, sent]) chat.close();
  await site.close();
});
