import { findPhoneNumbers } from '#platform/server/find-phone-numbers.ts';

const maxEmailLength = 254;

/** The first email address: a match around an @, within one word. */
export function findEmail(text: string): string | undefined {
  for (const word of withWrittenEmail(text).split(/\s/)) {
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

/** "craig79 at example dot com", as it is dictated. */
const dictated =
  /([\w.+-]+(?: (?:dot|underscore|dash) [\w+-]+){0,3}) at ([\w-]+(?: dot [a-z]{2,12}){1,3})\b/gi;
const marks: Record<string, string> = { dot: '.', underscore: '_', dash: '-' };

const withWrittenEmail = (text: string) =>
  text.replace(dictated, (_, local: string, domain: string) =>
    [local, domain]
      .map((part) =>
        part.replace(
          / (dot|underscore|dash) /gi,
          (__, mark: string) => marks[mark.toLowerCase()] ?? '',
        ),
      )
      .join('@'),
  );

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
