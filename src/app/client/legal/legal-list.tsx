import type { ReactNode } from 'react';

/** A list of a legal text. */
export function LegalList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="border-b border-line">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that never moves
        <li key={index} className="border-t border-line py-3">
          {item}
        </li>
      ))}
    </ul>
  );
}
