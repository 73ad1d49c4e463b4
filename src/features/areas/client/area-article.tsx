import { TextBlock } from '#features/business/client/texts/text-block.tsx';
import { parseBlocks } from '#features/business/texts/blocks.ts';

/** An area's text, in a line length that is comfortable to read. */
export function AreaArticle({ content }: { content: string }) {
  return (
    <div className="max-w-[66ch]">
      {parseBlocks(content).map((block, index) => (
        <TextBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text have no other name and never move
          key={index}
          block={block}
          heading="mt-12 mb-4 text-2xl"
          list="mt-4 border-b border-line"
          paragraph={index === 0 ? 'text-lg' : 'mt-4'}
        />
      ))}
    </div>
  );
}
