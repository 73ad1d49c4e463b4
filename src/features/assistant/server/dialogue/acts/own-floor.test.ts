import { expect, it } from 'vitest';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';

it.each([
  'ive already bought a carpet from a warehouse, just need it fitting. 4m x 3.5m how much',
  'picked up a remnant at the market, 3.6 x 3 m, what would you charge to lay it',
])('a floor of the customer’s own gets no price of ours: %s', async (text) => {
  expect(await talkAboutFloors().say(text)).not.toMatch(/£\d{2,}/);
});
