export type ContentBlock =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/**
 * Parses the simple markup of an area's text: blocks separated by blank lines; a line that starts with
 * `## ` is a heading, lines that start with `- ` are list items, others form a paragraph.
 */
export function parseAreaContent(content: string): ContentBlock[] {
  const blocks: ContentBlock[] = [];
  let open: ContentBlock | undefined;
  const add = (block: ContentBlock) => {
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
