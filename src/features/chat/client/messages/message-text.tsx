import { Link } from 'wouter';
import { findLinks } from './find-links.ts';

/** A message's text, never markup, with its links. */
export function MessageText({ text }: { text: string }) {
  return findLinks(text, location.origin).map(({ text: words, href }, index) => {
    if (href === undefined) return words;
    const key = `${index}`;
    if (href.startsWith('/'))
      return (
        <Link key={key} href={href} className="chat-link">
          {words}
        </Link>
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
