import type { ComponentProps } from 'react';
import { controlClass, Field, SelectField, TextField } from '#platform/client/ui/field.tsx';
import { productLimits as limits } from '../../../limits.ts';
import { units } from '../../../vocabulary.ts';
import { fieldWords } from '../draft/field-labels.ts';
import {
  categoryWords,
  choicesOf,
  pageWords,
  stockWords,
  typeWords,
} from '../draft/product-labels.ts';
import type { ProductFormState } from './use-product-form.ts';

export type FieldsProps = { form: ProductFormState };
type TextName =
  | 'name'
  | 'sku'
  | 'brand'
  | 'price'
  | 'salePrice'
  | 'sortOrder'
  | 'samples'
  | 'packArea'
  | 'patternRepeat';
type ChoiceName =
  | 'productType'
  | 'category'
  | 'pageLocation'
  | 'unit'
  | 'stockStatus'
  | 'pattern'
  | 'fixing'
  | 'patternMatch';

/** A text field of the product. */
export function ProductText({
  form,
  name,
  ...more
}: FieldsProps & { name: TextName } & Omit<
    ComponentProps<typeof TextField>,
    'name' | 'label' | 'form'
  >) {
  return (
    <TextField
      label={fieldWords[name]}
      autoComplete="off"
      error={form.formState.errors[name]?.message}
      {...form.register(name)}
      {...more}
    />
  );
}

export function ProductChoice({
  form,
  name,
  options,
  hint,
}: FieldsProps & {
  name: ChoiceName;
  options: (readonly [string, string])[];
  hint?: string | undefined;
}) {
  return (
    <SelectField
      label={fieldWords[name]}
      error={form.formState.errors[name]?.message}
      hint={hint}
      {...form.register(name)}
    >
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

export function ProductFlag({
  form,
  name,
}: FieldsProps & { name: 'featured' | 'fittingIncluded' }) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 font-semibold">
      <input type="checkbox" {...form.register(name)} className="size-5 accent-brand" />
      {fieldWords[name]}
    </label>
  );
}

const money = { type: 'number', step: '0.01', min: '0', className: 'tabular-nums' } as const;

/** Fields for a product's name and location. */
export function MainFields(props: FieldsProps) {
  const { register, formState, watch } = props.form;
  const isBanner = watch('productType') === 'banner';
  return (
    <div className="grid gap-4">
      <ProductText {...props} name="name" maxLength={limits.name} />
      {!isBanner && (
        <div className="grid gap-4 sm:grid-cols-2">
          <ProductText {...props} name="sku" maxLength={limits.sku} />
          <ProductText {...props} name="brand" maxLength={limits.brand} />
        </div>
      )}
      <Field label={fieldWords.description} error={formState.errors.description?.message}>
        {(control) => (
          <textarea
            {...register('description')}
            {...control}
            rows={4}
            maxLength={limits.description}
            className={`${controlClass} py-2`}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <ProductChoice {...props} name="productType" options={choicesOf(typeWords)} />
        <ProductChoice {...props} name="category" options={choicesOf(categoryWords)} />
        <ProductChoice
          {...props}
          name="pageLocation"
          options={choicesOf(pageWords)}
          hint={isBanner ? undefined : 'On the homepage, it is on its category’s page too.'}
        />
        <ProductText
          {...props}
          name="sortOrder"
          type="number"
          step="1"
          hint="Lower numbers come first."
          className="tabular-nums"
        />
      </div>
    </div>
  );
}

/** Fields for what a product costs, and how it is offered. */
export function PriceFields(props: FieldsProps) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <ProductText {...props} {...money} name="price" />
        <ProductChoice {...props} name="unit" options={units.map((unit) => [unit, unit])} />
        <ProductText
          {...props}
          {...money}
          name="salePrice"
          hint="Leave it empty if it isn’t reduced."
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <ProductChoice {...props} name="stockStatus" options={choicesOf(stockWords)} />
        <ProductText
          {...props}
          name="samples"
          type="number"
          step="1"
          min="0"
          hint="Goes down as samples are sent. At 0 the website offers none."
          className="tabular-nums"
        />
        <div className="sm:pt-7">
          <ProductFlag {...props} name="featured" />
        </div>
      </div>
    </div>
  );
}
