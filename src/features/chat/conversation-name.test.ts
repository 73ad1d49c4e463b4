import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { nameConversation } from './conversation-name.ts';

it('a conversation has the name of its customer', () => {
  expect(nameConversation({ id: 'a', customerName: 'Priya Tufton' })).toBe('Priya Tufton');
});

it('a visitor without a name has a number of four digits, which stays', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      const name = nameConversation({ id, customerName: 'Customer' });
      expect(name).toMatch(/^Visitor [1-9]\d{3}$/);
      expect(nameConversation({ id, customerName: 'Customer' })).toBe(name);
    }),
  );
  const name = (id: string) => nameConversation({ id, customerName: 'Customer' });
  expect(name('pQ3x')).not.toBe(name('pQ3y'));
});
