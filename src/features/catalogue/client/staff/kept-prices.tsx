import type { PriceChange } from '../../prices/contract.ts';

type KeptPricesProps = { kept: PriceChange['kept']; summary: string };

/** What a change of prices left as it was, with the reasons, on demand; nothing where it left none. */
export function KeptPrices({ kept, summary }: KeptPricesProps) {
  if (kept.length === 0) return null;
  return (
    <details className="mt-1">
      <summary className="min-h-8 cursor-pointer content-center">{summary}</summary>
      <ul className="mt-1 list-disc pl-5">
        {kept.map(({ name, why }) => (
          <li key={name} className="wrap-break-word">
            {name}: {why}
          </li>
        ))}
      </ul>
    </details>
  );
}
