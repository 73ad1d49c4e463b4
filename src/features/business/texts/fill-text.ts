import { type Firm, firm } from '../firm.ts';
import { fillFields, type OwnValues } from '../text-fields.ts';
import type { TextField, TextFields, TextValue, TextValues } from './text-kinds.ts';

/** What begins a line of `parseBlocks` and is no part of its first sentence. */
const mark = /^(?:## |- )?/;

type Facts = {
  of: Firm;
  own: OwnValues;
  /** What is known where a field needs it, and may not be elsewhere. */
  needed?: OwnValues;
};

/** What a greeting without a name is: 'Ann, your visit' is 'Your visit', and 'Thank you, Ann: we' is 'Thank you: we'. */
const withoutName = (sentence: string) =>
  sentence
    .replace(/^\{first name\}[,:!]? ?(\S?)/u, (_, next: string) => next.toUpperCase())
    .replaceAll(/,? ?\{first name\}/g, '');

/** The sentences of a line with the facts of the firm, without those that name what it has not. */
function fillLine(text: string, { of, own }: Facts): string {
  const [start = ''] = mark.exec(text) ?? [];
  const sentences = text
    .slice(start.length)
    .split(/(?<=[.!?…]) (?=\S)/)
    .map((sentence) => (own['first name'] === null ? withoutName(sentence) : sentence))
    .map((sentence) => fillFields(sentence, of, own))
    .filter((sentence) => sentence !== undefined);
  return sentences.length === 0 ? '' : start + sentences.join(' ');
}

const fillString = (text: string, facts: Facts) =>
  text
    .split('\n')
    .map((one) => ({ one, filled: fillLine(one, facts) }))
    .filter(({ one, filled }) => one === '' || filled !== '')
    .map(({ filled }) => filled)
    .join('\n');

/** Whether something that has to be read says nothing. */
const isEmpty = (value: TextValue): boolean =>
  typeof value === 'string' ? value === '' : Object.values(value).some(isEmpty);

function fillValue(field: TextField, value: TextValue, facts: Facts): TextValue {
  if (typeof value === 'string') {
    const needed = (field.needs ?? []).map((name) => [name, facts.needed?.[name]]);
    const known = Object.fromEntries(needed.filter(([, word]) => word !== undefined));
    return fillString(value, { ...facts, own: { ...facts.own, ...known } });
  }
  switch (field.kind) {
    case 'lines':
      return (value as string[]).map((one) => fillString(one, facts)).filter(Boolean);
    case 'entries': {
      const filled = (value as TextValues[]).map((entry) => fillAll(field.fields, entry, facts));
      return field.fixed ? filled : filled.filter((entry) => !isEmpty(entry));
    }
    default:
      return field.kind === 'group' ? fillAll(field.fields, value as TextValues, facts) : value;
  }
}

const fillAll = (fields: TextFields, values: TextValues, facts: Facts): TextValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      fillValue(field, values[name] ?? '', facts),
    ]),
  );

/**
 * Puts the facts of the firm into a text, and what is known besides. A sentence that names what there is not goes, and
 * so does an entry of a list that says nothing without it.
 */
export const fillText = (
  fields: TextFields,
  values: TextValues,
  { of = firm(), own = {}, ...more }: Partial<Facts> = {},
): TextValues => fillAll(fields, values, { of, own, ...more });
