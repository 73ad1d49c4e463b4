import { describe, expect, it } from 'vitest';
import { addressOf, splitName } from './person-name.ts';

describe('a name', () => {
  it.each([
    ['Jess Miller', 'Jess'],
    ['Mrs Dorothy Pemberton', 'Mrs Pemberton'],
    ['Dr. Khan', 'Dr. Khan'],
    ['Pat', 'Pat'],
  ])('%s is spoken to as %s', (name, said) => {
    expect(addressOf(name)).toBe(said);
  });

  it('keeps its title with the first name', () => {
    expect(splitName('Mrs Dorothy Pemberton')).toEqual({
      firstName: 'Mrs Dorothy',
      lastName: 'Pemberton',
    });
    expect(splitName('Mrs Pemberton')).toEqual({ firstName: 'Mrs', lastName: 'Pemberton' });
    expect(splitName('Luke')).toEqual({ firstName: 'Luke', lastName: '' });
  });
});
