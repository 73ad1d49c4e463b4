import { expect, it } from 'vitest';
import { emptyRecord } from '../../../conversation/record.ts';
import { correctName } from './correct-name.ts';

const record = { ...structuredClone(emptyRecord), contact: { name: 'Jon Kowalsky' } };

it.each([
  ['surname ends with an i, Kowalski', 'Jon Kowalski'],
  ['sorry it is John not Jon', 'John Kowalsky'],
  ['you have spelt it wrong, Kowalskie', 'Jon Kowalskie'],
  ['it is Kowalsky with a c, Kowalcky', 'Jon Kowalcky'],
  ['Jon with an a, Ajon', 'Ajon Kowalsky'],
  ['yes that is right', undefined],
  ['my name is Jon Kowalsky', undefined],
  ['actually make it Thursday', undefined],
  ['the email is kowalski@example.com', undefined],
])('%s', (text, name) => {
  expect(correctName(record, text)).toBe(name);
});
