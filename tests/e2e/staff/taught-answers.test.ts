import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { chatIn } from '#tests/support/browser/visitor-chat.ts';

const shared = siteInBrowser({ adam: {} });
const question = 'will it flimble in a yurt';
const answer = 'In a yurt it flimbles beautifully.';

it('a question that the guide cannot answer is answered by support, published by an admin, and answered from then on', async () => {
  const { site, browser } = shared;
  const customer = await visit(browser, site.origin, { viewport: { width: 390, height: 844 } });
  const chat = chatIn(customer.page);
  await chat.open();
  await chat.say(question);
  await chat.card.getByText('I can’t answer that one.').waitFor();

  const profile = await signedInProfile(site, 'support');
  const staff = await visit(browser, `${site.origin}/admin/assistant`, profile);
  const row = staff.page.getByRole('listitem').filter({ hasText: question });
  await row.getByRole('button', { name: 'Write the answer' }).click();
  await staff.page.getByRole('textbox', { name: 'Answer' }).fill(answer);
  await staff.page.getByRole('button', { name: 'Save' }).click();
  await staff.page.getByText('Sent to the admins').first().waitFor();
  await staff.page.getByText('Customers get it once an admin has published it.').waitFor();

  const admin = await visit(
    browser,
    `${site.origin}/admin/assistant`,
    await signedInProfile(site, 'admin'),
  );
  await admin.page.getByRole('button', { name: 'Check and publish' }).click();
  await admin.page.getByRole('button', { name: 'Save and publish' }).click();
  await admin.page.getByText('Adam knows it now').first().waitFor();
  await admin.page.getByText(answer).first().waitFor();
  expect(admin.complaints).toEqual([]);
  await admin.close();

  await chat.say('does it flimble in my yurt?');
  const given = chat.card.getByText(answer);
  await given.waitFor();

  await row.getByRole('link', { name: 'Conversation' }).waitFor({ state: 'detached' });
  await staff.page.goto(`${site.origin}/team-chat?conversation=${await chat.conversationId()}`);
  const shown = staff.page.getByRole('log').getByRole('listitem').filter({ hasText: answer });
  await shown.getByRole('button', { name: 'Mark as wrong' }).click();
  await shown.getByText('Marked as wrong').waitFor();
  await shown.getByRole('button', { name: 'Write the right answer' }).click();
  const field = staff.page.getByRole('textbox', { name: 'Question', exact: true });
  await expect.poll(() => field.inputValue()).toBe('does it flimble in my yurt?');
  await staff.page.keyboard.press('Escape');
  await shown.getByRole('button', { name: 'Not wrong after all' }).click();
  await shown.getByRole('button', { name: 'Mark as wrong' }).waitFor();
  expect([...customer.complaints, ...staff.complaints]).toEqual([]);
  await Promise.all([customer.close(), staff.close()]);
});
