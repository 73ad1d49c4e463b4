import { describe, expect, it } from 'vitest';
import { readConsent, readConsentToReadBack } from './consent.ts';
import { readMessage } from './message.ts';

const read = (text: string) => readMessage(text, { today: '2026-12-01', knownPlaces: [] });
const consentOf = (text: string) => readConsent(read(text));
const consentToReadBackOf = (text: string) => readConsentToReadBack(read(text));

describe('the consent of a customer', () => {
  it.each([
    'yes',
    'yh',
    'no changes needed',
    'No corrections, thank you.',
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
    'spot on thank you my love',
    'That is all in order. Thank you, young man.',
    'Everything is correct. Thank you very much',
    'everything looks right to me cheers',
    'all the details are correct',
    'Sound. Fire it over',
    'ok ping it across then',
    'yep thats it my stop now bye',
    'yes yes go for it',
    'Agreed.',
    'yh sick',
    'that reads perfectly fine, much obliged',
    'sorted, ta babe',
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
    'is everything correct?',
    'everything is fine here except the hall',
    'that is the right colour for the lounge',
    'it seems a good carpet',
    'sound deadening underlay',
    'fire door',
    'pop round on friday',
    'great big hall',
    'the details are wrong',
    'that was it, the oat one',
  ])('is not given by "%s"', (text) => {
    expect(consentOf(text)).not.toBe('yes');
  });

  it.each([
    'ok forget it',
    'confirm my address first',
    'correct address is 5 high street',
    'right email is ann@example.com',
    'good grief thats a lot',
  ])('is not given by "%s", not even to what was just read back', (text) => {
    expect(consentOf(text)).not.toBe('yes');
    expect(consentToReadBackOf(text)).not.toBe('yes');
  });

  it.each([
    'ok is it safe for pets',
    'lovely please mention the dog',
    'correct me if i am wrong but is that a tuesday',
  ])('is not guessed from "%s", which asks for something', (text) => {
    expect(consentToReadBackOf(text)).toBeUndefined();
  });

  it.each([
    'thats the ticket',
    'yes all good now',
    'yep thats better now ta',
    'jobs a good un',
    'happy days',
    'thats more like it ta',
  ])('is given to what was just read back by "%s"', (text) => {
    expect(consentToReadBackOf(text)).toBe('yes');
  });

  it.each(['no', 'nope', 'no thanks'])('is refused by "%s"', (text) => {
    expect(consentOf(text)).toBe('no');
  });
});

it.each(['good to know. we might put that in', 'we might book it in', 'we are going to put it in'])(
  'who speaks of a plan sends nothing: "%s"',
  (text) => {
    expect(consentOf(text)).toBeUndefined();
  },
);
