import { Link } from 'wouter';
import { type Block, type Inline, parseInline } from '../../texts/blocks.ts';

type TextBlockProps = { block: Block; heading?: string; list: string; paragraph?: string };

/** A block of a long text, with its classes by what it is. */
export function TextBlock({ block, heading, list, paragraph }: TextBlockProps) {
  if (block.kind === 'list')
    return (
      <ul className={list}>
        {block.items.map((item) => (
          <li key={item} className="border-t border-line py-3">
            {parseInline(item).map(show)}
          </li>
        ))}
      </ul>
    );
  const Tag = block.kind === 'heading' ? 'h2' : 'p';
  return (
    <Tag className={Tag === 'p' ? paragraph : heading}>{parseInline(block.text).map(show)}</Tag>
  );
}

/** Plain words stay strings, so that their figures are bound. */
function show({ text, isBold, href }: Inline, index: number) {
  if (isBold) return <strong key={index}>{text}</strong>;
  if (href === undefined) return text;
  const Tag = href.startsWith('/') ? Link : 'a';
  return (
    <Tag key={index} href={href} className="link">
      {text}
    </Tag>
  );
}
