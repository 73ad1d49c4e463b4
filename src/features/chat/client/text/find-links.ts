import { telephoneHref } from '#platform/contact-urls.ts';

/** A piece of a message: plain text, or a link with its target. */
export type TextPart = { text: string; href?: string };

type FindOptions = {
  /** The origin of this site. */
  origin: string;
  /** Whether URLs of other sites become links: not in what visitors write. */
  allowsForeign: boolean;
};

const patterns = {
  url: String.raw`https?:\/\/[^\s<>"]+`,
  email: String.raw`(?<![\w.+-])[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+`,
  /** A path of this site that stands alone: `/?book=1`, not the slash in "and/or" or "/m²". */
  path: String.raw`(?<![^\s(])\/[a-z?][\w\-./?=&#%+]*(?![^\s.,;:!?)])`,
  /** A British number in its usual groups, or with +44. */
  phone: String.raw`(?<![\w.£/+-])(?:\+44[ ]?(?:\(0\)[ ]?)?\d{2,4}|\(?0\d{2,4}\)?)(?:[ -]?\d{3,8}){1,3}(?![\w-])`,
};
const linkPattern = new RegExp(
  Object.entries(patterns)
    .map(([name, pattern]) => `(?<${name}>${pattern})`)
    .join('|'),
  'gi',
);
/** Trailing punctuation that is not part of a URL. */
const tail = /[.,;:!?)\]'*_]+$/;

/** Splits a message into text and links. A URL of this site becomes a path. */
export function findLinks(text: string, options: FindOptions): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(linkPattern)) {
    const { phone, email } = match.groups ?? {};
    const found = phone ?? email ?? match[0].replace(tail, '');
    const href = phone
      ? dialled(phone)
      : email
        ? `mailto:${email}`
        : URL.canParse(found, options.origin)
          ? readUrl(new URL(found, options.origin), options)
          : undefined;
    if (href === undefined) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: found, href });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function readUrl(url: URL, { origin, allowsForeign }: FindOptions): string | undefined {
  // A path that begins with two slashes would lead to another site.
  const isOwn = url.origin === origin && !url.pathname.startsWith('//');
  if (isOwn) return url.pathname + url.search + url.hash;
  return allowsForeign ? url.href : undefined;
}

/** The `tel:` URL of ten or eleven digits with the leading 0, or of the same with +44. */
function dialled(phone: string): string | undefined {
  const href = telephoneHref(phone.replace('(0)', ''));
  return /^tel:(?:0|\+44)\d{9,10}$/.test(href) ? href : undefined;
}
