import { expect, it } from 'vitest';
import { takesLeave } from './leave-taking.ts';

it.each([
  'shes just woken up so gotta go',
  'right, got to dash',
  "I'd better be off, kids are home",
  'sorry have to run, bus is here',
  "We'll come back to you in Jan when the screed's dry",
  'ill be in touch after christmas',
  'will let you know what he says',
  'speak to you in the new year',
  'will book when hubby agrees to brown lol xx',
  "we'll order once the extension's finished",
  "I'll sort it out next week",
  'will book after xmas',
  "I'll ring you when the plaster has dried",
])('%j ends the talk for now', (text) => {
  expect(takesLeave(text)).toBe(true);
});

it.each([
  'the old lino has got to go',
  'does the carpet have to go first?',
  "I've got to go with something washable",
  "we'll have to go ahead with the vinyl",
  'when will you come back to fit it?',
  'will book if you can come on Friday',
  'I will book it now',
  "I'd like to book once you've told me the price",
  'can you let me know',
  'i get back at 5 so after that please',
  "we'll be back home by 4",
  "I'll email the photos later",
  'put me down for Friday, I have to go to work at 2',
  'someone will ring when the stock is in?',
  'will you be in touch after christmas?',
])('%j does not', (text) => {
  expect(takesLeave(text)).toBe(false);
});
