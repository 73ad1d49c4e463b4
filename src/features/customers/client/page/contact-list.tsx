import { ActionMenu, quietMenuButton } from '#platform/client/staff/action-menu.tsx';
import { EmailText } from '#platform/client/staff/contact-links.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { telephoneHref } from '#platform/contact-urls.ts';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import type { CustomerDetails } from '../../contract.ts';
import { requestVerification, useCustomerChange } from '../api.ts';

type Contact = CustomerDetails['contacts'][number];

const sources = {
  website: 'from the website',
  chat: 'given in chat',
  staff: 'entered by us',
} as const;

/** One line for each address and number, the best known of each. */
export function uniteContacts(contacts: readonly Contact[]): Contact[] {
  const best = new Map<string, Contact>();
  for (const contact of contacts) {
    const key = `${contact.kind} ${contact.value}`;
    const before = best.get(key);
    if (!before || (!before.verifiedAt && contact.verifiedAt)) best.set(key, contact);
  }
  return [...best.values()];
}

/** The address and the number at which a customer is reached best, verified ones first. */
export function bestContacts(
  contacts: readonly Contact[],
): Record<Contact['kind'], string | undefined> {
  const known = uniteContacts(contacts).toSorted(
    (a, b) => Number(b.verifiedAt !== null) - Number(a.verifiedAt !== null),
  );
  const first = (wanted: Contact['kind']) => known.find(({ kind }) => kind === wanted)?.shown;
  return { phone: first('phone'), email: first('email') };
}

/** The email addresses and numbers of a customer, and which of them are verified. */
export function ContactList({ customer }: { customer: CustomerDetails }) {
  const { change, isSaving, errorText } = useCustomerChange();
  const contacts = uniteContacts(customer.contacts);
  if (contacts.length === 0)
    return <p className="text-sm text-ink-soft">No email address or phone number given.</p>;
  const verify = async (contact: Contact) => {
    if (await change(() => requestVerification(customer.id, contact)))
      showToast({ title: 'Marked as verified', description: contact.shown });
  };
  return (
    <>
      <ul className="text-sm">
        {contacts.map((contact) => (
          <li
            key={`${contact.kind} ${contact.value}`}
            className="flex items-start justify-between gap-x-3 border-b border-line py-2"
          >
            <div className="min-w-0">
              <a
                href={
                  contact.kind === 'email'
                    ? `mailto:${contact.shown}`
                    : telephoneHref(contact.shown)
                }
                className="link touch-line tabular-nums"
              >
                {contact.kind === 'email' ? <EmailText email={contact.shown} /> : contact.shown}
              </a>
              <span className="block text-ink-soft">{describeTrust(contact)}</span>
            </div>
            {!contact.verifiedAt && (
              <ActionMenu
                label={`Actions for ${contact.shown}`}
                className={quietMenuButton}
                actions={[
                  {
                    label: 'Mark as verified',
                    about: contact.shown,
                    isOff: isSaving,
                    onSelect: () => verify(contact),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      <p role="alert" className="mt-2 text-sm font-medium text-error empty:hidden">
        {errorText}
      </p>
    </>
  );
}

function describeTrust({ source, verifiedAt, verifiedBy }: Contact): string {
  if (!verifiedAt) return `Not verified, ${sources[source]}`;
  if (verifiedBy) return `Verified by ${verifiedBy} on ${shortDateOf(verifiedAt)}`;
  return source === 'staff'
    ? 'Verified: entered by us'
    : `Verified on ${shortDateOf(verifiedAt)}: they opened our email`;
}
