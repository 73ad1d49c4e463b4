import { describe, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { bookingIn } from '#tests/support/browser/fill-booking.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';

const shared = siteInBrowser();

const openSite = (path = '/') =>
  visit(shared.browser, shared.site.origin + path, { reducedMotion: 'reduce', isFirstVisit: true });

async function openContactForm() {
  const { page, close } = await openSite('/#contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#contact form') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Weaver');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Phone').fill('01632 960 147');
  return { page, form, send: form.getByRole('button', { name: 'Send Message' }), close };
}

async function openLastBookingStep() {
  const { page, close } = await openSite();
  const booking = bookingIn(page);
  await booking.open();
  await booking.fillProject();
  await booking.fillContact();
  await booking.pickDays(1);
  await booking.pickMorning();
  return { page, booking, close };
}

describe('without a connection', () => {
  it('the contact form asks to try again later, and sends what was entered once there is one', async () => {
    const { page, form, send, close } = await openContactForm();
    await page.context().setOffline(true);
    // The first attempt loads the schema of the form, the second one sends.
    await send.click();
    await page.getByText('Please try again later.').first().waitFor();
    await page.context().setOffline(false);
    await form.getByLabel('Phone').fill('call me');
    await send.click();
    await form.getByText('Please enter a valid phone number').waitFor();
    await form.getByLabel('Phone').fill('01632 960 147');
    await page.context().setOffline(true);
    await send.click();
    // This toast takes the place of the first attempt's, which may still be on screen.
    await page.getByText('Trying again…').first().waitFor();
    await page.getByText('Error Sending Message').first().waitFor();
    await page.getByText('Please try again later.').first().waitFor();
    await page.context().setOffline(false);
    await send.click();
    await page.getByText('Message Sent!').first().waitFor();
    await close();
  });

  it('the booking dialog asks to try again later', async () => {
    const { page, booking, close } = await openLastBookingStep();
    await page.context().setOffline(true);
    await booking.book().click();
    await booking.dialog.getByText('Please try again later.').first().waitFor();
    await close();
  });
});

describe('the HTML page of a proxy is never shown', () => {
  it.each([502, 200])('by the contact form, with status %i', async (status) => {
    const { page, send, close } = await openContactForm();
    await page.route('**/api/contact-submissions', (route) =>
      route.fulfill({ status, contentType: 'text/html', body: '<html>nginx says no</html>' }),
    );
    await send.click();
    await page.getByText('Error Sending Message').first().waitFor();
    await expect.poll(() => page.getByText(/<html|nginx|JSON/).count()).toBe(0);
    await close();
  });
});
