import { expect, it } from 'vitest';
import { hashMailbox } from './unsolicited.ts';

it.each([
  ['ann.price@gmail.com', 'AnnPrice+floors@googlemail.com'],
  ['ann@icloud.com', 'ann+floors@me.com'],
  ['ann@icloud.com', 'Ann@mac.com'],
  ['ann.price@proton.me', 'annprice@protonmail.com'],
  ['ann.price@proton.me', 'a.nnprice+x@pm.me'],
  ['ann@example.com', ' ANN+floors@example.com '],
])('%s and %s are one mailbox', (one, other) => {
  expect(hashMailbox(one)).toBe(hashMailbox(other));
});

it.each([
  ['ann.price@icloud.com', 'annprice@icloud.com'],
  ['ann.price@example.com', 'annprice@example.com'],
  ['ann@me.com', 'ann@proton.me'],
])('%s and %s are two', (one, other) => {
  expect(hashMailbox(one)).not.toBe(hashMailbox(other));
});
