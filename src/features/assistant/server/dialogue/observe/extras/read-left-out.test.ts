import { expect, it } from 'vitest';
import { readLeftOut, readPutBack } from './read-left-out.ts';

it.each([
  ['ok so supply only without scotia and without underlay, total?', ['underlay', 'edging']],
  ['laminate only total, no underlay no scotia', ['underlay', 'edging']],
  ['no underlay or door bars please', ['underlay', 'doorBars']],
  ['i said without scotia as well', ['edging']],
  ['leave the scotia out', ['edging']],
  ['can you take the underlay off', ['underlay']],
  ["we don't need the underlay", ['underlay']],
  ['how much minus the gripper', ['edging']],
  ["I've already got underlay", ['underlay']],
  ['what if i use my own underlay', ['underlay']],
  ['whats the scotia for? can i leave that out?', ['edging']],
])('%s', (text, parts) => {
  expect(readLeftOut(text)).toEqual(parts);
});

it('reads a pronoun in the light of the message before', () => {
  expect(readLeftOut('can i leave that out then', 'do i need the scotia?')).toEqual(['edging']);
  expect(readLeftOut('i keep my skirting off so dont need it', 'without scotia')).toEqual([
    'edging',
  ]);
});

it.each([
  'do i need the underlay with it, and whats the scotia for',
  'is underlay included?',
  'why is there no underlay in it',
  "I wouldn't want it without underlay",
  'what underlay is in that',
  'does vinyl need no underlay',
  'is it 11mm or 8mm underlay',
  'with the underlay back in',
  'can you take off the old underlay',
])('"%s" leaves nothing out', (text) => expect(readLeftOut(text)).toEqual([]));

it('reads what is wanted in it again', () => {
  expect(readPutBack('put the underlay back in')).toEqual(['underlay']);
  expect(readPutBack('and with underlay after all?')).toEqual(['underlay']);
  expect(readPutBack('without underlay')).toEqual([]);
});
