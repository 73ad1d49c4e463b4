import { Link } from 'wouter';
import { findLinks } from './find-links.ts';
import { pageName } from './page-names.ts';

type MessageTextProps = {
  text: string;
  /** Whether URLs of other sites become links: not in what visitors write. */
  allowsForeign: boolean;
};

/** A message's text, never markup, with its links; those to pages of this site by the page's name. */
export function MessageText({ text, allowsForeign }: MessageTextProps) {
  const parts = findLinks(text, { origin: location.origin, allowsForeign });
  return parts.map(({ text: words, href }, index) => {
    if (href === undefined) return words;
    const key = `${index}`;
    if (href.startsWith('/'))
      return (
        <Link key={key} href={href} className="chat-link">
          {pageName(href) ?? words}
        </Link>
      );
    if (!href.startsWith('http'))
      return (
        <a key={key} href={href} className="chat-link">
          {words}
        </a>
      );
    return (
      <a
        key={key}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="chat-link"
      >
        {words}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  });
}
