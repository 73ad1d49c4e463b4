const title = /^(?:mr|mrs|ms|miss|dr)\.?$/i;

/** How somebody is spoken to: by the first name, or by title and surname as they gave them. */
export function addressOf(name: string): string {
  const words = name.split(/\s+/);
  const [first = ''] = words;
  if (!title.test(first)) return first;
  return words.length > 1 ? `${first} ${words.at(-1)}` : first;
}

/** First and last name; a title stays with the first. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const count = title.test(words[0] ?? '') && words.length > 2 ? 2 : 1;
  return { firstName: words.slice(0, count).join(' '), lastName: words.slice(count).join(' ') };
}
