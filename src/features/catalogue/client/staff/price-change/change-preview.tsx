import { useEffect, useRef, useState } from 'react';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { formatPounds } from '#platform/units/pounds.ts';
import type { PriceChangePreview } from '../../../prices/contract.ts';

import type { BookChoice } from './change-draft.ts';

type Line = {
  id: string;
  name: string;
  before: ShownPrices;
  after: ShownPrices;
  problem: string | null;
};
type ShownPrices = { price: number; salePrice: number | null };

const shownAtFirst = 100;

type ChangePreviewProps = {
  preview: PriceChangePreview;
  bookChoices: readonly BookChoice[];
  isLater: boolean;
};

/** Each price before and after; what stays and why comes first. */
export function ChangePreview({ preview, bookChoices, isLater }: ChangePreviewProps) {
  const [max, setMax] = useState(shownAtFirst);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.scrollIntoView();
  }, []);
  const { items, bookPrices, unchanged, brokenClaims } = preview;
  const label = new Map(bookChoices.map((choice) => [choice.name, choice.label]));
  const book = bookPrices.map(({ name, before, after, problem }) => ({
    id: `book:${name}`,
    name: label.get(name) ?? name,
    before: { price: before, salePrice: null },
    after: { price: after, salePrice: null },
    problem,
  }));
  const all: Line[] = [...book, ...items];
  const stays = all.filter(({ problem }) => problem !== null);
  const lines = [...stays, ...all.filter(({ problem }) => problem === null)];
  const changing = all.length - stays.length;
  return (
    <section ref={section} className="mt-6 scroll-mt-4" aria-label="Preview">
      <p role="status" className="font-semibold">
        {changing === 1 ? 'One price changes' : `${changing} prices change`}
        {isLater && ' then'}.{stays.length > 0 && ` ${stays.length} can’t, and stay as they are.`}
        {unchanged > 0 && ` ${unchanged} would be the same.`}
      </p>
      {brokenClaims.map((claim) => (
        <p key={claim} className="mt-2 rounded border border-error px-3 py-2 text-sm">
          The website says “{claim}”, and no product would cost that little any more.
        </p>
      ))}
      {isLater && (
        <p className="mt-1 text-sm text-ink-soft">
          A product whose price is changed before then keeps that price.
        </p>
      )}
      <table className="mt-3 w-full text-left text-sm">
        <caption className="sr-only">Prices before and after</caption>
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col" className="py-2 pr-3">
              Price of
            </th>
            <th scope="col" className="py-2 pr-3 text-right">
              Now
            </th>
            <th scope="col" className="py-2 text-right">
              New
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, max).map(({ id, name, before, after, problem }) => (
            <tr key={id} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-3 font-normal wrap-break-word">
                {name}
                {problem && <span className="mt-0.5 block text-error">{problem}</span>}
              </th>
              <PriceCell {...before} className="pr-3" />
              {problem ? (
                <td className="py-2 text-right text-ink-soft">stays</td>
              ) : (
                <PriceCell {...after} className="font-semibold" />
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > max && (
        <button type="button" className={`${compactButton} mt-3`} onClick={() => setMax(max * 5)}>
          Show more ({lines.length - max})
        </button>
      )}
    </section>
  );
}

function PriceCell({ price, salePrice, className }: ShownPrices & { className: string }) {
  return (
    <td className={`py-2 text-right whitespace-nowrap tabular-nums ${className}`}>
      {formatPounds(salePrice ?? price)}
      {salePrice !== null && (
        <s className="block font-normal text-ink-soft">
          <span className="sr-only">regular price </span>
          {formatPounds(price)}
        </s>
      )}
    </td>
  );
}
