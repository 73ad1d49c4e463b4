import { describe, expect, it } from 'vitest';
import { fillAfter, read, roomsAfter } from '#tests/support/assistant/prefill.ts';

describe('rooms that nobody has listed', () => {
  it.each([
    ['reception 5.6x4.1, treatment room 3.3x2.9', 'Reception 5.6x4.1; Treatment room 3.3x2.9'],
    ['shop floor 9.2 x 5.4 lvt, stock room 4 x 3.2', 'Shop floor 9.2x5.4 lvt; Stock room 4x3.2'],
    ['gents 3.4x2.1 ladies 3.6x2.4', 'Gents 3.4x2.1; Ladies 3.6x2.4'],
    ['vinyl for our church vestry, 4.1m x 3.6m', 'Vestry 4.1x3.6 vinyl'],
    ['dog grooming salon its 4.5m by 3.2m', 'Dog grooming salon 4.5x3.2'],
    [
      'consulting room 1 4.2x3.6 and consulting room 2 3.8x3.6',
      'Consulting room 1 4.2x3.6; Consulting room 2 3.8x3.6',
    ],
    ["Ella's room 3.1 x 2.6", "Ella's room 3.1x2.6"],
    ['price please 4x3', '4x3'],
    ['roughly 4x3 carpet', '4x3 carpet'],
    ['carpet for a rental 4x3 bedroom', 'Bedroom 4x3 carpet'],
  ])('"%s" has %s', (text, rows) => expect(roomsAfter([text])).toBe(rows));

  it.each([
    [['treatment room 3x3, barbers 5x4', 'just the barbers'], 'Barbers 5x4'],
    [['barbers 5x4', 'measured again 5.2x4'], 'Barbers 5.2x4'],
    [['vestry 4x3 carpet', 'make the vestry laminate'], 'Vestry 4x3 laminate'],
    [['lounge 4x3', "the room's bigger than i said, 4.6 by 3.2"], 'Lounge 4.6x3.2'],
  ])('is changed by %j', (texts, rows) => expect(roomsAfter(texts)).toBe(rows));
});

describe('rooms that are only mentioned', () => {
  it.each([
    [
      'garage conversion going to be an office 5250mm × 2900mm laminate',
      'Office 5.25x2.9 laminate',
    ],
    ['4.85 x 3.3 thats the attic bedroom, carpet', 'Attic bedroom 4.85x3.3 carpet'],
    ['granny annexe: bedroom 3.6x3.4 carpet', 'Bedroom 3.6x3.4 carpet'],
    ['had the hall done last year, now want the lounge 5x4 in carpet', 'Lounge 5x4 carpet'],
    ['the utility off the kitchen is 2.1 x 1.7 vinyl', 'Utility 2.1x1.7 vinyl'],
    ['same carpet in the lounge (5x4) as in the hall', 'Lounge 5x4 carpet'],
    ['lounge 4x3 and the landing in carpet', 'Lounge 4x3 carpet; Landing carpet'],
  ])('"%s" has %s', (text, rows) => expect(roomsAfter([text])).toBe(rows));
});

describe('floors', () => {
  it.each([
    [
      'two spare rooms both 2.1 x 2.4, one in carpet one in laminate',
      'Spare room 1 2.1x2.4; Spare room 2 2.1x2.4',
    ],
    [
      'Upstairs carpet: nursery 2.7x2.4. Downstairs LVT: kitchen 5x3.1',
      'Nursery 2.7x2.4 carpet; Kitchen 5x3.1 lvt',
    ],
    [
      'bathroom 2.2 x 1.9. is lvt better than sheet vinyl? price the sheet vinyl',
      'Bathroom 2.2x1.9 vinyl',
    ],
    ['is carpet cheaper than laminate? lounge 4.5 x 4', 'Lounge 4.5x4'],
    ['i currently have laminate in a 4x3 bedroom and want carpet instead', 'Bedroom 4x3 carpet'],
    ['half the lounge carpet half laminate, 6x4', 'Lounge 6x4'],
    [
      'carpet in lounge 4.2 x 3.6, kitchen 3.8 x 3.3, stairs 13 steps',
      'Lounge 4.2x3.6 carpet; Kitchen 3.8x3.3 carpet; Stairs 13 steps carpet',
    ],
    [
      'living room and dining room both 4x3.5 in laminate',
      'Living room 4x3.5 laminate; Dining room 4x3.5 laminate',
    ],
    ['2 flights, 13 steps each, carpet', 'Stairs 1 13 steps carpet; Stairs 2 13 steps carpet'],
    [
      'capret on teh landign 3.2 x 1.05 and sairs 13 stpes',
      'Landing 3.2x1.05 carpet; Stairs 13 steps carpet',
    ],
  ])('"%s" has %s', (text, rows) => expect(roomsAfter([text])).toBe(rows));

  it.each([
    [
      ['2 rooms in laminate, 4x3.1 and 3x2.6', 'do the 3x2.6 one in vinyl'],
      'Room 1 4x3.1 laminate; Room 2 3x2.6 vinyl',
    ],
    [['lounge 4x3 carpet, hall 4x1 carpet', 'hall no longer needed'], 'Lounge 4x3 carpet'],
    [
      ['classroom 6x5 carpet', 'theres a second classroom, identical, put that on too'],
      'Classroom 6x5 carpet; Second classroom 6x5 carpet',
    ],
    [
      ['lounge 4x3 carpet', 'actually scrap that, its a bedroom 3x3 in laminate'],
      'Bedroom 3x3 laminate',
    ],
    [['lounge 4x3 carpet', 'theres two the same'], 'Lounge 4x3 carpet'],
  ])('are changed by %j', (texts, rows) => expect(roomsAfter(texts)).toBe(rows));

  it('are of the range that is priced where only a colour is said', () => {
    const texts = [
      'stairs 12 steps in the bradford oat',
      'could u do that in the slate one instead',
    ];
    expect(fillAfter(texts).price?.rooms[0]?.floor?.name).toBe('Bradford Twist in Slate');
  });

  it('take the area in words, each of several rooms', () => {
    expect(read('sixty square metres of laminate').area).toBe(60);
    expect(read('3 bedrooms, 12 sq m each, carpet').area).toBe(36);
    expect(read('24 m2 of carpet minus 2 m2 for the hearth').area).toBe(24);
    expect(read('24 m2 and then 18 m2 of carpet').area).toBeUndefined();
  });

  it.each([
    ['fitting it meself, gym 5x3', false],
    ['can i fit it myself', undefined],
    ['can you take off the fitting', false],
    ['with your own fitter', undefined],
  ])('"%s" is fitted: %j', (text, fitted) =>
    expect(read(text).price.includeInstallation).toBe(fitted),
  );
});

describe('days, times and people', () => {
  it.each([
    ['measure 2moro after 3', ['2026-12-01']],
    ['cant do wednesday, thursday the 3rd is good', ['2026-12-03']],
    ['the tuesday after, the 15th', ['2026-12-15']],
    ['did i say the 14th, i meant the 21st', ['2026-12-21']],
    ['friday not thursday', ['2026-12-04']],
  ])('"%s" is %j', (text, dates) => expect(read(text).dates).toEqual(dates));

  it.each([
    ['measure 16 december 13:00', ['1:00 PM - 3:00 PM']],
    ['measure 18 December, any time in the afternoon', ['1:00 PM - 3:00 PM', '3:00 PM - 5:00 PM']],
    ['you did our neighbours about two summers ago, please measure', []],
    ['I am sorry, measure on the 7th', []],
  ])('"%s" has the times %j', (text, times) => expect(read(text).times).toEqual(times));

  it.each([
    ['measure fri pm. Trevor Lomax', 'Trevor Lomax'],
    ['book a measure thurs 3rd 1 to 3pm. Colm Brady', 'Colm Brady'],
    ['ring 01632 960733 before 6, Mr Baptiste. Are you insured?', 'Mr Baptiste'],
    ['measure monday, Ian Stroud 07700 900990', 'Ian Stroud'],
    ['call my wife Helen on 07700 900789', 'Helen'],
  ])('"%s" is of %s', (text, name) => expect(read(text).name).toBe(name));

  it.each([
    ['gareth pugh 07700 900184 41 lowden sn15 2bt', '41 Lowden'],
    ['measure at 27 Victoria Buildings SN15 3AG', '27 Victoria Buildings'],
    ['come on the 4th to SN15 3AG', undefined],
    ['13 stairs in carpet SN15 3AG', undefined],
  ])('"%s" is at %s', (text, address) => expect(read(text).address).toBe(address));
});
