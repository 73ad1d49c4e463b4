import { afterEach, expect, it } from 'vitest';
import { changeFirm, resetFirm } from '#tests/support/reference-firm.ts';
import { describeSender, renderEmail } from './render-email.ts';

afterEach(resetFirm);
const readFoot = () => {
  const { text, html } = renderEmail({ heading: 'Hello', parts: [] });
  return { text: text.split('-- \n')[1] ?? '', html };
};

it('comes from the firm, and replies go to it', () => {
  expect(describeSender()).toEqual({
    from: { name: 'Wyvern Vale Flooring', address: 'hello@wyvernvale.example' },
  });
});

it('comes under another name, with another address for replies, where the settings say so', () => {
  const mails = { senderName: 'Severn, Floors', replyTo: 'office@severnfloors.example' };
  changeFirm({ mails });
  expect(describeSender()).toEqual({
    from: { name: 'Severn, Floors', address: 'hello@wyvernvale.example' },
    replyTo: 'office@severnfloors.example',
  });
});

it('ends with the signature and what company law asks for, as text and as HTML', () => {
  expect(readFoot().text).toMatch(/^Wyvern Vale Flooring\nChippenham, Wiltshire SN15\n01632/);
  const firm = { legalName: 'Severn Floors Gloucester Ltd', companyNumber: '00000002' };
  changeFirm({ firm, mails: { signature: 'Ann & the team' } });
  const { text, html } = readFoot();
  expect(text).toMatch(/^Ann & the team\nWyvern Vale Flooring\n/);
  expect(text).toContain('\nSevern Floors Gloucester Ltd, Company number 00000002\n01632');
  expect(html).toContain('Ann &amp; the team<br><strong');
  expect(html).toContain('<br>Severn Floors Gloucester Ltd, Company number 00000002<br>');
});

it('prices stand on the right of what they are for, the sum in bold, and words wrap', () => {
  const prices = [
    ['Carpet for the lounge, the stairs and the landing', '£900.00'],
    ['Total', '£900.00'],
  ] as const;
  const { text, html } = renderEmail({ heading: 'Your quote', parts: [{ prices }] });
  expect(text).toContain(
    'Carpet for the lounge, the stairs and the landing: £900.00\nTotal: £900.00',
  );
  const [first = '', last = ''] = html.match(/<tr><td style="[^"]*">(Carpet|Total).*<\/tr>/g) ?? [];
  expect(first).toMatch(/^<tr><td style="(?!.*nowrap.*Carpet)/);
  expect(first).toContain('align="right"');
  expect([first, last].map((row) => row.includes('font-weight:700'))).toEqual([false, true]);
});
