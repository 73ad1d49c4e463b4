/** A piece of a message: plain text, or a link with its target. */
export type TextPart = { text: string; href?: string };

/** A web URL, or a path of this site that stands alone: `/?book=1`, not the slash in "and/or" or "/m²". */
const linkPattern = /https?:\/\/[^\s<>"]+|(?<![^\s(])\/[a-z?][\w\-./?=&#%+]*(?![^\s.,;:!?)])/gi;
/** Trailing punctuation that is not part of a URL. */
const tail = /[.,;:!?)\]'*_]+$/;

/** Splits a message into text and links. A URL of this site becomes a path. */
export function findLinks(text: string, origin: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(linkPattern)) {
    const found = match[0].replace(tail, '');
    if (!URL.canParse(found, origin)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    const url = new URL(found, origin);
    // A path that begins with two slashes would lead to another site.
    const isOwn = url.origin === origin && !url.pathname.startsWith('//');
    const href = isOwn ? url.pathname + url.search + url.hash : url.href;
    parts.push({ text: found, href });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
