import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import {
  addProofs,
  contactSources,
  contactsOf,
  findOwner,
  type GivenDetails,
} from './find-owner.ts';

const ann: GivenDetails = {
  name: 'Ann Price',
  email: 'ann@example.com',
  phone: '01632 960147',
  postcode: 'SN15 3HR',
  source: 'website',
};
const known = (details: Partial<GivenDetails>, customerId = 'ann') =>
  contactsOf({ ...ann, ...details }).map((contact) => ({ ...contact, customerId }));
const owner = (details: Partial<GivenDetails>, of: ReturnType<typeof known>) =>
  findOwner(contactsOf({ ...ann, ...details }), addProofs(new Map(), of));

describe('a record joins a customer by itself', () => {
  it('with the same number and surname, however they are written', () => {
    const found = owner(
      { name: 'Mrs A PRICE', phone: '+44 1632 960147', email: 'other@example.com' },
      known({}),
    );
    expect(found).toEqual({ customerId: 'ann', reason: 'phone' });
  });

  it('with the same email address where both are verified', () => {
    const elsewhere = { phone: '01632 960999', name: 'A Smith', postcode: 'BA1 1AA' };
    expect(owner({ ...elsewhere, source: 'staff' }, known({ source: 'staff' }))).toEqual({
      customerId: 'ann',
      reason: 'email',
    });
    expect(owner({ ...elsewhere, source: 'staff' }, known({}))).toBeUndefined();
    expect(owner(elsewhere, known({ source: 'staff' }))).toBeUndefined();
  });

  it('never with a number that is a different person’s', () => {
    expect(owner({ name: 'Ben Moss', email: 'ben@example.com' }, known({}))).toBeUndefined();
  });

  it('never with the same postcode and name alone', () => {
    expect(owner({ phone: '', email: '' }, known({ source: 'staff' }))).toBeUndefined();
  });

  it('never by what was told in a chat, on either side', () => {
    expect(owner({ source: 'chat' }, known({ source: 'staff' }))).toBeUndefined();
    expect(owner({ source: 'staff' }, known({ source: 'chat' }))).toBeUndefined();
  });
});

it('the customer who was known first owns what two of them gave', () => {
  const both = [...known({ source: 'staff' }, 'ann'), ...known({ source: 'staff' }, 'bea')];
  expect(owner({ source: 'staff' }, both)).toEqual({ customerId: 'ann', reason: 'email' });
  const [phone, email] = [known({}, 'bea'), known({ source: 'staff' }, 'ann')];
  expect(owner({ source: 'staff' }, [...phone, ...email])?.customerId).toBe('ann');
});

const details = fc.record({
  name: fc.constantFrom('Ann Price', 'A. Price', 'Ben Price', 'Ben', ''),
  email: fc.constantFrom('ann@example.com', 'ANN@example.com', 'ben@example.com', ''),
  phone: fc.constantFrom('01632 960147', '+441632960147', '01632 960148', ''),
  postcode: fc.constantFrom('SN15 3HR', 'sn153hr', ''),
  source: fc.constantFrom(...contactSources),
});

it('whether two records are one person’s does not depend on which came first', () => {
  fc.assert(
    fc.property(details, details, (one, other) => {
      const prove = (a: GivenDetails, b: GivenDetails) => owner(a, known(b)) !== undefined;
      expect(prove(one, other)).toBe(prove(other, one));
      if (one.source === 'chat') expect(prove(one, other)).toBe(false);
    }),
  );
});
