import { afterEach, describe, expect, it } from 'vitest';
import { changeFirm, resetFirm } from '#tests/support/reference-firm.ts';
import { startingTexts } from '../server/texts/starting-texts.ts';
import { checkText, findBrokenLinks } from './check-text.ts';
import { fillText } from './fill-text.ts';
import { entries, line, lines, needing, paragraph, type TextValues } from './text-kinds.ts';
import { type Text, textNames, texts } from './texts.ts';

afterEach(resetFirm);

const sample: Text = {
  label: 'Sample',
  path: '/sample',
  fields: {
    title: line('Title', 40),
    intro: paragraph('Introduction'),
    points: lines('Points'),
    faqs: entries('Questions', 'question', { question: line('Q'), answer: paragraph('A') }),
    content: { kind: 'blocks', label: 'Text', max: 2000 },
  },
  parts: ['contact details'],
};
const values = {
  title: 'Floors in {town}',
  intro: 'We fit floors. {guarantee}-year guarantee. Rated {rating}.',
  points: ['Within {radius} miles', '{customers}+ customers'],
  faqs: [
    { question: 'Are you any good?', answer: '{rating}.' },
    { question: 'How long?', answer: 'About {fitting time}. Rated {rating}.' },
  ],
  content:
    '## Us\n\nRated {rating}.\n\n- {rating}\n- **Fair.** We are [here](/carpets#faq).\n\n{contact details}',
};
const withNone = () =>
  changeFirm({ promises: { mainRating: null, guaranteeYears: 0, customersServed: 0 } });

describe('filling in a text', () => {
  it('puts the facts of the firm into every field', () => {
    expect(fillText(sample.fields, values)).toEqual({
      title: 'Floors in Chippenham',
      intro: 'We fit floors. 5-year guarantee. Rated 4.9 out of 5.',
      points: ['Within 25 miles', '1000+ customers'],
      faqs: [
        { question: 'Are you any good?', answer: '4.9 out of 5.' },
        { question: 'How long?', answer: 'About 4-6 hours. Rated 4.9 out of 5.' },
      ],
      content:
        '## Us\n\nRated 4.9 out of 5.\n\n- 4.9 out of 5\n- **Fair.** We are [here](/carpets#faq).\n\n{contact details}',
    });
  });

  it('leaves out the sentences and entries that name what the firm has not', () => {
    withNone();
    expect(fillText(sample.fields, values)).toEqual({
      title: 'Floors in Chippenham',
      intro: 'We fit floors.',
      points: ['Within 25 miles'],
      faqs: [{ question: 'How long?', answer: 'About 4-6 hours.' }],
      content: '## Us\n\n\n- **Fair.** We are [here](/carpets#faq).\n\n{contact details}',
    });
  });
});

describe('checking a text', () => {
  it('takes a text whose parts are in place', () => {
    expect(checkText(sample, values)).toEqual({ values });
  });

  it.each<[string, Partial<typeof values>, string, string]>([
    ['an empty field', { title: ' ' }, 'title', 'Please write something here.'],
    ['a title of two lines', { title: 'a\nb' }, 'title', 'must be one line'],
    ['no entries', { faqs: [] }, 'faqs', 'Please write something here.'],
    [
      'an unknown word in braces',
      { faqs: [{ question: 'Who?', answer: 'Ring {phone}.' }] },
      'faqs[0].answer',
      '{phone} is not known here. What you can put in braces: {firm}, {short name},',
    ],
    ['a capital in braces', { points: ['x', '{Town}'] }, 'points[1]', '{Town} is not known here.'],
    ['a part of the page elsewhere', { intro: '{contact details}' }, 'intro', 'is not known here'],
    ['a missing part', { content: 'Ring us.' }, 'content', 'needs {contact details} once'],
    ['a part amid words', { content: 'Us: {contact details}' }, 'content', 'needs {contact'],
    [
      'a part twice',
      { content: '{contact details}\n\n{contact details}' },
      'content',
      'needs {contact',
    ],
    [
      'a field that says nothing without a rating',
      { intro: 'Rated {rating}.' },
      'intro',
      'names only what may be missing',
    ],
    [
      'a list that says nothing without one',
      { points: ['{customers}+ customers'] },
      'points',
      'names only what may be missing',
    ],
  ])('refuses %s', (_what, change, field, message) => {
    const { problem } = checkText(sample, { ...values, ...change });
    expect(problem?.field).toBe(field);
    expect(problem?.message).toContain(message);
  });

  it('refuses fields that the text has not', () => {
    expect(checkText(sample, { ...values, html: '<b>' }).problem).toBeDefined();
    expect(checkText(sample, 'text').problem?.field).toBe('fields');
  });

  it('finds links to pages that there are not, and leaves others alone', () => {
    const content = '[a](/carpets), [b](https://ico.org.uk), **c** and [d](/carpet?x=1)';
    expect(findBrokenLinks(sample, values, ['/carpets'])).toEqual([]);
    expect(findBrokenLinks(sample, { ...values, content }, ['/carpets'])).toEqual([
      { field: 'content', words: 'd', href: '/carpet?x=1' },
    ]);
  });
});

describe('an email', () => {
  const mail: Text = {
    label: 'Sample',
    sentWhen: 'Never',
    fields: {
      heading: line('Heading'),
      promise: needing(paragraph('Promise'), 'percent'),
      closing: paragraph('End'),
    },
    own: {
      'first name': { example: 'Ann', mayLack: true },
      day: { example: 'Monday' },
      percent: { example: '15', mayLack: true },
    },
  };
  const words = {
    heading: '{first name}, see you on {day}',
    promise: 'At most {percent}% more.',
    closing: 'Ring {telephone}. Thank you, {first name}! {first name}, bye.',
  };
  const own = { day: 'Tuesday', percent: '10' };

  it('greets by name, or without one', () => {
    expect(fillText(mail.fields, words, { own: { ...own, 'first name': 'Bob' } })).toEqual({
      heading: 'Bob, see you on Tuesday',
      promise: 'At most 10% more.',
      closing: 'Ring 01632 960 147. Thank you, Bob! Bob, bye.',
    });
    expect(fillText(mail.fields, words, { own: { ...own, 'first name': null } })).toEqual({
      heading: 'See you on Tuesday',
      promise: 'At most 10% more.',
      closing: 'Ring 01632 960 147. Thank you! Bye.',
    });
  });

  it('leaves out the sentences that name what is not known of it', () => {
    const closing = 'Bye. {percent}% at most.';
    const filled = fillText(mail.fields, { ...words, closing }, { own: { ...own, percent: null } });
    expect(filled.closing).toBe('Bye.');
  });

  it('fills in nothing that a name or a day says', () => {
    const odd = { ...own, day: '{telephone}', 'first name': '{day}' };
    expect(fillText(mail.fields, words, { own: odd }).heading).toBe(
      '{day}, see you on {telephone}',
    );
  });

  it('takes what it can name', () => {
    expect(checkText(mail, words)).toEqual({ values: words });
  });

  it.each<[string, Partial<typeof words>, string, string]>([
    ['what another email can name', { closing: '{minutes}' }, 'closing', '{minutes} is not known'],
    ['a promise without its figure', { promise: 'Cheap.' }, 'promise', 'needs {percent}'],
    ['words that stand on a name only', { heading: '{first name}' }, 'heading', 'may be missing'],
    ['a sentence that may go', { closing: 'Only {percent}%.' }, 'closing', 'may be missing'],
    ['nothing at all', { closing: '' }, 'closing', 'Please write something here.'],
  ])('refuses %s', (_what, change, field, message) => {
    const { problem } = checkText(mail, { ...words, ...change });
    expect(problem?.field).toBe(field);
    expect(problem?.message).toContain(message);
  });
});

describe('the starting texts', () => {
  it.each(textNames)('of %s can be saved as it is', (name) => {
    const starting = startingTexts[name] as TextValues;
    expect(checkText(texts[name], starting)).toEqual({ values: starting });
  });

  it.each(textNames)('of %s name no fact of a firm themselves', (name) => {
    expect(JSON.stringify(startingTexts[name])).not.toMatch(
      /Wyvern|Chippenham|Wiltshire|01632|\b2004\b/,
    );
  });

  it.each(textNames)('of %s fill in every name but the parts of the page', (name) => {
    const filled = JSON.stringify(fillText(texts[name].fields, startingTexts[name] as TextValues));
    const left = [...filled.matchAll(/\{([a-z ]+)\}/g)].map(([, word]) => word);
    const { parts = [], own = {} }: Text = texts[name];
    expect([...parts, ...Object.keys(own)]).toEqual(expect.arrayContaining(left));
    expect(left).toEqual(expect.arrayContaining([...parts]));
  });
});
