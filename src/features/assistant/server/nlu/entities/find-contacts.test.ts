import { expect, it } from 'vitest';
import { findEmail } from './find-contacts.ts';

it.each([
  ['the email is craig79 at example dot com', 'craig79@example.com'],
  ['its jo dot smith at mail dot co dot uk thanks', 'jo.smith@mail.co.uk'],
  ['anna underscore k at example dot org', 'anna_k@example.org'],
  ['write to <kev@example.com>.', 'kev@example.com'],
])('finds the email in "%s"', (text, email) => {
  expect(findEmail(text)).toBe(email);
});

it.each(['be there at nine', 'i am at home dot', 'look at example'])(
  'finds none in "%s"',
  (text) => {
    expect(findEmail(text)).toBeUndefined();
  },
);
