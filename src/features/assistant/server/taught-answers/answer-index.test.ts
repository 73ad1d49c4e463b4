import { describe, expect, it } from 'vitest';
import { fillFields } from '#features/business/text-fields.ts';
import { fc } from '#tests/support/properties.ts';
import { AnswerIndex } from './answer-index.ts';
import { readStartingAnswers } from './seed-taught-answers.ts';
import { readTerms } from './terms.ts';

const starting = readStartingAnswers(new Date(0));
const index = new AnswerIndex(starting);
const nameOf = ({ id }: { id: string }) => id.replace('starting-', '');
const find = (text: string) => {
  const { clear, close } = index.find(text);
  return { clear: clear && nameOf(clear), close: close.map(nameOf) };
};

describe('the starting answers', () => {
  it('share no wording, whatever its case and punctuation', () => {
    const owners = new Map<string, string>();
    const shared = starting.flatMap(({ id, question, alsoAsked }) =>
      [question, ...alsoAsked].filter((wording) => {
        const key = readTerms(wording).join(' ');
        const owner = owners.get(key) ?? id;
        owners.set(key, owner);
        return owner !== id;
      }),
    );
    expect(shared).toEqual([]);
  });
});

describe('the index of the taught answers', () => {
  it('answers wordings of the starting answers with their own answer', () => {
    const sampled = (_: string, at: number) => at % 20 === 0;
    const wrong = starting.flatMap((answer) =>
      [answer.question, ...answer.alsoAsked]
        .filter(sampled)
        .map((text) => fillFields(text) ?? text)
        .filter((text) => index.find(text).clear?.id !== answer.id),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['Hello, do you take credit cards please?', 'payment-methods'],
    ['can i get a discount if im a pensioner', 'discounts'],
    ['red wine all over my carpet!!', 'cleaning-carpet'],
    ['do you move the furntiure', 'furniture'],
    ['are you open on bank holidays', 'bank-holidays'],
    ['will my dog scratch the laminate', 'hard-floor-scratches'],
  ])('answers "%s" with the topic %s', (text, topic) => {
    expect(find(text).clear).toBe(topic);
  });

  it('offers up to three topics where none wins clearly', () => {
    const { clear, close } = find('something about the underlay for upstairs');
    expect(clear).toBeUndefined();
    expect(close).toHaveLength(3);
  });

  it('does not offer the clear answer a second time', () => {
    const { clear, close } = find('How do I clean my carpet?');
    expect(clear).toBe('cleaning-carpet');
    expect(close).not.toContain('cleaning-carpet');
  });

  it.each([
    '',
    '???',
    '👍',
    'hi',
    'hello there',
    'ok thanks',
    'yes please',
    'no thank you',
    'asdf',
    'sdkfjh sdkjfh skdjfh',
    "what's the weather",
    'tell me a joke',
    'write me a poem about the sea',
    '07700 900123',
    'Sarah Jones',
    'sarah.jones@example.com',
    'constructor __proto__ toString',
  ])('finds nothing for "%s"', (text) => {
    expect(index.find(text)).toEqual({ close: [] });
  });

  it.each(['lounge 4x3 carpet', '4.2 x 3.6 laminate', 'stairs 13 steps', '12 High Street'])(
    'gives no clear answer to "%s"',
    (text) => {
      expect(find(text).clear).toBeUndefined();
    },
  );

  it('finds an answer among few others by a wording, a paraphrase and a slip', () => {
    const motorhomes = {
      id: 'a',
      question: 'Do you fit floors in motorhomes?',
      alsoAsked: ['carpet for my camper van'],
      answer: 'Yes, we do.',
    };
    const parking = { id: 'b', question: 'Where can I park?', alsoAsked: [], answer: 'Outside.' };
    const few = new AnswerIndex([motorhomes, parking]);
    for (const text of [
      'do you fit floors in motorhomes',
      'carpet for a camper van please',
      'do you fit floors in motorhmes',
    ])
      expect(few.find(text).clear, text).toBe(motorhomes);
    expect(few.find('is there a dentist near here')).toEqual({ close: [] });
  });

  it('prefers the first of two answers with the same wording', () => {
    const answers = ['new', 'old'].map((id) => ({
      id,
      question: 'Do you sell rugs?',
      alsoAsked: [],
      answer: id,
    }));
    const { clear, close } = new AnswerIndex(answers).find('do you sell rugs');
    expect([clear, ...close].map((one) => one?.id)).toEqual(['new', 'old']);
  });

  it('finds nothing without answers', () => {
    expect(new AnswerIndex([]).find('do you sell rugs')).toEqual({ close: [] });
  });

  it('gives no answer that names a range which the shop has no more', () => {
    const named = starting.filter(({ answer }) => answer.includes('Whitby Loop'));
    expect(named.length).toBeGreaterThan(0);
    for (const { question } of named) {
      const { clear, close } = new AnswerIndex(starting, ['Whitby Loop']).find(question);
      expect(JSON.stringify([clear, close])).not.toContain('Whitby Loop');
    }
  });

  it('reads the beginning of a long text', () => {
    const text = `How do I clean my carpet? ${' '.repeat(500)} do you sell rugs`;
    expect(find(text).clear).toBe('cleaning-carpet');
  });

  it('answers any text of its own words, repeated to 4,000 characters', () => {
    const words = [
      ...new Set(
        starting.flatMap(({ question, alsoAsked, answer }) =>
          readTerms([question, ...alsoAsked, answer].join('\n')),
        ),
      ),
    ];
    const text = fc
      .record({
        some: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 300 }),
        between: fc.constantFrom(' ', '', ', ', '\n', "'", '.', ' \t '),
        length: fc.integer({ min: 1, max: 4_000 }),
      })
      .map(({ some, between, length }) => {
        const once = some.join(between) + between;
        return once.repeat(Math.ceil(length / once.length)).slice(0, length);
      });
    fc.assert(
      fc.property(text, (one) => {
        const { clear, close } = index.find(one);
        expect(close.length).toBeLessThanOrEqual(3);
        expect(new Set([clear, ...close]).size).toBe(close.length + 1);
      }),
    );
  });
});
