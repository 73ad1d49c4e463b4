import { describe, expect, it } from 'vitest';
import { anyCharacter, fc } from '#tests/support/properties.ts';
import { intents } from './classifier/intents.ts';
import { readPhrases } from './classifier/training-phrases.ts';
import { confidenceThreshold, parseMessage } from './parse-message.ts';

const around = {
  today: '2026-11-21',
  knownPlaces: ['Chippenham', 'Bath', 'Calne', 'Bradford-on-Avon', 'Box'],
};
const read = (text: string) => parseMessage(text, around);

describe('a parsed message', () => {
  it('has an intent and entities', () => {
    const { intent, slots } = read(
      'how much for a 4.2 by 3.6 lounge in grey saxony, fitted, sn15 3hr',
    );
    expect(intent).toBe('estimate');
    expect(slots).toMatchObject({
      rooms: [{ lengthMm: 4200, widthMm: 3600 }],
      flooring: 'carpet',
      fitted: true,
      postcode: 'SN15 3HR',
      colours: ['grey'],
      productWords: ['saxony'],
    });
  });

  it('has the contact details of its author', () => {
    expect(read('my name is dave smith, 01632 960 147 or dave@example.com').slots).toMatchObject({
      name: 'Dave Smith',
      phone: '01632960147',
      email: 'dave@example.com',
    });
  });

  it.each([
    ['do you come to clane', 'Calne'],
    ['im in bradford on avon', 'Bradford-on-Avon'],
    ['we live in box', 'Box'],
    ['do you fit round a bath', undefined],
    ['box room', undefined],
  ])('"%s" names the place %s', (text, place) => {
    expect(read(text).slots.place).toBe(place);
  });

  it('ranks all intents, most likely first', () => {
    const { intent, ranking } = read('price');
    expect(ranking[0]).toBe(intent);
    expect(new Set(ranking).size).toBe(intents.length);
  });
});

describe('plain questions', () => {
  it.each([
    ['how much to carpet my lounge', 'price'],
    ['what would laminate cost in a kitchen', 'price'],
    ['how much for a 4 by 3 bedroom in carpet', 'estimate'],
    ['do you have grey twist carpet', 'find_products'],
    ['any offers on at the moment?', 'offers'],
    ['do you come to Calne', 'area'],
    ['are you open on saturday', 'opening_hours'],
    ['what is your phone number', 'contact'],
    ['can I book a free measure', 'book'],
    ['how soon can you come', 'slots'],
    ['I need to cancel my appointment', 'change_booking'],
    ['is the home visit free', 'home_visit'],
    ['do I need underlay', 'underlay'],
    ['how long does it take to fit laminate', 'fitting_time'],
    ['do you take up the old carpet', 'fitting_process'],
    ['is the work guaranteed', 'guarantee'],
    ['my concrete floor is uneven', 'floor_preparation'],
    ['my carpet has a ripple in it', 'repairs'],
    ['how do I clean vinyl', 'maintenance'],
    ['can I see your reviews', 'about'],
    ['can I speak to a person', 'person'],
    ['your fitter never turned up and I am furious', 'complaint'],
    ['thank you very much', 'small_talk'],
    ['what is the weather like', 'cannot_answer'],
  ])('"%s" has the intent %s with confidence', (text, intent) => {
    const reading = read(text);
    expect(reading.intent).toBe(intent);
    expect(reading.confidence).toBeGreaterThanOrEqual(confidenceThreshold);
  });
});

describe('any text', () => {
  const longest = (piece: string) => piece.repeat(Math.ceil(4000 / piece.length)).slice(0, 4000);

  it('is parsed without an error, with a confidence between 0 and 1, deterministically', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (text) => {
        const reading = read(text);
        expect(reading.confidence).toBeGreaterThanOrEqual(0);
        expect(reading.confidence).toBeLessThanOrEqual(1);
        expect(read(text)).toEqual(reading);
      }),
    );
  });

  it('of words and figures gives rooms in whole millimetres', () => {
    const pieces = fc.constantFrom(
      ...'4 3.6 x by m ft \' " and a half long wide sn15 3hr / - 12 next tuesday @ £ three'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (words) => {
        for (const { lengthMm, widthMm } of read(words.join(' ')).slots.rooms) {
          expect(Number.isInteger(lengthMm) && Number.isInteger(widthMm)).toBe(true);
          expect(Math.min(lengthMm, widthMm)).toBeGreaterThanOrEqual(300);
          expect(Math.max(lengthMm, widthMm)).toBeLessThanOrEqual(50_000);
        }
      }),
    );
  });

  it.each([
    'a',
    '1',
    ' ',
    "'",
    '1x',
    '4 by ',
    '0',
    '@a.',
    'sn1 ',
    'and a half ',
    'in a week ',
    '½',
    '\u202e',
    'ﷺ',
    '👍🏽',
    'x'.repeat(3999),
  ])('of maximum length is parsed: %j', (piece) => {
    expect(intents).toContain(read(longest(piece)).intent);
  });
});

describe('the training phrases', () => {
  const phrases = readPhrases();

  it('come from several sources', () => {
    expect(new Set(phrases.map(({ source }) => source)).size).toBeGreaterThanOrEqual(8);
  });

  it('are many for every intent', () => {
    for (const intent of intents)
      expect(phrases.filter((phrase) => phrase.intent === intent).length).toBeGreaterThanOrEqual(
        400,
      );
  });

  it('have one intent each', () => {
    const owners = new Map<string, string>();
    const twice = phrases.filter(({ text, intent }) => {
      const owner = owners.get(text.toLowerCase());
      owners.set(text.toLowerCase(), intent);
      return owner !== undefined;
    });
    expect(twice).toEqual([]);
  });
});
