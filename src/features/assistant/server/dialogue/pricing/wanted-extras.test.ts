import { describe, expect, it } from 'vitest';
import { emptyRecord } from '../../conversation/record.ts';
import { addedExtra, noteExtras } from './wanted-extras.ts';

const noted = (text: string) => {
  const record = structuredClone(emptyRecord);
  noteExtras(record, text);
  const { wantsUplift, wantsFurniture, doorTrims } = record;
  return { wantsUplift, wantsFurniture, doorTrims };
};

describe('work beside the fitting', () => {
  it.each([
    ['old carpet taken away n 2 doors trimmed', { wantsUplift: true, doorTrims: 2 }],
    ['all in with the furniture moved please', { wantsFurniture: true }],
    [
      'u missed the 2 doors off that. n add the furniture moving for both',
      { wantsFurniture: true, doorTrims: 2 },
    ],
    ['plus trimming three doors', { doorTrims: 3 }],
    ['ok add the furniture then', { wantsFurniture: true }],
  ])('"%s" is wanted', (text, wanted) =>
    expect(noted(text)).toEqual({
      wantsUplift: undefined,
      wantsFurniture: undefined,
      doorTrims: undefined,
      ...wanted,
    }),
  );

  it.each([
    'do you move furniture?',
    'does that include moving furniture',
    'how much for the lounge, and do you move the furniture?',
    'can you trim doors',
    'it has two doors and a bay',
    'add 2 door bars',
  ])('"%s" adds nothing', (text) => expect(addedExtra(text)).toBeUndefined());
});
