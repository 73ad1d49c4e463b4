import { unnamedCustomer } from './limits.ts';

type Named = { id: string; customerName: string };

/** A conversation in a list: by the customer's name, or by a number of its own until they give one: 'Visitor 4821'. */
export const nameConversation = ({ id, customerName }: Named): string =>
  customerName === unnamedCustomer ? `Visitor ${numberOf(id)}` : customerName;

/** Four digits that stay the same for an id. */
const numberOf = (id: string) =>
  1_000 + [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_000, 0);
