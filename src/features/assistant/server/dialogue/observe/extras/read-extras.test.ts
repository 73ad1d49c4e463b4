import { expect, it } from 'vitest';
import {
  addedExtra,
  asksWithExtras,
  readExtras,
  readRefused,
  workPointedTo,
} from './read-extras.ts';

it.each([
  ['old carpet taken away and 2 doors trimmed', { uplift: true, doors: 2 }],
  ['you missed the 2 doors, and add the furniture moving', { furniture: true, doors: 2 }],
  ['with the old lino up please', { uplift: true }],
  ['trimming of three doors', { doors: 3 }],
  ['all in with the furniture moved please', { furniture: true }],
  ['plus trimming three doors', { doors: 3 }],
  ['ok add the furniture then', { furniture: true }],
  ['and two door bars', {}],
  ['the room has 2 doors', {}],
])('the extras that a text wants: %s', (text, extras) => {
  expect(readExtras(text)).toEqual(extras);
});

it.each([
  ['add the furniture moving for both. final total?', true],
  ['do you move furniture and how much is it', false],
  ['how much is it to trim 2 doors', false],
])('a sum with extras is asked for: %s', (text, asks) => {
  expect(asksWithExtras(text)).toBe(asks);
});

it.each([
  'do you move furniture?',
  'does that include moving furniture',
  'how much for the lounge, and do you move the furniture?',
  'can you trim doors',
  'it has two doors and a bay',
  'add 2 door bars',
])('"%s" adds nothing', (text) => expect(addedExtra(text)).toBeUndefined());

it.each([
  ["no need to take up the old carpet, I'll do that", ['uplift']],
  ["i'll rip the old one out myself", ['uplift']],
  ["don't bother with the doors", ['doors']],
  ["we'll move the furniture ourselves", ['furniture']],
  ['leave out taking the old floor up', ['uplift']],
  ['it should say take up the old carpet too', []],
  ["i'll have it with the old carpet taken up", []],
  ['and take up the old carpet please', []],
])('the extras that a text does not want: %s', (text, refused) => {
  expect(readRefused(text)).toEqual(refused);
});

it.each([
  ['whats 5 x 4 in lvt with levelling', true],
  ['lvt plus levelling', true],
  ['what is it with the levelling', true],
  ['can you add the levelling', true],
  ['does that include the levelling?', false],
  ['is that with levelling', false],
  ['do you do levelling as well', false],
  ['what does levelling cost', false],
  ['no levelling then', false],
  ['without levelling how much', false],
  ["don't forget the levelling", true],
])('levelling is wanted: %s', (text, isWanted) => {
  expect(readExtras(text).levelling === true).toBe(isWanted);
});

it.each([
  ['whats the total with the ply', true],
  ['lvt plus plywood', true],
  ['add the plywood please', true],
  ['does that have the plywood in it', false],
  ['is that with plywood', false],
  ['no plywood then', false],
  ['the plywood is already down', false],
])('plywood is wanted: %s', (text, isWanted) => {
  expect(readExtras(text).plywood === true).toBe(isWanted);
});

it.each([
  ['so whats the total with it', 'plywood'],
  ['how much including that', 'plywood'],
  ['ok add it then', 'plywood'],
  ['is it ok with it', undefined],
  ['what goes with it in the hall', undefined],
])('the work told last is wanted by "it": %s', (text, work) => {
  expect(workPointedTo({ workTold: 'plywood', lastAct: 'priceMatter' }, text)).toBe(work);
  expect(workPointedTo({ workTold: 'plywood', lastAct: 'products' }, text)).toBeUndefined();
});
