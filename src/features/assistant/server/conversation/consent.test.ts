import { describe, expect, it } from 'vitest';
import { readConsent } from './consent.ts';
import { readMessage } from './message.ts';

const consentOf = (text: string) =>
  readConsent(readMessage(text, { today: '2026-12-01', knownPlaces: [] }));

describe('the consent of a customer', () => {
  it.each([
    'yes',
    'yh',
    'yep all right now',
    'Then yes please.',
    'looks good',
    '👍',
    'spot on',
    'go ahead',
    'Yes, that is correct.',
    'fine go ahead',
    "that's better. yes",
    'all good 👍',
    'crack on',
    'ok do it',
    'yes can you book it please',
    'yes please',
    'That is right now, thank you. Please go ahead.',
    'will think about that one. send the visit through',
    'Good. Please send the request.',
    'lovely, ta',
    'Please.',
    'Yes, that is all correct, thank you.',
  ])('is given by "%s"', (text) => {
    expect(consentOf(text)).toBe('yes');
  });

  it.each([
    'ok thats too much',
    'ok ty bye',
    'ok take the fitting off, both rooms',
    'before you send it, is it free',
    "don't send it",
    'great, my daughter was asking',
    'yes but make it friday',
    'ok what about vinyl',
    'is that right?',
    'yes if you can do tuesday instead',
    'n wots in a pack',
    'ok n is it safe if the little one has asthma',
    'lovely, will the fitter ring first',
    'yes and can he bring samples',
    'I would like a carpet',
    'hello',
    'Please mention that we have a stairlift and a dog.',
    'Lovely, could you also tell them about the stairlift',
  ])('is not given by "%s"', (text) => {
    expect(consentOf(text)).not.toBe('yes');
  });

  it.each(['no', 'nope', 'no thanks'])('is refused by "%s"', (text) => {
    expect(consentOf(text)).toBe('no');
  });
});
