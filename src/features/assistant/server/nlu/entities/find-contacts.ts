import { findPhoneNumbers } from '#platform/server/find-phone-numbers.ts';

const maxEmailLength = 254;

/** The first email address: a match around an @, within one word. */
export function findEmail(text: string): string | undefined {
  for (const word of text.split(/\s/)) {
    if (!word.includes('@') || word.length > maxEmailLength) continue;
    const tidy = trimMarks(word.replace(/^mailto:/i, ''));
    const parts = tidy.split('@');
    const domain = parts[1] ?? '';
    if (parts.length !== 2 || !parts[0]) continue;
    if (/^[\w.%+'-]+$/.test(parts[0]) && /^[a-z0-9.-]+$/i.test(domain) && isDomain(domain))
      return tidy;
  }
  return undefined;
}

const isDomain = (domain: string) => {
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => label.length > 0) &&
    (labels.at(-1)?.length ?? 0) > 1
  );
};

function trimMarks(word: string): string {
  let from = 0;
  let end = word.length;
  while (from < end && '<("\'[:;,.'.includes(word[from] ?? ' ')) from += 1;
  while (end > from && '>)"\'],.;:!?'.includes(word[end - 1] ?? ' ')) end -= 1;
  return word.slice(from, end);
}

/** The first phone number, without spaces and punctuation. */
export const findPhone = (text: string): string | undefined => findPhoneNumbers(text)[0]?.dialled;
