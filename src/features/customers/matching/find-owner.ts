import { withoutInvisible } from '#platform/short-text.ts';
import { emailKey, personKey, phoneKey, surnameKey } from './contact-keys.ts';

/** `person` is a postcode with a name. */
export const contactKinds = ['email', 'phone', 'person'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** Who gave a contact. What was told in a chat never joins records by itself. */
export const contactSources = ['website', 'chat', 'staff'] as const;
export type ContactSource = (typeof contactSources)[number];

/** One way to recognise a person, in the form in which it is compared. */
export type Contact = {
  kind: ContactKind;
  value: string;
  /** The surname it was given with; empty where there was none. */
  surname: string;
  /** As it was typed. */
  shown: string;
  source: ContactSource;
  isVerified: boolean;
};
export type KnownContact = Contact & { customerId: string };

/**
 * How a record came to its customer: as the first of somebody new, by what both gave, or with the enquiry, chat or
 * appointment to which it belongs.
 */
export const joinReasons = ['new', 'email', 'phone', 'linked'] as const;
export type JoinReason = (typeof joinReasons)[number];

/** What a record says of the person who made it. */
export type GivenDetails = {
  name: string;
  email: string;
  phone: string;
  postcode: string;
  source: ContactSource;
};

/** The contacts of a record. What staff typed is verified, what anybody else typed is not. */
export function contactsOf({ name, email, phone, postcode, source }: GivenDetails): Contact[] {
  const surname = surnameKey(name);
  const isVerified = source === 'staff';
  const given: [ContactKind, string | undefined, string][] = [
    ['email', emailKey(email), withoutInvisible(email)],
    ['phone', phoneKey(phone), withoutInvisible(phone)],
    ['person', personKey(name, postcode), `${name}, ${postcode}`],
  ];
  return given.flatMap(([kind, value, shown]) =>
    value === undefined
      ? []
      : [
          {
            kind,
            value,
            surname,
            shown: shown.trim(),
            source,
            isVerified: isVerified && kind !== 'person',
          },
        ],
  );
}

/**
 * What proves that one person gave two contacts, where both have it: the same email address, verified on both sides, or
 * the same number with the same surname. Everything else that agrees is a suggestion for staff.
 */
function proofKey({ kind, value, surname, source, isVerified }: Contact): string | undefined {
  if (kind === 'email' && isVerified) return `email ${value}`;
  return kind === 'phone' && source !== 'chat' && surname ? `phone ${value} ${surname}` : undefined;
}

/** The first customer of each proof. */
export type KnownProofs = Map<string, { customerId: string; place: number }>;

/** Adds contacts; those that were added before win. */
export function addProofs(proofs: KnownProofs, known: readonly KnownContact[]): KnownProofs {
  for (const contact of known) {
    const key = proofKey(contact);
    if (key !== undefined && !proofs.has(key))
      proofs.set(key, { customerId: contact.customerId, place: proofs.size });
  }
  return proofs;
}

/** The customer whose contacts prove that a record is theirs, by email before phone; undefined for somebody new. */
export function findOwner(
  contacts: readonly Contact[],
  proofs: KnownProofs,
): { customerId: string; reason: 'email' | 'phone' } | undefined {
  for (const reason of ['email', 'phone'] as const) {
    const found = contacts
      .filter(({ kind }) => kind === reason)
      .map((contact) => proofs.get(proofKey(contact) ?? ''))
      .filter((proof) => proof !== undefined);
    const first = found.toSorted((a, b) => a.place - b.place)[0];
    if (first) return { customerId: first.customerId, reason };
  }
  return undefined;
}
