import { expect, it } from 'vitest';
import { readBudget, readOtherQuote } from './read-budget.ts';

it.each([
  ['do you have anything under five hundred', 500],
  ['what would you do for around £600', 600],
  ['my budget is 1,200 pounds', 1200],
  ['no more than a grand', 1000],
  ['below 800 if you can', 800],
])('"%s" is a budget of %d pounds', (text, pounds) => {
  expect(readBudget(text)).toBe(pounds);
});

it.each([
  'yeah i got lucy grant 07700 900455',
  'my budget is tight, ring 07700900455',
  'under 4 m wide',
  'for 3 rooms',
  'about 12 square metres',
  'within 300 m of the shop',
])('"%s" is none', (text) => {
  expect(readBudget(text)).toBeUndefined();
});

it.each([
  [['got a quote of 850 from someone else for the lounge'], 850],
  [['hi', 'been quoted £1,240 elsewhere', 'what about you'], 1240],
  [['they said 600 all in'], 600],
  [['my budget is 600'], undefined],
  [['somewhere else had a nicer blue'], undefined],
])('of %j the other quote is %s', (heard, pounds) => {
  expect(readOtherQuote(heard)).toBe(pounds);
});
