import { expect, it } from 'vitest';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';

const fittingOnly = /Fitting is £15\.00 per m²|[Ff]itting alone/;

it.each([
  ['ive already bought a carpet from a warehouse, just need it fitting. 4m x 3.5m how much'],
  ['picked up a remnant at the market, 3.6 x 3 m, what would you charge to lay it'],
  ["Do you do fitting only? I've already bought the carpet", "it's 4m x 3.5m, bedroom"],
  ['price for carpet in a bedroom 4 x 3.5', "no I've GOT the carpet. I just want it fitted"],
  ['price for carpet in a bedroom 4 x 3.5', 'Just labour. No materials. How much?'],
])('a floor of the customer’s own gets no price of ours but the fitting: %s', async (...texts) => {
  const { say } = talkAboutFloors();
  let reply = '';
  for (const text of texts) reply = await say(text);
  expect(reply).toMatch(fittingOnly);
  expect(reply).not.toContain('supplied and fitted');
});

it('an underlay of the customer’s own leaves the carpet ours', async () => {
  const reply = await talkAboutFloors().say(
    "carpet for a 4.4 x 3.6 bedroom fitted, I've already got the underlay so without that please",
  );
  expect(reply).toContain('supplied and fitted');
});

it('a carpet of ours is priced again once it is asked for', async () => {
  const { say } = talkAboutFloors();
  await say('i have bought a carpet from ikea, 4 x 3.5 m bedroom, how much to fit it?');
  expect(await say('and what would it be with your cheapest carpet, fitted?')).toContain(
    'supplied and fitted',
  );
});

it('what fitting is by the square metre is told after a price', async () => {
  const { say } = talkAboutFloors();
  await say('price for carpet in a bedroom 4 x 3.5');
  expect(await say('so how much is fitting per square metre?')).toContain(
    'Fitting is £15.00 per m²',
  );
});
