import type { ProductFacet } from '../../contract.ts';
import { ColourChip } from '../product/colour-chip.tsx';

type ColourChoiceProps = {
  facet: ProductFacet;
  value: string;
  onChange: (value: string) => void;
};

/** The filter by colour: a chip in a typical shade of each family, and the name of the chosen one. */
export function ColourChoice({ facet, value, onChange }: ColourChoiceProps) {
  const options = [{ value: '', label: 'All' }, ...facet.options];
  return (
    <fieldset className="col-span-2 min-w-0 lg:col-span-1">
      <legend>
        <b>{facet.label}:</b> {options.find((option) => option.value === value)?.label}
      </legend>
      <div className="mt-1 -ml-1 flex flex-wrap">
        {options.map((option) => (
          <label
            key={option.value}
            title={option.label}
            className="relative grid size-11 place-items-center rounded-chip -outline-offset-2 outline-brand has-checked:outline-2 has-focus-visible:outline-2 has-focus-visible:outline-chalk"
          >
            <input
              type="radio"
              name={facet.name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 opacity-0"
            />
            {option.value && (
              <ColourChip colour={{ ...option, name: option.label }} className="size-8" />
            )}
            <span className={option.value && 'sr-only'}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
