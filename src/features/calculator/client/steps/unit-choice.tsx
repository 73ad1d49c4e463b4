import type { FormUnit } from '../units/feet.ts';

const units: [FormUnit, string][] = [
  ['m', 'Metres'],
  ['ft', 'Feet and inches'],
];

type UnitChoiceProps = { unit: FormUnit; onChoose: (unit: FormUnit) => void };

/** The choice of metres or feet and inches for a whole form. */
export function UnitChoice({ unit, onChoose }: UnitChoiceProps) {
  return (
    <fieldset className="flex min-w-0 rounded border border-line-strong">
      <legend className="sr-only">Measure in</legend>
      {units.map(([value, name]) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-center px-4 text-base font-semibold first-of-type:rounded-l last-of-type:rounded-r has-checked:bg-brand has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-chalk"
        >
          <input
            type="radio"
            name="length-unit"
            value={value}
            checked={unit === value}
            onChange={() => onChoose(value)}
            className="sr-only"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
