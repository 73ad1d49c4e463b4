import { expect, it } from 'vitest';
import { anyCharacter, fc } from '#tests/support/properties.ts';
import { greetByName, readGreetingName } from './greeting-name.ts';

it.each([
  ['Ann Price', 'Ann'],
  ['  Zoë  ', 'Zoë'],
  ["D'Arcy Lee", "D'Arcy"],
  ['Anne-Marie O’Neill', 'Anne-Marie'],
  ["O'Neill", "O'Neill"],
  ['Łukasz', 'Łukasz'],
  ['Siân', 'Siân'],
  ['Sia\u0302n', 'Siân'],
  ['Ẹ̀bùn', 'Ẹ̀bùn'],
  ['美玲', '美玲'],
  ['さくら', 'さくら'],
  ['민준', '민준'],
  ['محمد', 'محمد'],
  ['Мария', 'Мария'],
  ['Анна-Мария', 'Анна-Мария'],
  ['Μαρία', 'Μαρία'],
  ['Олена', 'Олена'],
  ['प्रिया', 'प्रिया'],
])('%j is greeted as %s', (name, greeted) => {
  expect(readGreetingName(name)).toBe(greeted);
});

it.each([
  'evil.example',
  'https://evil.example',
  'Pay/now',
  '<b>Ann</b>',
  '[Ann](x)',
  'ann@evil.example',
  'Ann07700900123',
  '£500',
  'Ann:',
  '-Ann',
  'Ann\u202Elive',
  'A'.repeat(41),
  'Account-closed-call-now',
  'Your-order-is-cancelled-pay-now',
  "Pay'now'or'else",
  'www\uA78Fevil\uA78Fcom',
  'evil\u1427com',
  'evilノpay',
  '\u3164',
  '\u115F\u1160',
  'Ann\u034F',
  'evilˈcom',
  'evilǃcom',
  'Аnn',
  '请立即致电我们取消您的订单',
  '☎️',
  '',
])('%j is not accepted as a greeting name', (name) => {
  expect(readGreetingName(name)).toBeUndefined();
  expect(greetByName(name, 'your visit is confirmed')).toBe('Your visit is confirmed');
});

it('a greeting contains nothing that a mail program would turn into a link or a phone number', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (name) => {
      const greeting = greetByName(name, 'hello');
      expect(greeting).not.toMatch(/[.:/\\@<>()[\]{}"#%&?=+\d\n\r]/);
      expect([...greeting].length).toBeLessThanOrEqual(40 + ', hello'.length);
    }),
  );
});
