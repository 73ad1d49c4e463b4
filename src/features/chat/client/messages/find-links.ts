/** A run of plain text, or the text of a link with where it leads. */
export type TextPart = { text: string; href?: string };

/** A web address, or a path of this site that stands by itself: `/?book=1`, not the stroke in "and/or" or "/m²". */
const linkPattern = /https?:\/\/[^\s<>"]+|(?<![^\s(])\/[a-z?][\w\-./?=&#%+]*(?![^\s.,;:!?)])/gi;
/** What ends a sentence, not an address. */
const tail = /[.,;:!?)\]'*_]+$/;

/** Finds the links in a message. An address of this site becomes a path. */
export function findLinks(text: string, origin: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(linkPattern)) {
    const found = match[0].replace(tail, '');
    if (!URL.canParse(found, origin)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    const url = new URL(found, origin);
    // A path that begins with two strokes would lead to another site.
    const isOwn = url.origin === origin && !url.pathname.startsWith('//');
    const href = isOwn ? url.pathname + url.search + url.hash : url.href;
    parts.push({ text: found, href });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
