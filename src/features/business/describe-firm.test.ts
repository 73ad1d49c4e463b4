import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { describeFirm } from './describe-firm.ts';
import { referenceFirm, referenceSettings } from './reference-firm.ts';

const { firm } = referenceSettings;
const at = (opens: string, closes: string) => ({ opens, closes });
const describeHours = (weekly: (typeof referenceSettings)['hours']['weekly'][number][]) =>
  describeFirm({ ...referenceSettings, hours: { weekly } }).openingHours;

it('says the hours of the specification', () => {
  expect(referenceFirm.openingHoursText).toBe('Mon-Fri 8am-6pm, Sat 9am-4pm');
});

it('puts days with the same hours together where they follow each other', () => {
  const [long, short] = [at('07:30', '17:00'), at('07:30', '15:00')];
  const hours = describeHours([long, null, long, long, short, null, short]);
  expect(hours.map(({ label, text, days }) => `${label} ${text} (${days.length})`)).toEqual([
    'Mon 7.30am-5pm (1)',
    'Wed-Thu 7.30am-5pm (2)',
    'Fri 7.30am-3pm (1)',
    'Sun 7.30am-3pm (1)',
  ]);
});

it('names each open day once, in the order of the week', () => {
  const anyDay = fc.constantFrom(null, at('08:00', '18:00'), at('09:00', '16:00'));
  fc.assert(
    fc.property(fc.array(anyDay, { minLength: 7, maxLength: 7 }), (weekly) => {
      const named = describeHours(weekly).flatMap(({ days, opens, closes }) =>
        days.map((day) => [day, opens, closes]),
      );
      const names = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
      expect(named).toEqual(
        weekly.flatMap((day, index) => (day ? [[names[index], day.opens, day.closes]] : [])),
      );
    }),
  );
});

it.each([
  ['01632 960 882', 'tel:+441632960882'],
  ['+44 1632 960882', 'tel:+441632960882'],
  ['+353 1 234 5678', 'tel:+35312345678'],
])('dials %s as %s', (phone, href) => {
  expect(describeFirm({ ...referenceSettings, firm: { ...firm, phone } }).phone.href).toBe(href);
});

it.each([
  ['', 'SN15', 'Chippenham, Wiltshire SN15'],
  ['Unit 4', 'SN15 3HR', 'Unit 4, Chippenham, Wiltshire SN15 3HR'],
])('writes the address with the street %j', (street, postcode, address) => {
  const shown = describeFirm({ ...referenceSettings, firm: { ...firm, street, postcode } });
  expect(shown.address).toBe(address);
  expect(shown.base.postcodeDistrict).toBe('SN15');
});

it.each([
  ['https://www.facebook.com/severnfloors', 'Facebook'],
  ['https://m.instagram.com/severnfloors', 'Instagram'],
  ['https://x.com/severnfloors', 'X'],
  ['https://YouTube.com/@severnfloors', 'YouTube'],
  ['https://uk.trustpilot.com/review/severnfloors.example', 'Trustpilot'],
  ['https://social.severnfloors.example/@us', 'social.severnfloors.example'],
])('names the link %s %s', (url, name) => {
  const { socialLinks } = describeFirm({ ...referenceSettings, social: { links: [url] } });
  expect(socialLinks).toEqual([{ name, url }]);
});

it('says nothing of a bank account or a deposit, which only staff see', () => {
  const money = { ...referenceSettings.money, bankName: 'Severn', accountNumber: '12345678' };
  const said = JSON.stringify(describeFirm({ ...referenceSettings, money }));
  expect(said).not.toMatch(/12345678|deposit|bank/i);
});

it.each([
  ['', undefined],
  ['{assistant} of {firm} here.', 'Adam of Wyvern Vale Flooring here.'],
  ['Rated {rating}!', undefined],
])('lets the assistant greet by %j as %j', (greeting, said) => {
  const chat = { ...referenceSettings.chat, greeting };
  const promises = { ...referenceSettings.promises, mainRating: null };
  expect(describeFirm({ ...referenceSettings, chat, promises }).assistant.greeting).toBe(said);
});
