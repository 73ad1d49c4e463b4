import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TextBlock } from '#features/business/client/texts/text-block.tsx';
import { firm } from '#features/business/firm.ts';
import { heroImage } from '#features/business/pictures/images.ts';
import { parseBlocks } from '#features/business/texts/blocks.ts';
import { WithText } from '../loading/with-text.tsx';
import { Breadcrumb } from '../shell/head/breadcrumb.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import { legalEntries } from '../shell/navigation/legal-entries.ts';

type LegalPageProps = {
  name: 'privacy' | 'cookies' | 'terms' | 'complaints';
  /** What the page adds to its text, by the words in braces for it. */
  parts: Readonly<Record<string, ReactNode>>;
};

const home = { label: 'Home', href: '/' };

/** The page of a legal text: one column, with links to the three other texts. */
export function LegalPage({ name, parts }: LegalPageProps) {
  const path = `/${name}`;
  return (
    <WithText name={name}>
      {(text) => (
        <div className="wrap pt-4 pb-20 lg:pb-28">
          <PageHead
            title={`${text.title} | ${firm().name}`}
            description={text.description}
            path={path}
            picture={heroImage}
            imageAlt={
              // Only the server says it.
              import.meta.env.SSR ? 'Illustration of a living room with a dove grey carpet' : ''
            }
          />
          <Breadcrumb steps={[home]} current={{ label: text.title, href: path }} />
          <div className="mt-4 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_14rem]">
            <article className="max-w-[66ch]">
              <h1 className="mb-8 border-b-2 border-ink pb-6 text-3xl">{text.title}</h1>
              <div className="grid gap-4">
                {parseBlocks(text.content).map((block, index) => {
                  const part = block.kind === 'paragraph' && parts[block.text.slice(1, -1)];
                  return (
                    part || (
                      <TextBlock
                        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text have no other name and never move
                        key={index}
                        block={block}
                        heading="mt-6 text-xl first:mt-0"
                        list="border-b border-line"
                      />
                    )
                  );
                })}
              </div>
            </article>
            <nav aria-label="Legal pages" className="text-base lg:pt-28">
              <ul>
                {legalEntries.map(({ href, label }) => (
                  <li key={href} className="border-t border-line">
                    <Link
                      href={href}
                      aria-current={href === path ? 'page' : undefined}
                      className="flex min-h-11 items-center hover:underline aria-[current]:font-bold"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
      )}
    </WithText>
  );
}
