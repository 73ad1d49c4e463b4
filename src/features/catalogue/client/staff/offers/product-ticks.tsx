import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { compactControl } from '#platform/client/staff/list-toolbar.tsx';
import { productsQuery } from '../../api.ts';

/** A list of the products for sale in which some are ticked, narrowed by what is typed. */
export function ProductTicks({
  ids,
  onChange,
}: {
  ids: string[];
  onChange: (ids: string[]) => void;
}) {
  const { data = [] } = useQuery(productsQuery);
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const shown = data.filter(
    ({ productType, name }) => productType === 'catalog' && name.toLowerCase().includes(wanted),
  );
  const toggle = (id: string, isOn: boolean) => {
    const rest = ids.filter((other) => other !== id);
    onChange(isOn ? [...rest, id] : rest);
  };
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Products ({ids.length} ticked)</legend>
      <input
        type="search"
        aria-label="Find a product"
        placeholder="Find a product"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        className={`${compactControl} mt-1 w-full placeholder:text-ink-soft`}
      />
      <div className="mt-1 max-h-60 overflow-y-auto rounded border border-line px-3 sm:columns-2">
        {shown.map(({ id, name }) => (
          <label key={id} className="flex min-h-11 break-inside-avoid items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              checked={ids.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
              className="size-5 shrink-0 accent-brand"
            />
            {name}
          </label>
        ))}
        {shown.length === 0 && <p className="py-3 text-sm text-ink-soft">No products found</p>}
      </div>
    </fieldset>
  );
}
