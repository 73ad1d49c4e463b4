import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import type { HasChanges } from '#platform/client/staff/form-dialog.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { controlClass, Field, SelectField, TextField } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { productLimits } from '../../../limits.ts';
import type { Offer } from '../../../offers/contract.ts';
import { offerPages } from '../../../offers/vocabulary.ts';
import { categories } from '../../../vocabulary.ts';
import { refreshProducts } from '../api.ts';
import { categoryWords, pageWords } from '../draft/product-labels.ts';
import { allOffersQuery, requestOffer } from './api.ts';
import { draftOf, type OfferDraft, readDraft } from './offer-draft.ts';
import { ProductTicks } from './product-ticks.tsx';

type OfferFormProps = {
  offer: Offer | undefined;
  hasChanges: HasChanges;
  onCancel: () => void;
  onSaved: () => void;
};

const tick = 'flex min-h-11 items-center gap-2.5';
const box = 'size-5 shrink-0 accent-brand';
const legend = 'text-sm font-semibold';
/** The fields of the form for those that the server names. */
const formFields: Record<string, keyof OfferDraft> = {
  name: 'name',
  percent: 'percent',
  price: 'price',
  kind: 'kind',
  pages: 'pages',
  startsAt: 'startDay',
  endsAt: 'endDay',
  products: 'of',
};
const fieldOf = (path: string) => formFields[path.split(/[.[]/, 1)[0] ?? ''];

/** The form of an offer: what it says, what it reduces, where it stands and from when to when. */
export default function OfferForm({ offer, hasChanges, onCancel, onSaved }: OfferFormProps) {
  const queries = useQueryClient();
  const form = useForm<OfferDraft>({ defaultValues: draftOf(offer) });
  const { register, watch, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  useEffect(() => {
    hasChanges.current = () => isDirty;
  });
  const isRunning = offer?.state === 'running';
  const { kind, of, ids, pages } = watch();
  const submit = form.handleSubmit(async (draft) => {
    try {
      const saved = await requestOffer(readDraft(draft), offer?.id);
      await queries.invalidateQueries(allOffersQuery);
      await refreshProducts(queries);
      showToast({
        title: saved.state === 'running' ? 'Offer runs' : 'Offer saved',
        description: saved.name,
      });
      onSaved();
    } catch (error) {
      showServerError(form, error, 'root', fieldOf);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit}>
      <div className="grid gap-4">
        <TextField
          label="What the banner says"
          autoComplete="off"
          maxLength={productLimits.name}
          error={errors.name?.message}
          {...register('name')}
        />
        {isRunning ? (
          <p className="text-sm text-ink-soft">
            Its prices and its start can’t change while it runs. End it and add another.
          </p>
        ) : (
          <>
            <div className="grid items-start gap-4 sm:grid-cols-3">
              <SelectField label="Reduction" {...register('kind')}>
                <option value="percent">Per cent off</option>
                <option value="price">A price for each</option>
                <option value="announce">None: only announces sale prices</option>
              </SelectField>
              {kind === 'percent' && (
                <TextField
                  label="Per cent off"
                  inputMode="numeric"
                  className="tabular-nums"
                  error={errors.percent?.message}
                  {...register('percent')}
                />
              )}
              {kind === 'price' && (
                <TextField
                  label="Price (£)"
                  inputMode="decimal"
                  className="tabular-nums"
                  error={errors.price?.message}
                  {...register('price')}
                />
              )}
              <SelectField label="Applies to" error={errors.of?.message} {...register('of')}>
                <option value="categories">Whole categories</option>
                <option value="ids">Single products</option>
              </SelectField>
            </div>
            {of === 'categories' ? (
              <fieldset>
                <legend className={legend}>Categories</legend>
                <div className="flex flex-wrap gap-x-6">
                  {categories.map((category) => (
                    <label key={category} className={tick}>
                      <input
                        type="checkbox"
                        value={category}
                        className={box}
                        {...register('categories')}
                      />
                      {categoryWords[category]}
                    </label>
                  ))}
                </div>
              </fieldset>
            ) : (
              <ProductTicks
                ids={ids}
                onChange={(next) => form.setValue('ids', next, { shouldDirty: true })}
              />
            )}
          </>
        )}
        <fieldset aria-describedby={errors.pages ? 'offer-pages-error' : undefined}>
          <legend className={legend}>Banner on</legend>
          <div className="flex flex-wrap gap-x-6">
            {offerPages.map((page) => (
              <label key={page} className={tick}>
                <input type="checkbox" value={page} className={box} {...register('pages')} />
                {pageWords[page]}
              </label>
            ))}
          </div>
          {errors.pages && (
            <p id="offer-pages-error" className="text-sm font-medium text-error">
              {errors.pages.message}
            </p>
          )}
        </fieldset>
        {offerPages
          .filter((page) => page !== 'homepage' && pages.includes(page))
          .map((page) => (
            <Field key={page} label={`Text below it on ${pageWords[page]}`}>
              {(control) => (
                <textarea
                  {...control}
                  {...register(`texts.${page}`)}
                  rows={2}
                  maxLength={productLimits.description}
                  className={`${controlClass} py-2`}
                />
              )}
            </Field>
          ))}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {!isRunning && (
            <Minute
              form={form}
              day="startDay"
              time="startTime"
              label="From"
              hint="Empty to start now."
            />
          )}
          <Minute
            form={form}
            day="endDay"
            time="endTime"
            label="To"
            hint="Empty: until you end it."
          />
        </div>
      </div>
      <DialogActions isLong errorText={errors.root?.message} onClose={onCancel}>
        <Button look="brand" type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : offer ? 'Save offer' : 'Add offer'}
        </Button>
      </DialogActions>
    </form>
  );
}

type MinuteProps = {
  form: ReturnType<typeof useForm<OfferDraft>>;
  day: 'startDay' | 'endDay';
  time: 'startTime' | 'endTime';
  label: string;
  hint: string;
};

/** A day and a time in London. */
function Minute({ form, day, time, label, hint }: MinuteProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] items-start gap-3">
      <TextField
        label={`${label} (day)`}
        type="date"
        hint={hint}
        error={form.formState.errors[day]?.message}
        {...form.register(day)}
      />
      <TextField label={`${label} (time)`} type="time" {...form.register(time)} />
    </div>
  );
}
