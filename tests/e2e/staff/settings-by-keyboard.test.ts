import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openWindow, screensFolder } from '#tests/support/browser/browser.ts';
import { goTo, readDescription } from '#tests/support/browser/settled.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { plainImage } from '#tests/support/fixtures/uploads.ts';
import {
  controlNamed,
  hasFocus,
  pressByKeyboard,
  typeInto,
  typeOver,
} from '#tests/support/screens/by-keyboard.ts';
import { findOverflow } from '#tests/support/screens/describe-screens.ts';

/** Times are typed so that clocks of 12 and of 24 hours understand them. */
type Mistake = readonly [field: string, typed: string, says: string, corrected?: string];
type Screen = {
  path: string;
  /** Buttons to press one after the other, with the field that shows up where it takes more. */
  open?: readonly (string | RegExp)[];
  /** A picture to choose, in the system's own dialog. */
  picture?: Parameters<typeof plainImage>;
  /** Fields to fill with what is right. */
  fill?: readonly (readonly [field: string, typed: string])[];
  save: string;
  /** In the order of the screen; all but the last are corrected. */
  mistakes: readonly Mistake[];
};

const screens: Record<string, Screen> = {
  firm: {
    path: '/admin/firm',
    save: 'Save settings',
    mistakes: [
      ['Name', '', 'Please enter the name.', 'Severn Floors'],
      ['Telephone', '12', 'Must be a phone number that can be rung.', '01632 960 882'],
      ['Brand', '#ffc93c', 'White text on it has a contrast of 1.5', '#1f4a3c'],
      ['Thursday, closes', '0100A', 'Must close later than it opens.', '1000A'],
      ['Miles from the postcode', 'x', 'Must be a whole number from 1 to 200.', '20'],
      ['Time 2, from', '0100A', 'Must not begin before the one above ends.', '1100A'],
      ['Shortest visit, in minutes', '400', 'Must not be more than the longest visit.', '45'],
      ['Guarantee on carpet fitting, in years', '99', 'Must be a whole number from 0 to 50.', '2'],
      ['Carpet supplied and fitted from, in £ per m²', 'x', 'Must be a price from £0 to £', '0'],
      ['Stars, of 5', '9', 'Must be from 1 to 5.', '5'],
      ['Where it can be read', 'http://x', 'begins with https://', ' '],
      ['VAT, in per cent', '90', 'Must be from 0 to 50.', '20'],
      ['Name on the bank account', 'Severn', 'Must go with sort code and account number', ' '],
      ['Replies go to', 'nobody', 'Must be an email address.', 'hello@severn.example'],
      ['Alerts go to', 'nobody', 'Must be at most five email addresses', 'me@severn.example'],
      ['Chats', '0', 'Must be a whole number from 1 to 999.', '12'],
      ['Their first words', 'I am {nobody}', 'which is no fact of the firm'],
    ],
  },
  'visit times beyond the hours': {
    path: '/admin/firm',
    save: 'Save settings',
    mistakes: [['Time 1, from', '0100A', 'lies outside the opening hours of every day']],
  },
  logo: {
    path: '/admin/firm',
    picture: [300, 100, '#fefefe'],
    save: 'Save settings',
    mistakes: [['Another logo', '', 'The logo is almost white, and stands on white']],
  },
  'social links': {
    path: '/admin/firm',
    open: ['Add a link'],
    save: 'Save settings',
    mistakes: [['Link 1', 'facebook', 'Must be an address that begins with https://.']],
  },
  'set-up: firm': {
    path: '/admin/firm?step=firm',
    save: 'Save and go on',
    mistakes: [['Email', 'nobody', 'Must be an email address.']],
  },
  'set-up: hours': {
    path: '/admin/firm?step=hours',
    save: 'Save and go on',
    mistakes: [['Monday, closes', '0100A', 'Must close later than it opens.']],
  },
  'set-up: area': {
    path: '/admin/firm?step=area',
    save: 'Save and go on',
    mistakes: [['Miles from the postcode', '0', 'Must be a whole number from 1 to 200.']],
  },
  'set-up: prices': {
    path: '/admin/firm?step=prices',
    save: 'Save and go on',
    mistakes: [
      [
        'Professional fitting',
        '-1',
        'This must be from £0.00 to £200.00, in pounds and pence.',
        '16',
      ],
      ['Deposit, in per cent', '101', 'Must be a whole number from 0 to 100.'],
    ],
  },
  'set-up: emails': {
    path: '/admin/firm?step=mail',
    save: 'Save and go on',
    mistakes: [['Alerts go to', 'nobody', 'Must be at most five email addresses']],
  },
  'price book': {
    path: '/admin/prices',
    save: 'Save prices',
    mistakes: [
      ['Gripper', '900', 'This must be from £0.00 to £100.00, in pounds and pence.', '1.30'],
      ['Levelling', 'x', 'This must be from £0.00 to £200.00, in pounds and pence.'],
    ],
  },
  offer: {
    path: '/admin/offers',
    open: ['Add offer'],
    fill: [['What the banner says', 'January carpets']],
    save: 'Add offer',
    mistakes: [['Per cent off', '200', 'Must be a whole per cent from 1 to 90.']],
  },
  'price change': {
    path: '/admin/products?category=carpet',
    open: [/^Change prices \(all \d/],
    save: 'Preview',
    mistakes: [['Per cent (%)', 'x', 'Must be a number, such as 4.']],
  },
  product: {
    path: '/admin/products',
    open: ['Add product'],
    save: 'Add product',
    mistakes: [['Name', '', 'Please enter a name']],
  },
  banner: {
    path: '/admin/banners',
    open: ['Add banner'],
    save: 'Add banner',
    mistakes: [['Name', '', 'Please enter a name']],
  },
  area: {
    path: '/admin/areas',
    open: ['Add an area'],
    fill: [['Name', 'Gloucester']],
    save: 'Add area',
    mistakes: [['Address of the page', 'Two words', 'Must be small letters, digits and hyphens']],
  },
  text: {
    path: '/admin/texts?text=carpets',
    save: 'Save text',
    mistakes: [['Heading of the buying advice', 'Ask {nobody}', '{nobody} is not known here']],
  },
  fitter: {
    path: '/admin/fitters',
    open: ['Add a fitter'],
    save: 'Add fitter',
    mistakes: [
      ['Name', '', 'Name must be at least 2 characters', 'Gwen Pugh'],
      ['Areas they prefer', 'nowhere', 'Please enter first halves of postcodes'],
    ],
  },
  'closed day': {
    path: '/admin/fitters',
    save: 'Close this day',
    mistakes: [['Close on', '', 'Please select a valid date']],
  },
  invitation: {
    path: '/admin/team',
    open: ['Invite a colleague'],
    fill: [['Name', 'Gwen Pugh']],
    save: 'Send invitation',
    mistakes: [['Email', 'nobody', 'Please enter a valid email']],
  },
  'taught answer': {
    path: '/admin/assistant',
    open: ['Add an answer'],
    save: 'Save',
    mistakes: [['Question', '', 'Please write a question.']],
  },
  model: {
    path: '/admin/assistant',
    fill: [['Provider', 'Anthropic']],
    save: 'Save model',
    mistakes: [['Address', 'http://model.example', 'Must begin with https://.']],
  },
};

const shared = siteInBrowser();
const narrow = { width: 320, height: 900 };

it.each(Object.entries(screens))(
  'a mistake is met by keyboard at 320 px: %s',
  async (name, { path: where, open = [], picture, fill = [], save, mistakes }) => {
    const { page, close } = await openWindow(shared.browser, {
      ...(await signedInProfile(shared.site, 'admin')),
      viewport: narrow,
      reducedMotion: 'reduce',
    });
    await goTo(page, shared.site.origin + where);
    for (const button of open) await pressByKeyboard(page, button);
    for (const [field, typed] of fill) await typeInto(page, field, typed);
    if (picture) {
      const buffer = await plainImage(...picture)
        .png()
        .toBuffer();
      const file = { name: 'logo.png', mimeType: 'image/png', buffer };
      await controlNamed(page, 'Logo').setInputFiles(file);
    }
    for (const [field, typed] of mistakes) await typeInto(page, field, typed);
    await pressByKeyboard(page, save);
    for (const [field, , says, corrected] of mistakes) {
      const control = controlNamed(page, field);
      await expect.poll(() => hasFocus(control), { message: field, timeout: 5000 }).toBe(true);
      await expect.poll(() => readDescription(control)).toContain(says);
      if (field === mistakes[0]?.[0]) await keepImages(page, name);
      if (corrected === undefined) break;
      await typeOver(page, corrected);
      await page.keyboard.press('Enter');
    }
    expect(await findOverflow(page)).toEqual([]);
    await close();
  },
);

/** With SCREENS=1 pictures are kept of what was met, at the widths at which a designer looks at it. */
async function keepImages(page: Page, name: string) {
  if (!process.env.SCREENS) return;
  await mkdir(screensFolder, { recursive: true });
  for (const width of [1440, 820, 390, narrow.width]) {
    await page.setViewportSize({ width, height: narrow.height });
    const file = `mistake-${name}-${width}.png`.replaceAll(/[ :]+/g, '-');
    await page.screenshot({ path: path.join(screensFolder, file), fullPage: true });
  }
}
