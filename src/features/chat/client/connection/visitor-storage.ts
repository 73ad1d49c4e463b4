import { isPlainLine, isVisible } from '#platform/short-text.ts';
import { limits, unnamedCustomer } from '../../limits.ts';
import type { TextStore } from './outbox.ts';

const conversationKey = 'chat_conversation_id';
const nameKey = 'customer_name';

/** localStorage; where it is unavailable, nothing is stored and nothing throws. */
export const visitorStorage: TextStore = {
  getItem: (key) => attempt(() => localStorage.getItem(key)),
  setItem: (key, value) => void attempt(() => localStorage.setItem(key, value)),
  removeItem: (key) => void attempt(() => localStorage.removeItem(key)),
};

export const readConversationId = () => visitorStorage.getItem(conversationKey);

export function keepConversationId(id: string | null) {
  if (id === null) visitorStorage.removeItem(conversationKey);
  else visitorStorage.setItem(conversationKey, id);
}

/** The name given in a booking, an enquiry or the chat. */
export function readCustomerName(): string {
  const name = visitorStorage.getItem(nameKey) ?? '';
  return isVisible(name) && isPlainLine(name)
    ? name.slice(0, limits.customerName)
    : unnamedCustomer;
}

/** Stores the name that the server knows for the conversation, if it knows one. */
export function storeCustomerName(name: string) {
  if (name !== unnamedCustomer) visitorStorage.setItem(nameKey, name);
}

function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
