import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { sections } from './firm-settings.ts';
import { referenceSettings } from './reference-firm.ts';

/** The messages by field of a section that is read with some changes; none where it is taken. */
function readErrors(name: 'money' | 'social' | 'mails' | 'chat' | 'alerts', changes: object) {
  const read = sections[name].safeParse({ ...referenceSettings[name], ...changes });
  return Object.fromEntries(
    (read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

it('takes the settings of a new database', () => {
  for (const [name, section] of Object.entries(sections))
    expect(section.safeParse(referenceSettings[name as keyof typeof sections]).success).toBe(true);
});

describe('a bank account', () => {
  const account = { bankName: 'Severn Floors', sortCode: '00-00-00', accountNumber: '00000002' };

  it('is taken whole or not at all', () => {
    const anyPart = fc.subarray(Object.keys(account) as (keyof typeof account)[]);
    fc.assert(
      fc.property(anyPart, (missing) => {
        const errors = readErrors('money', {
          ...account,
          ...Object.fromEntries(missing.map((name) => [name, ''])),
        });
        const isWhole = missing.length === 0 || missing.length === 3;
        expect(Object.keys(errors)).toEqual(isWhole ? [] : ['bankName']);
      }),
    );
  });

  it('is written one way, however it was typed', () => {
    const typed = { ...account, sortCode: ' 123456', accountNumber: '1234 5678 ' };
    expect(sections.money.parse({ ...referenceSettings.money, ...typed })).toMatchObject({
      sortCode: '12-34-56',
      accountNumber: '12345678',
    });
  });

  it.each(['12-34-5', '1234567', 'ab-cd-ef', '12/34/56'])('has no sort code %s', (sortCode) => {
    expect(readErrors('money', { ...account, sortCode })).toEqual({
      sortCode: 'must have six digits, such as 12-34-56.',
    });
  });
});

describe('a social link', () => {
  it.each([
    'http://www.facebook.com/severn',
    'javascript:alert(1)',
    'https://user:pass@facebook.com',
    'https://localhost/x',
    'facebook.com/severn',
    '',
  ])('is not %j', (link) => {
    expect(readErrors('social', { links: [link] })).toEqual({
      'links.0': 'must be an address that begins with https://.',
    });
  });

  it('is named once, and there are six at most', () => {
    const link = (n: number) => `https://www.facebook.com/${n}`;
    expect(readErrors('social', { links: [link(1), link(1)] })).toEqual({
      links: 'must each be named once.',
    });
    expect(readErrors('social', { links: [1, 2, 3, 4, 5, 6].map(link) })).toEqual({});
    expect(readErrors('social', { links: [1, 2, 3, 4, 5, 6, 7].map(link) })).toEqual({
      links: 'must be at most 6.',
    });
  });
});

it('a sender’s name keeps to one line', () => {
  expect(
    readErrors('mails', { senderName: 'Severn\r\nBcc: all@severnfloors.example' }),
  ).toHaveProperty('senderName');
});

it('a greeting names facts of the firm only', () => {
  expect(readErrors('chat', { greeting: 'Hi from {firm}, {town}!' })).toEqual({});
  expect(readErrors('chat', { greeting: 'Hi from {planet}!' }).greeting).toMatch(
    /^names \{planet\}, which is no fact of the firm\.$/,
  );
});

it.each([
  ['', ''],
  [
    'a@severnfloors.example; b@severnfloors.example',
    'a@severnfloors.example, b@severnfloors.example',
  ],
  ['office', undefined],
  ['Office <a@severnfloors.example>', undefined],
  [Array(6).fill('a@severnfloors.example').join(), undefined],
])('alerts go to %j as %j', (typed, to) => {
  expect(sections.alerts.safeParse({ to: typed }).data?.to).toBe(to);
});
