import type { ComponentProps } from 'react';
import { controlClass, Field, SelectField, TextField } from '#platform/client/ui/field.tsx';
import { productLimits as limits } from '../../../limits.ts';
import { units } from '../../../vocabulary.ts';
import { fieldWords } from '../draft/field-labels.ts';
import type { FieldErrors, ProductDraft } from '../draft/product-draft.ts';
import {
  categoryWords,
  choicesOf,
  pageWords,
  stockWords,
  typeWords,
} from '../draft/product-labels.ts';

export type FieldsProps = {
  draft: ProductDraft;
  errors: FieldErrors;
  change: (part: Partial<ProductDraft>) => void;
};
type TextName = 'name' | 'sku' | 'brand' | 'price' | 'salePrice' | 'sortOrder' | 'packArea';
type ChoiceName = 'productType' | 'category' | 'pageLocation' | 'unit' | 'stockStatus';

/** A text field of the draft. */
export function DraftText({
  draft,
  errors,
  change,
  name,
  ...more
}: FieldsProps & { name: TextName } & Omit<ComponentProps<typeof TextField>, 'name' | 'label'>) {
  return (
    <TextField
      label={fieldWords[name]}
      name={name}
      autoComplete="off"
      value={draft[name]}
      error={errors[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      {...more}
    />
  );
}

function DraftChoice({
  draft,
  errors,
  change,
  name,
  options,
}: FieldsProps & { name: ChoiceName; options: (readonly [string, string])[] }) {
  return (
    <SelectField
      label={fieldWords[name]}
      name={name}
      value={draft[name]}
      error={errors[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    >
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

export function DraftFlag({
  draft,
  change,
  name,
}: Pick<FieldsProps, 'draft' | 'change'> & { name: 'featured' | 'fittingIncluded' }) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 font-semibold">
      <input
        type="checkbox"
        name={name}
        checked={draft[name]}
        onChange={({ target }) => change({ [name]: target.checked })}
        className="size-5 accent-brand"
      />
      {fieldWords[name]}
    </label>
  );
}

const money = { type: 'number', step: '0.01', min: '0', className: 'tabular-nums' } as const;

/** Fields for a product's name, location and price. */
export function MainFields(props: FieldsProps) {
  const { draft, errors, change } = props;
  return (
    <div className="grid gap-4">
      <DraftText {...props} name="name" maxLength={limits.name} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DraftText {...props} name="sku" maxLength={limits.sku} />
        <DraftText {...props} name="brand" maxLength={limits.brand} />
      </div>
      <Field label={fieldWords.description} error={errors.description}>
        {(control) => (
          <textarea
            {...control}
            name="description"
            rows={4}
            maxLength={limits.description}
            value={draft.description}
            onChange={({ target }) => change({ description: target.value })}
            className={`${controlClass} py-2`}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <DraftChoice {...props} name="productType" options={choicesOf(typeWords)} />
        <DraftChoice {...props} name="category" options={choicesOf(categoryWords)} />
        <DraftChoice {...props} name="pageLocation" options={choicesOf(pageWords)} />
        <DraftChoice {...props} name="unit" options={units.map((unit) => [unit, unit])} />
        <DraftText {...props} {...money} name="price" />
        <DraftText {...props} {...money} name="salePrice" hint="Empty where it is not reduced." />
        <DraftChoice {...props} name="stockStatus" options={choicesOf(stockWords)} />
        <DraftText
          {...props}
          name="sortOrder"
          type="number"
          step="1"
          hint="Lower numbers come first."
          className="tabular-nums"
        />
      </div>
      <DraftFlag {...props} name="featured" />
    </div>
  );
}
