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
    ['email', emailKey(email), email],
    ['phone', phoneKey(phone), phone],
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
 * Whether two contacts prove that one person gave both: the same email address, verified on both sides, or the same
 * number with the same surname. Everything else that agrees is a suggestion for staff.
 */
export function proveSamePerson(one: Contact, other: Contact): 'email' | 'phone' | undefined {
  if (one.kind !== other.kind || one.value !== other.value) return undefined;
  if (one.kind === 'email') return one.isVerified && other.isVerified ? 'email' : undefined;
  const isTold = one.source === 'chat' || other.source === 'chat';
  return one.kind === 'phone' && !isTold && one.surname !== '' && one.surname === other.surname
    ? 'phone'
    : undefined;
}

/** The customer whose contacts prove that a record is theirs, by email before phone; undefined for somebody new. */
export function findOwner(
  contacts: readonly Contact[],
  known: readonly KnownContact[],
): { customerId: string; reason: 'email' | 'phone' } | undefined {
  for (const reason of ['email', 'phone'] as const)
    for (const owned of known)
      if (contacts.some((contact) => proveSamePerson(contact, owned) === reason))
        return { customerId: owned.customerId, reason };
  return undefined;
}
