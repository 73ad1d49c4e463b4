import { expect, it } from 'vitest';
import { nameConversation } from './conversation-name.ts';

it.each([
  ['Priya Tufton', 'How much for a lounge?', 'Priya Tufton'],
  ['Customer', 'How much for a lounge?', '“How much for a lounge?”'],
  ['Customer', '', 'Customer'],
])('a conversation of %s about "%s" is called %s', (customerName, subject, name) => {
  expect(nameConversation({ customerName, subject })).toBe(name);
});
