import { LegalList } from './legal-list.tsx';
import type { StoredValue } from './stored-values.ts';

/** What the browser keeps, each with its name in the browser's tools. */
export function StoredValueList({ values }: { values: readonly StoredValue[] }) {
  return (
    <LegalList
      items={values.map(({ title, names, purpose }) => (
        <>
          <strong>{title}.</strong> {purpose}{' '}
          <span className="text-ink-soft">
            {names.length === 1 ? 'Its name' : 'Their names'} in your browser: {names.join(', ')}.
          </span>
        </>
      ))}
    />
  );
}
