import { describe, expect, it } from 'vitest';
import { anyCharacter, fc } from '#tests/support/properties.ts';
import { emailKey, personKey, phoneKey, surnameKey } from './contact-keys.ts';

describe('a telephone number', () => {
  it.each([
    ['01632 960147', '+441632960147'],
    ['(01632) 960-147', '+441632960147'],
    ['+44 (0)1632 960147', '+441632960147'],
    ['0044 1632 960147', '+441632960147'],
    ['+33 1 42 68 53 00', '+33142685300'],
    ['(+44) 07700 900123', '+447700900123'],
    ['\u202A01632 960147\u202C', '+441632960147'],
    ['1234', undefined],
    ['ring me', undefined],
  ])('%s is compared as %s', (text, key) => {
    expect(phoneKey(text)).toBe(key);
  });

  it('is the same key however it is spaced, and a key stays itself', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 });
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '  '), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(
        digits,
        gaps,
        fc.constantFrom('01', '+44 1', '0044 1'),
        (rest, between, start) => {
          const spaced = start + rest.map((digit, n) => `${digit}${between[n]}`).join('');
          const key = phoneKey(`01${rest.join('')}`);
          expect(phoneKey(spaced)).toBe(key);
          if (key) expect(phoneKey(key)).toBe(key);
        },
      ),
    );
  });
});

describe('a name', () => {
  it.each([
    ['Ann Price', 'price'],
    ['Mrs A. PRICE', 'price'],
    ['Mr & Mrs Price', 'price'],
    ['Seán O’Brien', 'obrien'],
    ["Sean O'Brien", 'obrien'],
    ['Zoë Featherstonehaugh-Cholmondeley', 'featherstonehaughcholmondeley'],
    ['Ann', ''],
    ['', ''],
  ])('%s has the surname “%s”', (name, surname) => {
    expect(surnameKey(name)).toBe(surname);
  });

  it('is compared with its postcode by initial and surname', () => {
    expect(personKey('Ann Price', 'sn153hr')).toBe('SN15 3HR a price');
    expect(personKey('Mrs A Price', 'SN15 3HR')).toBe('SN15 3HR a price');
    expect(personKey('Ben Price', 'SN15 3HR')).toBe('SN15 3HR b price');
    expect(personKey('Mrs Price', 'SN15 3HR')).toBeUndefined();
    expect(personKey('Ann Price', 'SN15')).toBeUndefined();
  });

  it('never throws, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string(), (name, other) => {
        surnameKey(name);
        personKey(name, other);
        phoneKey(other);
        emailKey(other);
      }),
    );
  });
});

it('an email address is compared in lower case', () => {
  expect(emailKey(' Ann@Example.com ')).toBe('ann@example.com');
  expect(emailKey('none')).toBeUndefined();
  expect(emailKey('')).toBeUndefined();
});
