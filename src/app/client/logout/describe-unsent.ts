import type { Unsent } from './device-data.ts';

/** What is lost by logging out: '2 changes, one photo and one message', with a capital. */
export function describeUnsent({ changes, photos, messages }: Unsent): string {
  const parts = [
    count(changes, 'change', 'changes'),
    count(photos, 'photo', 'photos'),
    count(messages, 'message', 'messages'),
  ].filter((part) => part !== undefined);
  const text = new Intl.ListFormat('en-GB').format(parts);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const count = (number: number, one: string, many: string) =>
  number === 0 ? undefined : number === 1 ? `one ${one}` : `${number} ${many}`;
