import { unnamedCustomer } from './limits.ts';

type Named = { customerName: string; subject: string | null };

/** A conversation in a list: by the customer's name, or by their first words until they give one. */
export const nameConversation = ({ customerName, subject }: Named): string =>
  customerName === unnamedCustomer && subject ? `“${subject}”` : customerName;
