import { useQuery } from '@tanstack/react-query';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { SaveBar } from '#platform/client/staff/save-bar.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { useFocusOnError } from '#platform/client/use-focus-on-error.ts';
import type { ShownPriceBook } from '../../price-book-contract.ts';
import { replacePrices } from '../../price-fields.ts';
import { priceBookQuery } from './api.ts';
import { toPriceBook } from './price-drafts.ts';
import { PriceGroups } from './price-groups.tsx';
import { usePriceForm } from './use-price-form.ts';
import { WorkedExamples } from './worked-examples.tsx';

/** The form for the price book: prices are changed together and saved with one button. */
export function PriceBookPanel() {
  const { data: book, error, refetch } = useQuery(priceBookQuery);
  if (error && !book) return <LoadError error={error} onTryAgain={refetch} />;
  if (!book) return <div className="skeleton h-96" aria-hidden="true" />;
  return <PriceBookForm book={book} />;
}

function PriceBookForm({ book }: { book: ShownPriceBook }) {
  const prices = usePriceForm(book);
  const { form, values, changeCount } = prices;
  const { errors, isSubmitting, submitCount } = form.formState;
  const ref = useFocusOnError(submitCount);
  const was = toPriceBook(book);
  const save = form.handleSubmit(async () => {
    if (!(await prices.save())) return;
    showToast({
      title: 'Prices saved',
      description: 'They’re now live in the calculator and on the public pages.',
    });
  });

  return (
    <form ref={ref} onSubmit={save} noValidate className="pb-24">
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <PriceGroups prices={prices} />
        <WorkedExamples now={replacePrices(was, values)} was={was} />
      </div>
      <SaveBar
        errorText={errors.root?.message}
        note={describeCount(changeCount)}
        label="Save prices"
        hasChanges={changeCount > 0}
        isSaving={isSubmitting}
        onUndo={() => prices.discard()}
      />
    </form>
  );
}

function describeCount(count: number): string {
  if (count === 0) return 'No changes yet';
  return count === 1 ? '1 unsaved change' : `${count} unsaved changes`;
}
