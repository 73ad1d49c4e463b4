import { describe, expect, it } from 'vitest';
import { readTokens, tidyText } from '../text/tokenize.ts';
import { findArea, findRooms } from './rooms.ts';
import { findUnit, isPerhapsFeet, settleUnit } from './stated-unit.ts';

const read = (text: string) => readTokens(tidyText(text));
const sides = (text: string) =>
  findRooms(read(text)).map(({ lengthMm, widthMm }) => [lengthMm, widthMm]);

describe('the size of a room', () => {
  it.each([
    ['4.2 by 3.6 lounge', 4200, 3600],
    ['4.2m x 3.6m', 4200, 3600],
    ['3.5mx4m', 3500, 4000],
    ['420cm by 360', 4200, 3600],
    ['3600 x 4200mm', 3600, 4200],
    ['300 x 400', 3000, 4000],
    ["13'6 x 12'", 4115, 3658],
    ['12’ 6” x 10’', 3810, 3048],
    ['13ft 6 by 12 ft', 4115, 3658],
    ['12ft-6in x 10ft', 3810, 3048],
    ['twelve foot by ten', 3658, 3048],
    ['four metres by three and a half', 4000, 3500],
    ['four and a half by three and three quarter metres', 4500, 3750],
    ['4½ x 3¼ metres', 4500, 3250],
    ['3,5 x 4', 3500, 4000],
    ['4m20 x 3m60', 4200, 3600],
    ['three metres fifty by four metres twenty', 3500, 4200],
    ['12 foot square', 3658, 3658],
    ['4.2m (max) x 3.6m x 2.4m high', 4200, 3600],
    ['4m one way and 3.2 the other', 4000, 3200],
    ['3 point 5 by 4 point 2 metres', 3500, 4200],
    ['four hundred by three hundred and twenty cm', 4000, 3200],
    ['12 ft. 10 in. x 11 ft. 2 in.', 3912, 3404],
    ['longest wall 4.6m shortest 3.2m', 4600, 3200],
    ['a 4 metre x 3 metre l shaped room', 4000, 3000],
    ['a little over 3.3m x a little under 2.8m', 3300, 2800],
    ['5m10 x 4m05', 5100, 4050],
    ['.9m x 2.5m', 900, 2500],
    ['bedrom 3.2 x x 2.9', 3200, 2900],
    ['4.05/3.25 metres', 4050, 3250],
    ['my room have 4,25m on 3,10m', 4250, 3100],
    ['4.0m (window wall) x 3.2m (door wall)', 4000, 3200],
    ['3.8m from the door to the window then 2.9m from side to side', 3800, 2900],
    ['3.76 that way and 3.08 the other way', 3760, 3080],
    ["one wall is 4.1 and the other's 3.7", 4100, 3700],
    ['13 ft one side and 3.5 metres the other', 3962, 3500],
    ['its 415cm long an 325cm wide', 4150, 3250],
    ['Dimentions 4.3 mters by 3.5 mters', 4300, 3500],
    ['20 x 12 garden room, feet that is', 6096, 3658],
    ['L 4.5m W 3.6m H 2.5m', 4500, 3600],
    ['twelve six by eleven four, feet and inches that is', 3810, 3454],
    ['12-3 by 10-9 in old money, feet-inches', 3734, 3277],
    ['3 , 45 m x 2 , 80 m', 3450, 2800],
    ['3 .6 m X 4 .1 m', 3600, 4100],
    ['3.4 × 3.25 m, 8 mm underlay please', 3400, 3250],
    ["Room's 3.66m (12ft) by 3.05m (10ft)", 3660, 3050],
    ["The long side's 17 foot 3, the short side's 11 foot", 5258, 3353],
    ['96cm wide and just over 5 metres long', 5000, 960],
    ["bedroom's square, all four walls are 3.3m", 3300, 3300],
    ['from the door to the window 4.3m, and 3.2m wall to wall the other way', 4300, 3200],
    ["it's 4m one way, 3.5m t'other", 4000, 3500],
    ['sewing tape in centimetres, 312 one way and 268 the other.', 3120, 2680],
    ['Walk in wardrobe 1.9m x 1.5m', 1900, 1500],
    ['15ish foot by 12ish foot', 4572, 3658],
    ['5 metres on the long wall and 3.6 on the short wall', 5000, 3600],
    ['4m along the back wall, 3.3m along the side wall', 4000, 3300],
    ['3.05m / 10ft by 2.74m / 9ft', 3050, 2740],
    ['3.3m ✖️ 4.0m', 3300, 4000],
    ['4·2m x 3·1m', 4200, 3100],
    ['3.5 metres by the same', 3500, 3500],
  ])('of "%s" is %i by %i mm', (text, lengthMm, widthMm) => {
    expect(sides(text)).toEqual([[lengthMm, widthMm]]);
  });

  it.each([
    'about 4 and a half metres long and 3 wide',
    '3m wide by 4.5m long',
    'width 3m length 4.5m',
    'length is 4.5 and width is 3',
  ])('assigns named sides: %s', (text) => {
    expect(sides(text)).toEqual([[4500, 3000]]);
  });

  it.each([
    ['fourteen by twelve in old money', 4267, 3658],
    ['a garden room, 28 by 14', 8534, 4267],
  ])('is in feet where metres are implausible: %s', (text, lengthMm, widthMm) => {
    expect(sides(text)).toEqual([[lengthMm, widthMm]]);
  });

  it.each([
    ['a 12 by 10 room', true],
    ['16 x 9.5', true],
    ['7 by 6', false],
    ['9.2 by 10.4', false],
    ['12 by 10 metres', false],
    ['12 by 10, in metres', false],
  ])('may be in feet where metres are unlikely: %s', (text, isPerhaps) => {
    expect(findRooms(read(text)).map(isPerhapsFeet)).toEqual([isPerhaps]);
  });

  it('gets the unit stated later, if none was stated before', () => {
    const [unsaid, said] = ['7 by 6', '7m by 6m'].map((text) => findRooms(read(text))[0]);
    expect(unsaid && settleUnit(unsaid, 'feet')).toEqual({ lengthMm: 2134, widthMm: 1829 });
    expect(unsaid && settleUnit(unsaid, 'metres')).toEqual({ lengthMm: 7000, widthMm: 6000 });
    expect(said && settleUnit(said, 'feet')).toEqual({ lengthMm: 7000, widthMm: 6000 });
  });

  it.each([
    ['feet', 'feet'],
    ["It's in feet, sorry", 'feet'],
    ['no, I meant metres', 'metres'],
    ['ft', 'feet'],
    ['what is it per metres', undefined],
    ['I got cold feet', undefined],
  ])('can get its unit in a later message: %s', (text, unit) => {
    expect(findUnit(read(text))).toBe(unit);
  });

  it.each([
    '3.5 x 3, sorry 3.7 x 3',
    'its 3.5 by 3... no wait just re-measured, its 3.7 by 3',
    'the back room is 3.5 x 3, actually make that 3.7 x 3',
    "the bedroom isn't 3.5x3, it's 3.7x3",
    'the builder said 3.5 x 3 but that was before the plaster, now it is 3.7m x 3m',
    'I meant 3.7 by 3 not 37 by 30',
    '3.5 x 3 lounge, sorry I mean 3.7 x 3',
    'said 3.5m x 3m before but I checked and it is 3.7m x 3m',
    'bed 3 is 3.7m x 3m (12\'2" x 9\'10")',
  ])('counts once when corrected or repeated in other units: %s', (text) => {
    expect(sides(text)).toEqual([[3700, 3000]]);
  });

  it('reads several rooms, with names before or after their sizes', () => {
    expect(findRooms(read('lounge 4.2 x 3.6, box room 2.4 x 2'))).toEqual([
      { name: 'lounge', lengthMm: 4200, widthMm: 3600, unitUnsaid: true },
      { name: 'box room', lengthMm: 2400, widthMm: 2000, unitUnsaid: true },
    ]);
    expect(findRooms(read('4 by 3 bedroom and a 2 by 1.5 bathroom'))).toEqual([
      { name: 'bedroom', lengthMm: 4000, widthMm: 3000, unitUnsaid: true },
      { name: 'bathroom', lengthMm: 2000, widthMm: 1500, unitUnsaid: true },
    ]);
  });

  it.each([
    ['4.2x3.6, 3.5x3 and hall 3x0.9', [undefined, undefined, 'hall']],
    ['4.2 x 3.6, 3.5 x 3, the hall is 3 x 0.9', [undefined, undefined, 'hall']],
    ['4 by 3 bedroom and a 2 by 1.5 bathroom', ['bedroom', 'bathroom']],
    ['4 by 3 bedroom, 2 by 1.5 bathroom', ['bedroom', 'bathroom']],
    ['4 by 3 in the bedroom and 2 by 1.5 in the bathroom', ['bedroom', 'bathroom']],
  ])('reads a name after “and” as that of the size it stands before: %s', (text, names) => {
    expect(findRooms(read(text)).map(({ name }) => name)).toEqual(names);
  });

  it('repeats a size that several rooms share', () => {
    expect(sides('two bedrooms, both 3 by 4')).toEqual([
      [3000, 4000],
      [3000, 4000],
    ]);
  });

  it('counts the rooms of one size, but not those of a list', () => {
    expect(sides('2 bedrooms at 3m x 4m')).toHaveLength(2);
    expect(sides("both kids' rooms are 2.9x2.7")).toHaveLength(2);
    expect(sides('2 doubles at 4x3.5 and a single at 2.6x2.2')).toHaveLength(3);
    expect(sides('there are 2 bedrooms the same size, 3.1m x 2.6m')).toHaveLength(2);
    expect(sides('Four identical offices at 3.5m by 3m each')).toHaveLength(4);
    expect(sides('bedroom one is 3.9 by 3.4 and the other one is the same')).toHaveLength(2);
    expect(sides('the lounge is 4.7m by 3.9m and the study is exactly the same size')).toHaveLength(
      2,
    );
    expect(sides('1. Front bedroom 12 x 11 ft\n2. Back bedroom 10 x 9 ft')[0]).toEqual([
      3658, 3353,
    ]);
    expect(sides('Bedroom 3.6m x 3.1m x2')).toHaveLength(2);
    expect(sides('2 of 10ft x 9ft and one of 12ft x 11ft')).toHaveLength(3);
    expect(sides('the rooms are identical, 2.9m by 2.7m, two of them.')).toHaveLength(2);
    expect(sides('Four student bedrooms, all 3.2m x 2.6m')).toHaveLength(4);
    expect(sides('three bedrooms, first two 12ft by 11ft, third 8ft by 7ft')).toHaveLength(3);
    expect(sides('a pair of rooms at 3.6m x 3.6m and one at 2.4m x 3m')).toHaveLength(3);
    expect(sides('Bedrooms 1 and 2 are 3.6m by 3m and bedroom 3 is 2.4m by 2.1m')).toHaveLength(3);
    expect(sides('a wardrobe 1 x 2 in and a room 4m x 3m in the same carpet')).toHaveLength(1);
    expect(sides('stairs (open both sides) and a lounge at 4m by 3m')).toHaveLength(1);
    expect(sides('dining rm 11ft by 10ft then kitchen 9ft by 8ft, vinyl in both')).toHaveLength(2);
    expect(sides('a 4 by 5 lounge and a 3 by 3 bedroom that both need doing')).toHaveLength(2);
    expect(sides('3m x 4m (x2)')).toHaveLength(2);
    expect(sides('lounge 4x5 and 3 bedrooms all 3x3')).toHaveLength(4);
    expect(sides('2 rooms 4x3 and 5x3')).toEqual([
      [4000, 3000],
      [5000, 3000],
    ]);
  });

  it('applies a stated unit to later rooms, where that is plausible', () => {
    expect(sides('lounge 13ft x 12ft, bedroom 10 x 11')[1]).toEqual([3048, 3353]);
    expect(sides('lounge 4x3 and bedroom 10ft by 9ft')[0]).toEqual([4000, 3000]);
  });

  it.each([
    '2 bed flat',
    'ring 07700 900 123',
    '12/12/2026 or 3-12',
    '£500',
    'my postcode is sn15 3hr',
    '8mm underlay',
    '4m wide roll',
    'do you do it in 4m and 5m widths',
    '2 x bedrooms',
    '20m2',
    'by 10 o clock',
    '2x4 timber',
    'is there room for a 4x4 parked outside',
    '600x600 tiles',
    'a window 1.2 by 1.4',
    '20 x 5 star reviews',
    'a door mat cut to 90x60cm',
    'carpet tiles 50cm x 50cm, how many in a box?',
    'large ceramic tiles 60x60 in the kitchen now',
    'a rug 160 x 230cm that needs whipping',
    'tiles are 600 x 300, how many in a box?',
    'a doormat well 90cm x 60cm',
    'window blinds 120 x 150cm',
    'I have 10 metres of 4m wide carpet',
    '4 x 4 driver here',
    'a double bed 2m x 1.5m',
    'do the 60 x 40 door mats come in black',
    "need a door trimming, it's 1981 x 762mm",
    'a 5m x 2m remnant in the garage',
  ])('is not found in "%s"', (text) => {
    expect(sides(text)).toEqual([]);
  });

  it('can be an area', () => {
    expect(['20m2', '15 square metres', '200 sq ft'].map((text) => findArea(read(text)))).toEqual([
      20, 15, 18.58,
    ]);
  });
});
