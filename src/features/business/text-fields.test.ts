import { afterEach, expect, it } from 'vitest';
import { changeFirm, resetFirm } from '#tests/support/reference-firm.ts';
import { fillFields, textFieldNames } from './text-fields.ts';

afterEach(resetFirm);

it('fills in the facts of the firm as they are now', () => {
  const text = 'Ring {firm} on {telephone}: {hours}, within {radius} miles of {town}.';
  expect(fillFields(text)).toBe(
    'Ring Wyvern Vale Flooring on 01632 960 147: Mon–Fri 8am–6pm and Sat 9am–4pm, within 25 miles of Chippenham.',
  );
  changeFirm({ area: { radiusMiles: 20 } });
  expect(fillFields('Within {radius} miles.')).toBe('Within 20 miles.');
});

it('gives no text where the firm has not what it names, and leaves other braces alone', () => {
  changeFirm({ promises: { mainRating: null } });
  expect(fillFields('Customers rate us {rating}.')).toBeUndefined();
  expect(fillFields('Cut it {here}, { or not }.')).toBe('Cut it {here}, { or not }.');
});

it('knows a value for each of its fields', () => {
  for (const name of textFieldNames) expect(fillFields(`{${name}}`)).not.toContain('{');
});
