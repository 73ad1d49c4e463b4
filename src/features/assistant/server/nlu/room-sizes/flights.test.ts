import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { readTokens, tidyText } from '../text/tokenize.ts';
import { findFlight } from './flights.ts';
import { findRooms } from './rooms.ts';

function read(text: string) {
  const tokens = readTokens(tidyText(text));
  return findFlight(tokens, findRooms(tokens));
}

const landing = (lengthMm: number, widthMm: number) => ({ landing: { lengthMm, widthMm } });

describe('a flight of stairs', () => {
  it.each([
    ['13 steps straight plus a landing 2 by 1', { steps: 13, ...landing(2000, 1000) }],
    ['how much for thirteen stairs in carpet', { steps: 13 }],
    ['13 straight stairs, 85cm wide', { steps: 13, widthMm: 850 }],
    ['a flight of 13 with a landing 2.4m x 1.1m', { steps: 13, ...landing(2400, 1100) }],
    ['a staircase of 14', { steps: 14 }],
    ['14 treads and 2 winders', { steps: 14, winders: 2 }],
    ['13 steps, 3 of them winders', { steps: 10, winders: 3 }],
    ['13 steps with 3 winders', { steps: 10, winders: 3 }],
    ['Stairs: 13 steps, 2 winders, 0.9 m wide', { steps: 13, winders: 2, widthMm: 900 }],
    [
      '15 steps at 80cm wide plus top landing 1.9m x 0.8m plus bedroom 3.35m x 3m',
      { steps: 15, widthMm: 800, ...landing(1900, 800) },
    ],
    [
      'landing is 90cm wide by 3.2m long, and there are 12 stairs up to it',
      { steps: 12, ...landing(3200, 900) },
    ],
    ['13 stairs, a runner 60 cm wide', { steps: 13, runnerMm: 600 }],
    ['can you add the stairs, theres 13', { steps: 13 }],
    ["and the stairs as well, there's 14", { steps: 14 }],
    ['a 60cm runner for 13 steps', { steps: 13, runnerMm: 600 }],
    ['the stairs too, 13 of them', { steps: 13 }],
    ['13 steps, 3 of them turn', { steps: 10, winders: 3 }],
    ['13 stairs, the top 3 are winders', { steps: 10, winders: 3 }],
    ['12 steps. Yes 12 steps, and my lounge is 4 x 3', { steps: 12 }],
  ])('%s', (text, flight) => {
    expect(read(text)).toEqual(flight);
  });

  it.each([
    'the carpet has come loose 3 steps down',
    'we have stairs, how much are they',
    'stairs 13 m long',
    'a lounge of 4 by 3 and 2 steps to the garden',
    'the bottom 6 steps are worn',
    'it has 13 steps and one turn',
    '14 steps with a quarter landing',
    'a runner on 13 stairs',
    '13 steps in one house and 12 steps in the other',
    '4 by 3 bedroom, 130 steps from the station',
  ])('is not stated by: %s', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('never throws, and is within what the calculator takes', () => {
    const word = fc.constantFrom(
      ...'13 steps stairs of 3 winders with landing 2 by 1 wide 85 cm flight straight them x , . 0.9 m thirteen'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 25 }), (list) => {
        const flight = read(list.join(' '));
        if (!flight) return;
        expect(flight.steps).toBeGreaterThanOrEqual(1);
        expect(flight.steps).toBeLessThanOrEqual(30);
        expect(flight.winders ?? 1).toBeLessThanOrEqual(8);
        expect(flight.widthMm ?? 850).toBeGreaterThanOrEqual(400);
        expect(flight.widthMm ?? 850).toBeLessThanOrEqual(1800);
      }),
    );
  });
});
