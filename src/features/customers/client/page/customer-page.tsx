import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { MapLink } from '#platform/client/staff/contact-links.tsx';
import { CorrectAction } from '#platform/client/staff/correct-action.tsx';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { telephoneHref } from '#platform/contact-urls.ts';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import type { CustomerDetails, TimelineEntry } from '../../contract.ts';
import { customerQuery } from '../api.ts';
import { bestContacts, ContactList } from './contact-list.tsx';
import { DismissedList, LikelyList, MergedList } from './likely-lists.tsx';
import { MergeSearch } from './merge-search.tsx';
import { NextStep } from './next-step.tsx';
import { NoteForm } from './note-form.tsx';
import { Timeline } from './timeline.tsx';

const DetailsForm = clientOnly(
  () => import('./details-form.tsx'),
  <div className="skeleton h-40" aria-hidden="true" />,
);

type CustomerPageProps = {
  id: string;
  /** Who is signed in: authors delete their notes, admins any. */
  me: { id: string; role: string };
  /** The office's staff accounts, who may own a next step. */
  owners: readonly { id: string; name: string }[];
  /** The URL that opens an entry of the timeline; undefined for those that have no details of their own. */
  hrefOf: (entry: TimelineEntry) => string | undefined;
  /** Actions beside the name, a matter of other features. */
  renderActions: (customer: CustomerDetails) => ReactNode;
};

/** Everything about one customer on one page. */
export function CustomerPage({ id, me, owners, hrefOf, renderActions }: CustomerPageProps) {
  const { data: customer, error, refetch } = useQuery(customerQuery(id));
  return (
    <>
      <p className="mb-2">
        <Link href="/admin/customers" className="link touch-line text-sm">
          All customers
        </Link>
      </p>
      {error && !customer ? (
        <>
          <h1 className="mb-3 text-xl">Customer</h1>
          <LoadError error={error} onTryAgain={refetch} />
        </>
      ) : customer ? (
        <>
          <Head customer={customer} actions={renderActions(customer)} />
          <div className="mt-5 grid gap-x-10 gap-y-8 xl:grid-cols-[22rem_minmax(0,1fr)]">
            <div className="grid content-start gap-6">
              <Part title="Next step">
                <NextStep customer={customer} owners={owners} me={me} />
              </Part>
              {customer.suggestions.length > 0 && (
                <Part title="May be the same person">
                  <LikelyList customer={customer} />
                </Part>
              )}
              <Part title="Contact details">
                <ContactList customer={customer} />
                <div className="mt-3 flex flex-wrap gap-2">
                  <CorrectAction name={customer.name}>
                    {(form) => <DetailsForm customer={customer} {...form} />}
                  </CorrectAction>
                  <MergeSearch customer={customer} />
                </div>
              </Part>
              {customer.merged.length > 0 && (
                <Part title="Merged into this customer">
                  <MergedList customer={customer} />
                </Part>
              )}
              {customer.dismissed.length > 0 && (
                <Part title="Not the same person">
                  <DismissedList customer={customer} />
                </Part>
              )}
            </div>
            <Part title="Timeline">
              <NoteForm customer={customer} />
              <Timeline
                id={customer.id}
                canSeparate={customer.recordCount > 1}
                me={me}
                hrefOf={hrefOf}
              />
            </Part>
          </div>
        </>
      ) : (
        <div className="skeleton h-96" aria-hidden="true" />
      )}
    </>
  );
}

function Head({ customer, actions }: { customer: CustomerDetails; actions: ReactNode }) {
  const { name, address, postcode, firstContactAt, recordCount } = customer;
  const place = [address, postcode].filter(Boolean).join(', ');
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <h1 className="text-xl wrap-anywhere">{name}</h1>
        <p className="mt-1 text-sm text-ink-soft">
          {place && (
            <>
              <MapLink place={place} className="link">
                {place}
              </MapLink>
              <br />
            </>
          )}
          {recordCount} {recordCount === 1 ? 'request' : 'requests'}, first contact{' '}
          {shortDateOf(firstContactAt)}
        </p>
      </div>
      <div className="flex flex-wrap gap-1 sm:gap-2">
        <Reach contacts={customer.contacts} />
        {actions}
      </div>
    </div>
  );
}

/** Links that call, text and email a customer, at what is known best. */
function Reach({ contacts }: Pick<CustomerDetails, 'contacts'>) {
  const { phone, email } = bestContacts(contacts);
  const links = [
    ...(phone ? [['Call', telephoneHref(phone)]] : []),
    ...(phone ? [['Text', telephoneHref(phone).replace('tel:', 'sms:')]] : []),
    ...(email ? [['Email', `mailto:${email}`]] : []),
  ] as const;
  return links.map(([label, href]) => (
    <a key={label} href={href} className={compactButton}>
      {label}
    </a>
  ));
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-2 border-b-2 border-ink pb-1.5 font-sans text-base font-semibold tracking-normal">
        {title}
      </h2>
      {children}
    </section>
  );
}
