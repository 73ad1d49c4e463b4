import { type ContentBlock, parseAreaContent } from '../area-content.ts';

/** An area's text, in a line length that is comfortable to read. */
export function AreaArticle({ content }: { content: string }) {
  return (
    <div className="max-w-[66ch]">
      {parseAreaContent(content).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text have no other name and never move
        <Block key={index} block={block} first={index === 0} />
      ))}
    </div>
  );
}

function Block({ block, first }: { block: ContentBlock; first: boolean }) {
  if (block.kind === 'heading') return <h2 className="mt-12 mb-4 text-2xl">{block.text}</h2>;
  if (block.kind === 'list')
    return (
      <ul className="mt-4 border-b border-line">
        {block.items.map((item) => (
          <li key={item} className="border-t border-line py-3">
            {item}
          </li>
        ))}
      </ul>
    );
  return <p className={first ? 'text-lg' : 'mt-4'}>{block.text}</p>;
}
