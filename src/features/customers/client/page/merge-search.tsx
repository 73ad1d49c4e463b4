import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import type { CustomerDetails, CustomerSummary } from '../../contract.ts';
import { customersPage } from '../api.ts';
import { useMerge } from './use-merge.ts';

/** Button that opens a search for a customer who is the same person, though nothing they gave is equal. */
export function MergeSearch({ customer }: { customer: CustomerDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" className={rowAction} onClick={() => setIsOpen(true)}>
        Merge with another customer
      </button>
      {isOpen && (
        <Dialog title={`Who is the same person as ${customer.name}?`} onClose={close}>
          <Search customer={customer} onDone={close} />
        </Dialog>
      )}
    </>
  );
}

function Search({ customer, onDone }: { customer: CustomerDetails; onDone: () => void }) {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSearch(text.trim());
  };
  const { data, error, refetch } = useQuery({
    ...customersPage({ search }, ''),
    enabled: search !== '',
  });
  const { merge, isSaving, errorText } = useMerge(customer.id);
  const mergeOne = async (other: CustomerSummary) => {
    if (await merge([other])) onDone();
  };
  const others = (data?.items ?? []).filter(({ id }) => id !== customer.id).slice(0, maxShown);
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="grow">
          <TextField
            label="Name, phone, postcode or words of a chat"
            type="search"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <Button type="submit" look="brand">
          Search
        </Button>
      </form>
      {error && <LoadError error={error} onTryAgain={refetch} />}
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {search !== '' && data && describeFound(others.length, data.items.length)}
      </p>
      <ul className="text-sm">
        {search !== '' &&
          others.map((other) => (
            <li key={other.id} className="border-b border-line py-2">
              <span className="font-semibold wrap-anywhere">{other.name}</span>
              <span className="block wrap-anywhere text-ink-soft">{describe(other)}</span>
              <button
                type="button"
                className={`mt-1.5 ${rowAction}`}
                disabled={isSaving}
                onClick={() => mergeOne(other)}
              >
                Merge<span className="sr-only"> {other.name} into this customer</span>
              </button>
            </li>
          ))}
      </ul>
      <p role="alert" className="mt-2 text-sm font-medium text-error empty:hidden">
        {errorText}
      </p>
    </>
  );
}

const maxShown = 8;

function describeFound(shown: number, found: number): string {
  if (shown === 0) return 'No other customer matches.';
  return found > maxShown ? 'These match best. Type more to find others.' : '';
}

const describe = ({ emails, phones, postcode, recordCount, lastAt }: CustomerSummary) =>
  [
    ...[...emails, ...phones].slice(0, 2).map(({ shown }) => shown),
    postcode,
    `${recordCount === 1 ? '1 request' : `${recordCount} requests`}, last on ${shortDateOf(lastAt)}`,
  ]
    .filter(Boolean)
    .join(', ');
