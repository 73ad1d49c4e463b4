/** A table of a product's specifications. */
export function SpecificationTable({ specifications }: { specifications: Record<string, string> }) {
  return (
    <dl className="mt-4 border-b border-line-strong text-base">
      {Object.entries(specifications).map(([term, text]) => (
        <div key={term} className="grid grid-cols-[2fr_3fr] gap-4 border-t border-line-strong py-2">
          <dt className="text-ink-soft">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
