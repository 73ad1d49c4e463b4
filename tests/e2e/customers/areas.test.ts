import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bindFigures } from '#platform/units/bind-figures.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { checkPostcode } from '#tests/support/browser/check-postcode.ts';
import { bookingIn } from '#tests/support/browser/fill-booking.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';

const shared = siteInBrowser('read-only');
const readAnswer = (page: Page) => page.locator('#coverage [aria-live]').innerText();

/** Until its code has come, the form works as it does without script. */
async function waitUntilAwake(page: Page) {
  await page.getByLabel('Your postcode').focus();
  await page.waitForFunction(() => {
    const form = document.querySelector('#coverage form');
    return form && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
}

describe('the postcode check', () => {
  it('answers in place, marks the map and keeps the focus in the field', async () => {
    const { page, complaints, close } = await visit(
      shared.browser,
      `${shared.site.origin}/area/bath`,
    );
    await waitUntilAwake(page);
    await checkPostcode('ba15 1aa')(page);
    await expect.poll(() => readAnswer(page)).toContain('Yes, we cover BA15.');
    const map = page.locator('#coverage svg');
    await expect.poll(() => map.getAttribute('aria-label')).toContain('Marked: BA15');
    await expect.poll(() => map.locator('text', { hasText: 'BA15' }).count()).toBe(1);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id))
      .toBe('coverage-postcode');
    await checkPostcode('sp4')(page);
    await expect
      .poll(() => readAnswer(page))
      .toContain(bindFigures('SP4 is beyond our usual 25 miles.'));
    expect(complaints).toEqual([]);
    await close();
  });

  it('leads on: to a booking within the radius, to a call or a message beyond it', async () => {
    const { page, close } = await visit(shared.browser, `${shared.site.origin}/area/bath`);
    await waitUntilAwake(page);
    await checkPostcode('ba15 1aa')(page);
    const answer = page.locator('#coverage [aria-live]');
    await answer.getByRole('link', { name: 'Book a free measure' }).click();
    await bookingIn(page).dialog.getByText('Step 1 of 4').waitFor();
    await bookingIn(page).dialog.getByRole('button', { name: 'Close' }).click();
    await checkPostcode('sp4')(page);
    const call = answer.getByRole('link', { name: /^01632/ });
    await expect.poll(() => call.getAttribute('href')).toMatch(/^tel:/);
    await expect
      .poll(() => answer.getByRole('link', { name: 'Book a free measure' }).count())
      .toBe(0);
    await answer.getByRole('link', { name: 'send us a message' }).click();
    await page.waitForURL(`${shared.site.origin}/#contact`);
    await expect
      .poll(() =>
        page.locator('#contact').evaluate((section) => section.getBoundingClientRect().top),
      )
      .toBeLessThan(200);
    await close();
  });

  it.each([
    ['nonsense', 'A postcode must be a UK postcode'],
    ['qq1 1qq', 'There is no district QQ1 that we know of.'],
  ])('tells what is wrong with %s', async (postcode, words) => {
    const { page, close } = await visit(shared.browser, `${shared.site.origin}/area/bath`);
    await checkPostcode(postcode)(page);
    await expect.poll(() => readAnswer(page)).toContain(words);
    const field = page.getByLabel('Your postcode');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => field.getAttribute('aria-describedby')).toContain('coverage-error');
    await close();
  });

  it('answers without script', async () => {
    const { page, close } = await visit(shared.browser, `${shared.site.origin}/area/bath`, {
      javaScriptEnabled: false,
    });
    await checkPostcode('BS1 4DJ')(page);
    await expect.poll(() => page.url()).toContain('postcode=BS1+4DJ#coverage');
    await expect.poll(() => readAnswer(page)).toContain('Yes, we cover BS1.');
    await close();
  });
});

describe('the page of an area', () => {
  it('tells search engines where it is and what it says', async () => {
    const html = await (await fetch(`${shared.site.origin}/area/bath`)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toContain('<link rel="canonical" href="http://localhost:3000/area/bath"/>');
    expect(head).toContain('<meta property="og:image" content="http://localhost:3000/images/');
    expect(head).toMatch(/<title>[^<]*Bath[^<]*<\/title>/);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const [business, crumbs] = blocks.map(([, json = '']) => JSON.parse(json));
    expect(business.aggregateRating).toMatchObject({ ratingValue: 4.8, reviewCount: 127 });
    expect(business.areaServed[0].name).toBe('Bath');
    expect(crumbs.itemListElement.map((item: { name: string }) => item.name)).toEqual([
      'Home',
      'Bath',
    ]);
  });

  it('is a 404 for an area that is not there, with the way home', async () => {
    expect((await fetch(`${shared.site.origin}/area/atlantis`)).status).toBe(404);
    const { page, close } = await visit(shared.browser, `${shared.site.origin}/area/atlantis`);
    await page.getByRole('link', { name: 'Return Home' }).click();
    await page.waitForURL(`${shared.site.origin}/`);
    await close();
  });

  it('says that it is loading while it is read', async () => {
    const { page, close } = await visit(shared.browser, `${shared.site.origin}/area/bath`);
    await waitUntilAwake(page);
    await page.route('**/api/service-areas/calne', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page
      .getByRole('link', { name: /^Calne/ })
      .last()
      .click();
    await page.getByText('Loading service area information...').waitFor();
    await page.getByRole('heading', { name: /Calne/, level: 1 }).waitFor();
    await expect.poll(() => page.title()).toContain('Calne');
    await close();
  });
});
