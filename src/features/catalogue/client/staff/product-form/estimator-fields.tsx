import { rollWidths as widthsOnOffer } from '../../../product-options.ts';
import type { ProductDraft } from '../draft/product-draft.ts';
import {
  choicesOf,
  fixingWords,
  patternMatchWords,
  patternWords,
} from '../draft/product-labels.ts';
import { FormGroup } from './form-group.tsx';
import { type FieldsProps, ProductChoice, ProductFlag, ProductText } from './main-fields.tsx';

type EstimatorFieldsProps = FieldsProps & { change: (part: Partial<ProductDraft>) => void };

const notGiven = ['', 'Not given'] as const;
const noPattern = ['', 'No pattern'] as const;

/** Fields that the cost calculator needs besides the price. */
export function EstimatorFields({ form, change }: EstimatorFieldsProps) {
  const chosen = form.watch('rollWidths');
  const isCarpet = form.watch('category') === 'carpet';
  const toggle = (width: number, isOn: boolean) =>
    change({
      rollWidths: widthsOnOffer.filter((each) => (each === width ? isOn : chosen.includes(each))),
    });
  return (
    <FormGroup title="For the cost calculator">
      <fieldset>
        <legend className="text-sm font-semibold">Comes on rolls of</legend>
        <div className="flex flex-wrap gap-x-6">
          {widthsOnOffer.map((width) => (
            <label key={width} className="flex min-h-11 items-center gap-2.5">
              <input
                type="checkbox"
                checked={chosen.includes(width)}
                onChange={({ target }) => toggle(width, target.checked)}
                className="size-5 accent-brand"
              />
              {width} m
            </label>
          ))}
        </div>
      </fieldset>
      <ProductText
        form={form}
        name="packArea"
        type="number"
        step="any"
        min="0"
        hint="For floors sold by the pack, and underlay by the roll."
        className="max-w-40 tabular-nums"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ProductChoice
          form={form}
          name="pattern"
          options={[notGiven, ...choicesOf(patternWords)]}
          hint="Herringbone has its own waste and fitting price."
        />
        <ProductChoice
          form={form}
          name="fixing"
          options={[notGiven, ...choicesOf(fixingWords)]}
          hint="For dryback we add whole tubs of adhesive."
        />
      </div>
      {isCarpet && (
        <div className="grid gap-4 sm:grid-cols-2">
          <ProductText
            form={form}
            name="patternRepeat"
            type="number"
            step="any"
            min="0"
            hint="Drops are cut to whole repeats. Leave it empty for a plain carpet."
            className="max-w-40 tabular-nums"
          />
          <ProductChoice
            form={form}
            name="patternMatch"
            options={[noPattern, ...choicesOf(patternMatchWords)]}
            hint="Half-drop: the pattern of the next drop lies half a repeat further on."
          />
        </div>
      )}
      <ProductFlag form={form} name="fittingIncluded" />
    </FormGroup>
  );
}
