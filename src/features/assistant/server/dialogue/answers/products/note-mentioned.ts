import { focusOf } from '../../../conversation/focus.ts';
import {
  type ConversationRecord,
  consider,
  type FloorChoice,
  uniqueFloors,
} from '../../../conversation/record.ts';
import type { Turn } from '../../../turn.ts';
import { choiceOf } from '../../products/choose-floor.ts';
import { isFloor, kindOf, rangeOf } from '../../products/match-products.ts';

/** Notes the ramp, or the underlays by their thickness, that an answer tells of: "how much is it?" is then asked of them. */
function noteAccessories(
  { record, catalogue }: Pick<Turn, 'record' | 'catalogue'>,
  question: string,
  answer: string,
) {
  const isRamp = /\bour threshold ramp\b/i.test(answer);
  if (!isRamp && !/\bour (?:\w+ )?\d+ mm\b/i.test(answer)) return;
  // Said in passing, an underlay is not what is spoken of.
  if (!isRamp && focusesOnFloor.test(question)) return;
  const told = catalogue.products.filter(
    ({ category, name }) =>
      category === 'accessories' &&
      (isRamp
        ? /ramp/i.test(name)
        : /underlay/i.test(name) && answer.includes(/\d+ mm/.exec(name)?.[0] ?? name)),
  );
  if (told.length > 0) record.accessories = told.map(({ slug }) => slug);
}

const focusesOnFloor = /\bwhat is best for\b/i;

const maxRecommended = 4;

/** Puts floors in front of those that were recommended. */
export function recommend(record: ConversationRecord, floors: readonly FloorChoice[]) {
  record.recommended = uniqueFloors([...floors, ...(record.recommended ?? [])]).slice(
    0,
    maxRecommended,
  );
}

/** Notes the one range that a taught answer names, so that "what colours?" can be asked of it. */
export function noteMentioned({ record, catalogue }: Turn, question: string, answer: string) {
  noteAccessories({ record, catalogue }, question, answer);
  const ranges = [...Map.groupBy(catalogue.products.filter(isFloor), rangeOf)].filter(([range]) =>
    answer.includes(range.split(',')[0] ?? range),
  );
  const [only, ...others] = ranges;
  if (!only || others.length > 0) return;
  const [, products] = only;
  const named = products.find(({ name }) => answer.includes(name));
  const product = named ?? products.find(({ stock }) => stock === 'instock') ?? products[0];
  // What an answer mentions does not take the place of another kind that the customer spoke of.
  const { kind } = focusOf(record);
  const isOfFocus = product && (kind === undefined || kind === kindOf(product));
  if (isOfFocus && record.considered.every(({ slug }) => slug !== product.slug))
    consider(record, choiceOf(product));
}
