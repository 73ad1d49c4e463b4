import { type Firm, firm } from '../firm.ts';
import { fillFields } from '../text-fields.ts';
import type { TextField, TextFields, TextValue, TextValues } from './text-kinds.ts';

/** What begins a line of `parseBlocks` and is no part of its first sentence. */
const mark = /^(?:## |- )?/;

/** The sentences of a line with the facts of the firm, without those that name what it has not. */
function fillLine(text: string, of: Firm): string {
  const [start = ''] = mark.exec(text) ?? [];
  const sentences = text
    .slice(start.length)
    .split(/(?<=[.!?…]) (?=\S)/)
    .map((sentence) => fillFields(sentence, of))
    .filter((sentence) => sentence !== undefined);
  return sentences.length === 0 ? '' : start + sentences.join(' ');
}

const fillString = (text: string, of: Firm) =>
  text
    .split('\n')
    .map((one) => ({ one, filled: fillLine(one, of) }))
    .filter(({ one, filled }) => one === '' || filled !== '')
    .map(({ filled }) => filled)
    .join('\n');

/** Whether something that has to be read says nothing. */
const isEmpty = (value: TextValue): boolean =>
  typeof value === 'string' ? value === '' : Object.values(value).some(isEmpty);

function fillValue(field: TextField, value: TextValue, of: Firm): TextValue {
  if (typeof value === 'string') return fillString(value, of);
  switch (field.kind) {
    case 'lines':
      return (value as string[]).map((one) => fillString(one, of)).filter(Boolean);
    case 'entries': {
      const filled = (value as TextValues[]).map((entry) => fillAll(field.fields, entry, of));
      return field.fixed ? filled : filled.filter((entry) => !isEmpty(entry));
    }
    default:
      return field.kind === 'group' ? fillAll(field.fields, value as TextValues, of) : value;
  }
}

const fillAll = (fields: TextFields, values: TextValues, of: Firm): TextValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fillValue(field, values[name] ?? '', of)]),
  );

/**
 * Puts the facts of the firm into a text. A sentence that names what the firm has not goes, and so does an entry of
 * a list that says nothing without it.
 */
export const fillText = (fields: TextFields, values: TextValues, of: Firm = firm()): TextValues =>
  fillAll(fields, values, of);
