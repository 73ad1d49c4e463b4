import { afterEach, expect, it } from 'vitest';
import { renderEmail } from '#features/business/server/render-email.ts';
import { composeWith } from '#features/business/server/texts/mail-wording.ts';
import { startingTexts } from '#features/business/server/texts/starting-texts.ts';
import { checkText } from '#features/business/texts/check-text.ts';
import { fillText } from '#features/business/texts/fill-text.ts';
import { mailNames, mailTexts } from '#features/business/texts/mail-texts.ts';
import {
  listStrings,
  type TextValue,
  type TextValues,
} from '#features/business/texts/text-kinds.ts';
import { kindOf } from '#platform/server/mail/message.ts';
import { resetFirm } from '#tests/support/reference-firm.ts';
import { composeExamples } from './compose-examples.ts';

afterEach(resetFirm);

const options = { publicUrl: 'https://wyvernvale.example', now: new Date('2026-03-02T10:00:00Z') };
const wordsOf = (name: (typeof mailNames)[number]) =>
  composeExamples(name, options)
    .map(({ mail }) => `${mail.subject}\n${renderEmail(mail.content).text}`)
    .join('\n');

/** The same text with a number before each of its strings. */
function number(value: TextValue, next: { at: number }): TextValue {
  if (typeof value === 'string') return `N${next.at++}N ${value}`;
  if (Array.isArray(value)) return value.map((one) => number(one, next));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, number(one, next)]));
}

it.each(mailNames)('every word of %s is in an example of it', (name) => {
  const { fields } = mailTexts[name];
  const draft = number(startingTexts[name] as TextValues, { at: 0 }) as TextValues;
  const words = composeWith(name, draft, () => wordsOf(name));
  for (const { path, text } of listStrings(fields, draft)) {
    const [mark = ''] = text.split(' ', 1);
    expect(words, path).toContain(mark);
  }
});

it.each(mailNames)('everything that %s can name is filled in, wherever it stands', (name) => {
  const { fields, own } = mailTexts[name];
  const all = Object.keys(own).map((word) => `${word}: {${word}}.`);
  const add = (value: TextValue): TextValue =>
    typeof value === 'string'
      ? [value, ...all].join(' ')
      : Array.isArray(value)
        ? value.map(add)
        : Object.fromEntries(Object.entries(value).map(([at, one]) => [at, add(one)]));
  const draft = add(startingTexts[name] as TextValues) as TextValues;
  const words = composeWith(name, draft, () => wordsOf(name));
  expect(words).not.toMatch(/[{}]/);
  expect(Object.keys(fillText(fields, draft))).toEqual(Object.keys(fields));
  for (const word of Object.keys(own)) expect(words).toContain(`${word}: `);
});

it.each(mailNames)('the examples of %s are emails of its kind', (name) => {
  const kinds = composeExamples(name, options).map(({ mail }) => kindOf(mail.key));
  const others: Partial<Record<typeof name, string>> = {
    'booking-entered': 'booking-received',
    'booking-move-offered': 'booking-offered',
    'samples-ordered': 'enquiry-received',
  };
  expect(new Set(kinds)).toEqual(new Set([others[name] ?? name]));
});

it.each(mailNames)('the starting text of %s stands without a name', (name) => {
  const starting = startingTexts[name] as TextValues;
  expect(checkText(mailTexts[name], starting)).toEqual({ values: starting });
  const filled = fillText(mailTexts[name].fields, starting, { own: { 'first name': null } });
  for (const { text } of listStrings(mailTexts[name].fields, filled))
    expect(text).toMatch(/^[^a-z,.:!? ]/);
});
