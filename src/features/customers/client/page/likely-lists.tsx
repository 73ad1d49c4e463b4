import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import type { CustomerDetails, LikelyCustomer } from '../../contract.ts';
import { requestDismissal, requestRestore, requestUnmerge, useCustomerChange } from '../api.ts';
import { customerHref } from '../customer-href.ts';
import { uniteContacts } from './contact-list.tsx';
import { type DuplicateGroup, describeDuplicates, groupDuplicates } from './group-duplicates.ts';
import { useMerge } from './use-merge.ts';

const reasons = {
  email: 'email address',
  phone: 'phone number',
  person: 'postcode and name',
} as const;
const listAnd = new Intl.ListFormat('en-GB');

/** More would push the timeline off a phone. */
const shownAtFirst = 3;

type ListProps = { customer: CustomerDetails };

/** Customers who may be the same person, to be merged or told apart. */
export function LikelyList({ customer }: ListProps) {
  const { merge, change, isSaving, errorText } = useMerge(customer.id);
  const [showsAll, setShowsAll] = useState(false);
  const { groups, others } = groupDuplicates(customer.suggestions);
  const shown = showsAll ? others : others.slice(0, shownAtFirst);
  const hidden = others.length - shown.length;
  const dismiss = async ({ id, name }: LikelyCustomer) => {
    if (!(await change(() => requestDismissal(customer.id, id)))) return;
    showToast({
      title: 'Noted as two people',
      description: `We won’t suggest ${name} again.`,
      action: {
        label: 'Undo',
        altText: 'Suggest them again',
        onSelect: () => change(() => requestRestore(customer.id, id)),
      },
    });
  };
  const actions = { isSaving, onMerge: merge, onDismiss: dismiss };
  return (
    <Rows errorText={errorText}>
      {groups.map((group) => (
        <GroupRow key={group.kind} group={group} customer={customer} {...actions} />
      ))}
      {shown.map((likely) => (
        <LikelyRow key={likely.id} likely={likely} {...actions} />
      ))}
      {hidden > 0 && (
        <li className="py-2">
          <button type="button" className={rowAction} onClick={() => setShowsAll(true)}>
            Show {hidden} more
          </button>
        </li>
      )}
    </Rows>
  );
}

type LikelyActions = {
  isSaving: boolean;
  onMerge: (others: readonly LikelyCustomer[]) => Promise<unknown>;
  onDismiss: (likely: LikelyCustomer) => Promise<unknown>;
};

/** Records that share an email address or a number: merged at once, or looked at one by one. */
function GroupRow({
  group: { kind, people },
  customer,
  ...actions
}: LikelyActions & ListProps & { group: DuplicateGroup }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const given = uniteContacts(customer.contacts).filter((contact) => contact.kind === kind);
  const description = describeDuplicates(kind, people.length, given.length);
  return (
    <li className="border-b border-line py-2">
      <span className="block font-semibold">{description}</span>
      <span className="block wrap-anywhere text-ink-soft">
        {listAnd.format([...new Set(people.map(({ name }) => name))])}
      </span>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <button
          type="button"
          className={rowAction}
          disabled={actions.isSaving}
          onClick={() => actions.onMerge(people)}
        >
          Merge all<span className="sr-only"> {description}</span>
        </button>
        <button
          type="button"
          className={rowAction}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          One by one
        </button>
      </div>
      <ul
        id={id}
        className={isOpen ? 'mt-2 border-l-2 border-line pl-3 [&>li:last-child]:border-0' : ''}
      >
        {isOpen &&
          people.map((likely) => <LikelyRow key={likely.id} likely={likely} {...actions} />)}
      </ul>
    </li>
  );
}

function LikelyRow({
  likely,
  isSaving,
  onMerge,
  onDismiss,
}: LikelyActions & { likely: LikelyCustomer }) {
  return (
    <Row likely={likely}>
      <button
        type="button"
        className={rowAction}
        disabled={isSaving}
        onClick={() => onMerge([likely])}
      >
        Merge<span className="sr-only"> {likely.name} into this customer</span>
      </button>
      <button
        type="button"
        className={rowAction}
        disabled={isSaving}
        onClick={() => onDismiss(likely)}
      >
        Not the same<span className="sr-only"> person as {likely.name}</span>
      </button>
    </Row>
  );
}

/** Customers of whom staff said that they are somebody else. */
export function DismissedList({ customer }: ListProps) {
  const { change, isSaving, errorText } = useCustomerChange();
  return (
    <Rows errorText={errorText}>
      {customer.dismissed.map((likely) => (
        <Row key={likely.id} likely={likely}>
          <button
            type="button"
            className={rowAction}
            disabled={isSaving}
            onClick={() => change(() => requestRestore(customer.id, likely.id))}
          >
            Suggest again<span className="sr-only">: {likely.name}</span>
          </button>
        </Row>
      ))}
    </Rows>
  );
}

/** What was merged into a customer, to be taken apart again. */
export function MergedList({ customer }: ListProps) {
  const { change, isSaving, errorText } = useCustomerChange();
  return (
    <Rows errorText={errorText}>
      {customer.merged.map(({ id, name, at, by }) => (
        <li key={id} className="border-b border-line py-2">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="block text-ink-soft">
            {by === 'system' ? 'Automatically: same verified email address' : `By ${by}`}
            {at && `, ${shortDateOf(at)}`}
          </span>
          <div className="mt-1.5">
            <button
              type="button"
              className={rowAction}
              disabled={isSaving}
              onClick={async () => {
                if (await change(() => requestUnmerge(id)))
                  showToast({
                    title: 'Merge undone',
                    description: `${name} is on their own again.`,
                  });
              }}
            >
              Undo the merge<span className="sr-only"> of {name}</span>
            </button>
          </div>
        </li>
      ))}
    </Rows>
  );
}

function Rows({ errorText, children }: { errorText: string; children: ReactNode }) {
  return (
    <>
      <ul className="text-sm">{children}</ul>
      <p role="alert" className="mt-2 text-sm font-medium text-error empty:hidden">
        {errorText}
      </p>
    </>
  );
}

function Row({ likely, children }: { likely: LikelyCustomer; children: ReactNode }) {
  const { id, name, kinds, recordCount, lastAt } = likely;
  return (
    <li className="border-b border-line py-2">
      <Link href={customerHref(id)} className="link touch-line font-semibold wrap-anywhere">
        {name}
      </Link>
      <span className="block text-ink-soft">
        Same {listAnd.format(kinds.map((kind) => reasons[kind]))}.{' '}
        {recordCount === 1 ? '1 request' : `${recordCount} requests`}, last on {shortDateOf(lastAt)}
      </span>
      <div className="mt-1.5 flex flex-wrap gap-2">{children}</div>
    </li>
  );
}
