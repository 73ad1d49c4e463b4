import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { loadPasswordCheck } from './password-check.ts';

const owner = { name: 'Priya Raman', email: 'p.raman@wyvernvale.example' };
const assertGood = await loadPasswordCheck();
const problemOf = (password: string) => {
  try {
    assertGood(password, owner, 'password');
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};
const wellKnown =
  'Many people use this password, so attackers try it first: please choose another one';
const personal = 'Please choose a password that is not your name, your email or ours';

describe('a password', () => {
  it.each([
    'password',
    'Password1',
    'P@ssw0rd!',
    'sunshine2026',
    '12345678',
    '!!iloveyou!!',
    'qwertyuiop',
    'aaaaaaaa',
    'abcabcabc',
  ])('%s is well known', (password) => {
    expect(problemOf(password)).toBe(wellKnown);
  });

  it.each([
    'Priya Raman',
    'priyaraman1',
    'RamanPriya!',
    'p.raman@wyvernvale.example',
    'p.raman2026',
    'Wyvern Vale Flooring',
    'wyvernvale1',
  ])('%s is the person’s or the firm’s', (password) => {
    expect(problemOf(password)).toBe(personal);
  });

  it.each([
    'correct horse battery staple',
    'chosen by its owner',
    'tufted-moss-41-kettle',
    'пароль для пола',
  ])('%s may be chosen', (password) => {
    expect(problemOf(password)).toBeUndefined();
  });

  it('of 12 random characters may be chosen, and any text is judged', () => {
    const random = fc.stringMatching(/^[a-zA-Z0-9]{12}$/);
    fc.assert(
      fc.property(random, (password) => {
        fc.pre(new Set(password).size > 5);
        expect(problemOf(password)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (password) => {
        expect([undefined, wellKnown, personal]).toContain(problemOf(password));
      }),
    );
  });
});
