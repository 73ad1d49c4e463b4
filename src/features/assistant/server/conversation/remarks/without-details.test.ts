import { expect, it } from 'vitest';
import { withoutDetails } from './without-details.ts';

const contact = {
  name: 'Sophie Brannigan',
  phone: '07700900411',
  email: 'sophieb@example.com',
  address: '14 Tunnel Close',
  postcode: 'SN14 7JD',
};

it.each([
  ['tues or thurs next week, the bell is broken', 'the bell is broken'],
  ['im sophie brannigan 07700 900411 and its 14 tunnel close sn14 7jd', ''],
  ['14 Tunnel Close, SN14 7JD, the house with the green door', 'the house with the green door'],
  ['mornings are best. the dog bites, asap please', 'the dog bites'],
  ['My email is sophieb@example.com - gate code 4471', 'gate code 4471'],
  [
    'my tenant Jodie is on 07700 900 812, any day but Thursday',
    'my tenant Jodie is on 07700 900 812',
  ],
  [
    "thursday but not between 12 and 2, that's when the baby naps",
    "but not between 12 and 2, that's when the baby naps",
  ],
  ['my son is home on Tuesday', 'my son is home on Tuesday'],
  ['the gate and the back door both stick', 'the gate and the back door both stick'],
])('of "%s" is left "%s"', (text, left) => {
  expect(withoutDetails(text, contact)).toBe(left);
});
