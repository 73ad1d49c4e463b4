import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startingRanges } from '#app/server/adam/create-business-tools.ts';
import { findRetired } from '#features/assistant/server/adam.ts';
import { fillAnswer } from '#features/assistant/server/taught-answers/answer-index.ts';
import { readStartingAnswers } from '#features/assistant/server/taught-answers/seed-taught-answers.ts';
import { writeCalendarFile } from '#features/booking/server/mails/calendar-file.ts';
import { renderEmail } from '#features/business/server/render-email.ts';
import { addDays, dayInLondon } from '#platform/dates/london-time.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { plainImage } from '#tests/support/fixtures/uploads.ts';
import { resetFirm } from '#tests/support/reference-firm.ts';

const shared = siteInBrowser();
afterAll(resetFirm);

/** What must not be left of the firm with which a new site begins. */
const traces =
  /[Ww]yvern|[Cc]hippenham|[Ww]iltshire|SN15|960 ?147|\bAdam\b|20\+ years|1000\+|£4\.50|Kennet|Bradford Twist/;

/** Twelve products of its own, three of each category. */
const products = [
  'Name,SKU,Type,Category,Page,Price (£),Unit,Stock,Colours,Description',
  ...(
    [
      ['carpet', 'carpets', 21.5],
      ['vinyl', 'vinyl', 19.9],
      ['laminate', 'laminate', 14.2],
      ['lvt', 'lvt', 28],
    ] as const
  ).flatMap(([category, place, price]) =>
    ['Severn', 'Quay', 'Docks'].map((name, n) => {
      const sku = `SF-${category}-${n}`;
      const colours = `Stone #b5b3ad [${sku}-1]; Slate #4a4f55 [${sku}-2] (onbackorder)`;
      return `${name} ${category},${sku},catalog,${category},${place},${(price + n).toFixed(2)},m²,instock,${colours},A floor of ours.`;
    }),
  ),
].join('\n');

it('a second firm is set up through the panel alone, and nothing of the first is left', async () => {
  const { site, browser } = shared;
  const { page, complaints, close } = await visit(browser, `${site.origin}/admin/firm`, {
    ...(await signedInProfile(site, 'admin')),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const go = async (tab: string) => {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: tab, exact: true }).waitFor();
  };
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const fill = async (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(value);
  };

  await fill({
    Name: 'Severn Floors',
    'Short name': 'Severn',
    'Legal name': 'Severn Floors Gloucester Ltd',
    Telephone: '01632 960 882',
    Email: 'hello@severnfloors.example',
    Street: 'Unit 4, Bakers Quay Mews',
    Town: 'Gloucester',
    County: 'Gloucestershire',
    Region: 'the South West',
    Postcode: 'GL1 5SF',
    'Company number': '00000002',
    'VAT number': 'GB 000 0000 02',
    'Trading since': '2011',
    'Year in the footer': '2026',
    Brand: '#3b2a5f',
    'Buttons to press': '#e4572e',
    'Miles from the postcode': '20',
    'Hours until we answer': '8',
    'Guarantee on carpet fitting, in years': '3',
    'Warranty on repairs, in months': '6',
    'Years of experience, at least': '0',
    'Customers, at least': '0',
    'Carpet supplied and fitted from, in £ per m²': '0',
    'Name on the bank account': 'Severn Floors',
    'Sort code': '00-00-00',
    'Account number': '00000002',
    'Deposit, in per cent': '25',
    Signature: 'Your team at Severn Floors',
    'The assistant’s name': 'Sabrina',
    'Their role': 'Floor helper',
  });
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await fill({
      [`${day}, opens`]: '07:30',
      [`${day}, closes`]: day === 'Friday' ? '15:00' : '17:00',
    });
  await page.getByLabel('Saturday', { exact: true }).uncheck();
  await press('Remove time 4');
  for (const [n, [from, to]] of [
    ['07:30', '10:00'],
    ['10:00', '12:30'],
    ['13:00', '15:00'],
  ].entries())
    await fill({ [`Time ${n + 1}, from`]: String(from), [`Time ${n + 1}, to`]: String(to) });
  await page.getByLabel('Show a rating on the home and category pages').uncheck();
  await page.getByLabel('Show a rating on the pages of areas').uncheck();
  await page.getByLabel('Logo', { exact: true }).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await plainImage(480, 160, '#3b2a5f').png().toBuffer(),
  });
  await page.getByRole('button', { name: 'Remove the logo' }).waitFor();
  await press('Add a link');
  await fill({ 'Link 1': 'https://www.facebook.com/severnfloors' });
  await press('Save settings');
  await page.getByText('Settings saved').first().waitFor();

  await go('Areas');
  const removal = page.getByRole('button', { name: /^Remove / });
  await removal.first().waitFor();
  for (let left = await removal.count(); left > 0; left -= 1) {
    await removal.first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Remove / })
      .click();
    await expect.poll(() => removal.count()).toBe(left - 1);
  }
  for (const [name, postcode] of [
    ['Gloucester', 'GL1'],
    ['Cheltenham', 'GL50'],
    ['Stroud', 'GL5'],
    ['Tewkesbury', 'GL20'],
  ] as const) {
    await press('Add an area');
    await fill({
      Name: name,
      Postcode: postcode,
      'In a sentence': `Floors in ${name} and around.`,
      'Title for search engines': `Carpet Fitters in ${name}`,
      'Description for search engines': `Carpet, vinyl and laminate fitted in ${name}.`,
      Text: `We fit floors in ${name}.`,
    });
    await press('Add area');
    await page.getByRole('link', { name: `/area/${name.toLowerCase()}` }).waitFor();
  }

  await go('Banners');
  const deletion = page.getByRole('button', { name: /^Delete / });
  await deletion.first().waitFor();
  for (let left = await deletion.count(); left > 0; left -= 1) {
    await deletion.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => deletion.count()).toBe(left - 1);
  }

  await go('Offers');
  const end = page.getByRole('button', { name: /^End / });
  await end.first().waitFor();
  for (let left = await end.count(); left > 0; left -= 1) {
    await end.first().click();
    await page.getByRole('dialog').getByRole('button', { name: /^End/ }).click();
    await expect.poll(() => end.count()).toBe(left - 1);
  }

  await go('Products');
  const ticks = page.getByRole('checkbox', { name: /^Tick / });
  await ticks.first().waitFor();
  while ((await ticks.count()) > 0) {
    const first = await ticks.first().evaluate((tick) => tick.closest('label')?.textContent ?? '');
    for (const tick of await ticks.all()) await tick.check();
    await press('Delete ticked');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete \d/ })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The list shows what it had until it is read again.
    await page.getByRole('checkbox', { name: first, exact: true }).waitFor({ state: 'detached' });
    await ticks.or(page.getByText('No products found')).first().waitFor();
  }
  await press('Import CSV');
  await page.getByLabel('CSV file').setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(products),
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('12 added, 0 changed').first().waitFor();

  await go('Price book');
  await fill({ 'Premium carpet': '21.50', 'Luxury vinyl': '19.90', 'Premium laminate': '14.20' });
  await press('Save prices');
  await page.getByText('Prices saved').first().waitFor();

  await go('Offers');
  await press('Add offer');
  const today = dayInLondon(new Date());
  // Products are too new for a price to be crossed out sooner.
  await fill({
    'What the banner says': 'January carpets',
    'Per cent off': '12',
    'From (day)': addDays(today, 35),
    'From (time)': '08:00',
    'To (day)': addDays(today, 62),
    'To (time)': '17:00',
  });
  await page.getByRole('group', { name: 'Categories' }).getByLabel('Carpet').check();
  await page.getByRole('group', { name: 'Banner on' }).getByLabel('Carpets').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Add offer' }).click();
  await page.getByRole('button', { name: 'Withdraw January carpets' }).waitFor();
  expect(complaints).toEqual([]);
  await close();

  const siteMap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const paths = [...siteMap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(paths).toEqual(expect.arrayContaining(['/area/stroud', '/products/severn-carpet']));
  const home = await (await fetch(site.origin)).text();
  for (const part of [
    / src="\/images\/upload-[^"]+" width="480" height="160" alt="Severn Floors"/,
    /"logo":"https?:[^"]+\/images\/upload-/,
    /href="https:\/\/www\.facebook\.com\/severnfloors"[^>]*>Facebook</,
    /"sameAs":\["https:\/\/www\.facebook\.com\/severnfloors"\]/,
  ])
    expect(home).toMatch(part);
  const files = [
    '/404',
    '/robots.txt',
    '/.well-known/security.txt',
    '/staff.webmanifest',
    '/favicon.svg',
  ];
  for (const path of [...paths, ...files]) {
    const text = await (await fetch(`${site.origin}${path || '/'}`)).text();
    expect(traces.exec(text)?.[0] ?? '', `${path}: ${around(text)}`).toBe('');
  }
  const built = path.resolve(import.meta.dirname, '../../../dist/client/assets');
  for (const file of readdirSync(built).filter((name) => /\.(js|css)$/.test(name)))
    expect(around(readFileSync(path.join(built, file), 'utf8')), file).toBe('');

  expect(home).not.toContain('00-00-00');
  const { text, html } = renderEmail({ heading: 'Hello', parts: [] });
  expect(around(text + html)).toBe('');
  const visitFile = writeCalendarFile('PUBLISH', {
    appointmentId: 'a',
    visit: { date: '2027-03-01', slot: '10:00 AM - 12:30 PM' },
    revision: 1,
    now: new Date(0),
    summary: 'Free measure',
  });
  expect(visitFile).toContain('Severn Floors');
  expect(around(visitFile)).toBe('');
  const shop = await (await fetch(`${site.origin}/api/products`)).json();
  const retired = findRetired(startingRanges, shop);
  for (const taught of readStartingAnswers(new Date(0)))
    for (const { question, alsoAsked, answer } of fillAnswer(taught, retired))
      expect(around([question, ...alsoAsked, answer].join('; '))).toBe('');
});

/** The words around the first trace. */
function around(text: string): string {
  const at = traces.exec(text)?.index;
  return at === undefined ? '' : text.slice(Math.max(0, at - 60), at + 60);
}
