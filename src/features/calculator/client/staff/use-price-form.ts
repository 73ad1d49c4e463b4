import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { isConflict } from '#platform/client/error-message.ts';
import { showServerError } from '#platform/client/show-server-error.ts';
import type { ShownPriceBook } from '../../price-book-contract.ts';
import { priceBookQuery, requestPrices } from './api.ts';
import { type Drafts, draftsOf, readDrafts } from './price-drafts.ts';

export type PriceForm = ReturnType<typeof usePriceForm>;

/** A form of the price book, which saves the prices that were changed in it. */
export function usePriceForm(book: ShownPriceBook) {
  const queries = useQueryClient();
  const form = useForm<Drafts>({
    values: draftsOf(book),
    // After another person's save the changed fields stay and the others show what was saved.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { values, errors: draftErrors } = readDrafts(form.watch(), book.prices);
  const discard = (stored = book) =>
    form.reset(draftsOf(stored), { keepDirtyValues: false, keepErrors: false });

  /** @returns whether all that was changed is saved; where not, the form says why */
  const save = async (): Promise<boolean> => {
    if (Object.keys(draftErrors).length > 0) {
      form.setError('root', {
        message: 'Some prices can’t be saved yet. The reason is next to each one.',
      });
      return false;
    }
    if (Object.keys(values).length === 0) return true;
    try {
      const saved = await requestPrices({ version: book.version, prices: values });
      queries.setQueryData(priceBookQuery.queryKey, saved);
      discard(saved);
      return true;
    } catch (error) {
      showServerError(form, error);
      if (isConflict(error)) await queries.invalidateQueries(priceBookQuery);
      return false;
    }
  };
  const changeCount = Object.keys(values).length + Object.keys(draftErrors).length;
  return { book, form, values, draftErrors, changeCount, discard, save };
}
