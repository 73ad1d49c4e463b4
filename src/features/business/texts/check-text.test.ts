import { afterEach, describe, expect, it } from 'vitest';
import { changeFirm, resetFirm } from '#tests/support/reference-firm.ts';
import { startingTexts } from '../server/texts/starting-texts.ts';
import { checkText, findBrokenLink } from './check-text.ts';
import { fillText } from './fill-text.ts';
import { type Text, textNames, texts } from './page-texts.ts';
import { entries, line, lines, paragraph, type TextValues } from './text-kinds.ts';

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
      'names only what you may stop showing',
    ],
    [
      'a list that says nothing without one',
      { points: ['{customers}+ customers'] },
      'points',
      'names only what you may stop showing',
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
    expect(findBrokenLink(sample, values, ['/carpets'])).toBeUndefined();
    expect(findBrokenLink(sample, { ...values, content }, ['/carpets'])).toEqual({
      field: 'content',
      message: 'leads from “d” to /carpet?x=1, where there is no page.',
    });
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
    expect(left.sort()).toEqual([...texts[name].parts].sort());
  });
});
