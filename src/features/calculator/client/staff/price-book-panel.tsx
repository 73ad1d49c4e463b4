import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { isConflict } from '#platform/client/error-message.ts';
import { showServerError } from '#platform/client/show-server-error.ts';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { SaveBar } from '#platform/client/staff/save-bar.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { ShownPriceBook } from '../../price-book-contract.ts';
import { fieldOf, type PriceGroup, replacePrices } from '../../price-fields.ts';
import { priceBookQuery, requestPrices } from './api.ts';
import { type Drafts, draftsOf, readDrafts, toPriceBook } from './price-drafts.ts';
import { PriceRow } from './price-row.tsx';
import { WorkedExamples } from './worked-examples.tsx';

const groups: { group: PriceGroup; title: string }[] = [
  { group: 'carpet', title: 'Carpet' },
  { group: 'vinyl', title: 'Vinyl' },
  { group: 'laminate', title: 'Laminate' },
  { group: 'hard', title: 'Herringbone and glued-down floors' },
  { group: 'every', title: 'Every floor' },
  { group: 'extras', title: 'Extras a customer can add' },
];

/** The form for the price book: prices are changed together and saved with one button. */
export function PriceBookPanel() {
  const { data: book, error, refetch } = useQuery(priceBookQuery);
  if (error && !book) return <LoadError error={error} onTryAgain={refetch} />;
  if (!book) return <div className="skeleton h-96" aria-hidden="true" />;
  return <PriceForm book={book} />;
}

function PriceForm({ book }: { book: ShownPriceBook }) {
  const queries = useQueryClient();
  const form = useForm<Drafts>({
    values: draftsOf(book),
    // After another person's save the changed fields stay and the others show what was saved.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { errors, isSubmitting } = form.formState;
  const drafts = form.watch();
  const { values, errors: draftErrors } = readDrafts(drafts, book.prices);
  const count = Object.keys(values).length + Object.keys(draftErrors).length;
  const was = toPriceBook(book);

  const discard = (stored: ShownPriceBook) =>
    form.reset(draftsOf(stored), { keepDirtyValues: false, keepErrors: false });
  const save = form.handleSubmit(async () => {
    if (Object.keys(draftErrors).length > 0) {
      form.setError('root', {
        message: 'Some prices can’t be saved yet. The reason is next to each one.',
      });
      return;
    }
    try {
      const saved = await requestPrices({ version: book.version, prices: values });
      queries.setQueryData(priceBookQuery.queryKey, saved);
      discard(saved);
      showToast({
        title: 'Prices saved',
        description: 'They’re now live in the calculator and on the public pages.',
      });
    } catch (error) {
      showServerError(form, error);
      if (isConflict(error)) await queries.invalidateQueries(priceBookQuery);
    }
  });

  return (
    <form onSubmit={save} noValidate className="pb-24">
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-7">
          {groups.map(({ group, title }) => (
            <fieldset key={group}>
              <legend className="w-full border-b-2 border-ink pb-1.5 font-display text-lg font-bold">
                {title}
              </legend>
              {book.prices
                .filter(({ name }) => fieldOf(name).group === group)
                .map((price) => (
                  <PriceRow
                    key={price.name}
                    price={price}
                    draft={drafts[price.name]}
                    error={draftErrors[price.name]}
                    field={form.register(price.name)}
                  />
                ))}
            </fieldset>
          ))}
        </div>
        <WorkedExamples now={replacePrices(was, values)} was={was} />
      </div>
      <SaveBar
        errorText={errors.root?.message}
        note={describeCount(count)}
        label="Save prices"
        hasChanges={count > 0}
        isSaving={isSubmitting}
        onUndo={() => discard(book)}
      />
    </form>
  );
}

function describeCount(count: number): string {
  if (count === 0) return 'No changes yet';
  return count === 1 ? '1 unsaved change' : `${count} unsaved changes`;
}
