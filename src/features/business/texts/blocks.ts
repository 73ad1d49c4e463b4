export type Block =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/**
 * Parses the simple markup of a long text: blocks separated by blank lines; a line that starts with
 * `## ` is a heading, lines that start with `- ` are list items, others form a paragraph.
 */
export function parseBlocks(content: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  const add = (block: Block) => {
    blocks.push(block);
    open = block.kind === 'heading' ? undefined : block;
  };
  for (const line of content.split(/\r?\n/).map((text) => text.trim())) {
    if (line === '') open = undefined;
    else if (line.startsWith('## ')) add({ kind: 'heading', text: line.slice(3).trim() });
    else if (line.startsWith('- ')) {
      const item = line.slice(2).trim();
      if (open?.kind === 'list') open.items.push(item);
      else add({ kind: 'list', items: [item] });
    } else if (open?.kind === 'paragraph') open.text += ` ${line}`;
    else add({ kind: 'paragraph', text: line });
  }
  return blocks;
}

export type Inline = { text: string; isBold?: true; href?: string };

/** `**words**`, or `[words](/path)` with a path of this site or an https address. */
const marks =
  /\*\*([^*\s](?:[^*]*[^*\s])?)\*\*|\[([^[\]]+)\]\((\/(?!\/)[^\s()]*|https:\/\/[^\s()]+)\)/g;

/** Parses the marks within a paragraph or a list item; what is not one of them stays as it was typed. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, bold, words = '', href] = match;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push(bold === undefined ? { text: words, href } : { text: bold, isBold: true });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

export type SiteLink = { words: string; href: string };

/** The links of a long text to pages of this site that are not among `paths`. */
export const findDeadLinks = (content: string, paths: readonly string[]): SiteLink[] =>
  parseInline(content).flatMap(({ text, href }) =>
    href?.startsWith('/') && !paths.includes(href.split(/[?#]/, 1)[0] ?? '')
      ? [{ words: text, href }]
      : [],
  );

export const deadLinkMessage = ({ words, href }: SiteLink) =>
  `leads from “${words}” to ${href}, where there is no page.`;
