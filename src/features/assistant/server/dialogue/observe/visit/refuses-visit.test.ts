import { describe, expect, it } from 'vitest';
import { refusesVisit } from './refuses-visit.ts';

describe('a visit that is not wanted', () => {
  it.each([
    'no i dont want anyone round',
    "I don't want a visit",
    'just a price, i dont want anyone coming to the house',
    'no visit please just the price',
    'id rather not have strangers in the house',
    'no visits thanks',
    'no need to come',
    'not having anyone in, im shielding',
    'stop asking me about a measure',
    "i've measured it myself, don't need you to",
    'dont send anyone',
    'can i do it without a visit',
    'i said no visit!',
    'how do i get a quote without anyone coming round',
  ])('is refused by "%s"', (text) => expect(refusesVisit(text)).toBe(true));

  it.each([
    'dont come on friday',
    "don't want anyone here before 10",
    'do i have to have a visit',
    'is there a charge for a visit',
    'no problem, come round',
    "i don't mind who comes",
    'not sure when you can come',
    'dont send it yet',
    'no, book the visit',
    "I can't be in on monday so come tuesday",
    "don't you come out to bath?",
    'no one has come to measure',
    "i don't know if you come out this far",
    "can't have anyone in the morning",
  ])('is not refused by "%s"', (text) => expect(refusesVisit(text)).toBe(false));
});
