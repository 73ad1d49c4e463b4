import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';

const shared = siteInBrowser();
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

const isReady = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('#contact form') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );

const formIn = (page: Page) => {
  const form = page.getByRole('form', { name: 'Write to us' });
  return { form, send: form.getByRole('button', { name: 'Send Message' }) };
};

async function openForm() {
  const shown = await visit(shared.browser, `${shared.site.origin}/#contact`, phone);
  await shown.page.locator('#contact').scrollIntoViewIfNeeded();
  await isReady(shown.page);
  return { ...shown, ...formIn(shown.page) };
}

describe('the contact form', () => {
  it('asks for what is required, sends, thanks and clears', async () => {
    const { page, form, send, complaints, close } = await openForm();
    await form.getByLabel('Last name').fill('Weaver');
    await send.click();
    await page.getByText('Please fill in all required fields.').first().waitFor();
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
      .toBe('firstName');
    await form.getByLabel('First name').fill('Ada');
    await form.getByLabel('Email').fill('ada@example.com');
    await form.getByLabel('Phone').fill('call me');
    await send.click();
    await form.getByText('Please enter a valid phone number').waitFor();
    await form.getByLabel('Phone').fill('01632 960 147');
    await form.getByLabel('Project details').fill('Hall, stairs and landing');
    await send.click();
    await page.getByText('Message Sent!').first().waitFor();
    await expect.poll(() => form.getByLabel('First name').inputValue()).toBe('');
    const confirmation = form.getByText('Thanks, Ada. We have your message.');
    await confirmation.waitFor();
    const top = await confirmation.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(phone.viewport.height);
    await form.getByLabel('First name').fill('B');
    await expect.poll(() => confirmation.count()).toBe(0);
    const headers = await staffHeaders(shared.site, 'support');
    const leads = await fetch(`${shared.site.origin}/api/contact-submissions`, { headers });
    expect((await leads.json())[0]).toMatchObject({
      firstName: 'Ada',
      message: 'Hall, stairs and landing',
      source: 'contact_form',
      followedUp: false,
    });
    expect(complaints).toEqual([]);
    await close();
  });

  it('says in its own words what is wrong, until the field is corrected', async () => {
    const { form, send, close } = await openForm();
    await send.click();
    const firstName = form.getByText('Please enter your first name');
    await firstName.waitFor();
    await form.getByLabel('First name').fill('Ada');
    await expect.poll(() => firstName.count()).toBe(0);
    await expect.poll(() => form.getByText('Please enter your last name').isVisible()).toBe(true);
    await form.getByLabel('Last name').fill('Weaver');
    await form.getByLabel('Email').fill('ada at home');
    await form.getByLabel('Phone').fill('01632 960 147');
    await send.click();
    const email = form.getByText('Please enter a valid email address');
    await email.waitFor();
    await expect.poll(() => form.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
    await form.getByLabel('Email').fill('ada@example.com');
    await expect.poll(() => email.count()).toBe(0);
    await expect.poll(() => form.getByLabel('Email').getAttribute('aria-invalid')).toBeNull();
    await close();
  });

  it('keeps what was entered out of the URL when Enter comes before its code', async () => {
    const context = await shared.browser.newContext(phone);
    const page = await context.newPage();
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/assets\/(entry|home-lower-half)[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${shared.site.origin}/#contact`, { waitUntil: 'commit' });
    const { form } = formIn(page);
    await form.getByLabel('First name').fill('Ada');
    await form.getByLabel('Email').fill('ada@example.com');
    await form.getByLabel('Email').press('Enter');
    release();
    await isReady(page);
    await expect.poll(() => page.url()).toBe(`${shared.site.origin}/#contact`);
    await expect.poll(() => form.getByLabel('First name').inputValue()).toBe('Ada');
    await expect.poll(() => form.getByLabel('Email').inputValue()).toBe('ada@example.com');
    await context.close();
  });
});
