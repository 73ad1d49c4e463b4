import { expect, it } from 'vitest';
import { nameCustomer } from '#features/chat/server/conversations/name-customer.ts';
import { emailUnseenReplies } from '#features/chat/server/links/email-unseen.ts';
import { findMailsAbout } from '#platform/server/mail/queries.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { chatIn } from '#tests/support/browser/visitor-chat.ts';
import { beginChat, ChatClient } from '#tests/support/chat/chat-client.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';

const shared = siteInBrowser();
const inTenMinutes = () => new Date(Date.now() + 600_000);

it('the link of an email opens the conversation in the chat of another browser', async () => {
  const { site } = shared;
  const { db } = site.database;
  const { visitor, id } = await beginChat(site, 'Do you fit stair runners?');
  await db.transaction((tx) => nameCustomer(tx, id, { email: 'ann@example.com' }));
  visitor.close();
  const staff = new ChatClient(site.origin, await staffHeaders(site, 'support'));
  await staff.next('connected');
  const content = 'We do, in any width.';
  staff.send({ type: 'send_message', senderType: 'team_member', conversationId: id, content });
  await staff.next('message_ack');
  staff.close();
  await emailUnseenReplies({ db, clock: inTenMinutes, publicUrl: site.origin });
  const [mail] = await findMailsAbout(db, [id]);
  const link = /http[^"]+\/chat#token=[\w-]+/.exec(JSON.stringify(mail?.message))?.[0] ?? '';

  const { page, complaints, close } = await visit(shared.browser, link);
  const chat = chatIn(page);
  await chat.log.getByText(content).waitFor();
  await chat.say('Lovely, thank you');
  await page.getByText('Carry on in the chat on this page.').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
