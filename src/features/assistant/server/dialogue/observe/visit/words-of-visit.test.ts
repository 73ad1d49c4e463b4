import { describe, expect, it } from 'vitest';
import { wordsOfVisit } from './words-of-visit.ts';

describe('the days that a message names for something else than the visit', () => {
  it.each([
    'the fitting itself would have to be on a saturday',
    "we'd want it fitted on a monday mind",
    "the actual work needs doing at the weekend because we're open in the week",
    'the sofa is being delivered on tuesday',
    'my neighbour had hers done on a wednesday',
    'the old carpet was laid on a thursday funnily enough',
    'the kids are at their dads at weekends so fitting then would be ideal',
    "hubby works saturdays so he'd miss the fitting then",
    'could the carpet be fitted on a saturday?',
    'do you fit at weekends?',
    'the plasterer comes on monday afternoon',
    'any day but wednesdays for the fitting please',
    'fitting in the afternoon only please',
    'my sister is getting hers measured on tuesday',
    'i can only have it fitted after the 20th of december',
    'I should say I had a fall in october',
    'are you open on saturdays?',
    'fitting on Tuesday, Thursday or Friday',
    "thursday is my son's nativity",
    "tuesday's my daughter's graduation",
    "the boiler man's coming on tuesday",
    'the gas engineer is here on friday',
    'my in-laws are staying over saturday',
    'our scan is monday',
  ])('are all days of "%s"', (text) => {
    const { text: rest, others } = wordsOfVisit(text, true);
    expect(others.length).toBeGreaterThan(0);
    expect(rest).not.toMatch(/day|week|october|afternoon|december/i);
  });

  it.each([
    'actually make it saturday morning',
    'sorry friday is no good, tuesday?',
    'can the measure be saturday as well as the fitting',
    'can you fit me in on friday',
    'could someone come on Tuesday and see what the fitting would cost',
    'my husband is home on thursday',
    'Monday, Tuesday or Thursday, mornings',
    'the fitter can come on Tuesday',
    'we said friday',
    'friday is my day off',
    'my mum will be in on friday',
    'the neighbour can let you in on tuesday',
    'the cleaner is there on monday to let you in',
    'tuesday is our best day',
  ])('are none of "%s"', (text) => {
    const { text: rest, others } = wordsOfVisit(text, true);
    expect(others).toEqual([]);
    expect(rest.match(/\w+day/gi)).toEqual(text.match(/\w+day/gi));
  });

  it('are told apart from those of the visit beside them', () => {
    const { text, others, isOfWork } = wordsOfVisit(
      "friday's fine for you to measure, but the fitting would have to be at a weekend",
      false,
    );
    expect(text).toBe("friday's fine for you to measure");
    expect(others).toEqual(['but the fitting would have to be at a weekend']);
    expect(isOfWork).toBe(true);
  });
});
