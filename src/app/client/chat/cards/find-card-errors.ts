import type { OwnVisitCard, SentCard } from '#features/chat/contract.ts';
import { errorMessage } from '#platform/client/error-message.ts';

/** Error messages by the card's field; `form` is that of the whole. */
export type CardErrors = Partial<Record<string, string>>;

/** The booking form's names of the fields. */
const fieldOf: Record<string, string> = {
  customerName: 'name',
  preferredDates: 'dates',
  preferredTimes: 'times',
};

const required = {
  visit: ['customerName', 'phone', 'email', 'address', 'postcode'],
  callBack: ['customerName', 'phone'],
  problem: ['customerName', 'phone'],
  ownVisit: ['email'],
};

/**
 * What is missing or wrong in a card, by the schemas and in the words of the site's own forms, which are loaded when
 * they are needed. @throws when they cannot be loaded
 */
export async function findCardErrors(card: SentCard | OwnVisitCard): Promise<CardErrors> {
  const { contactStep, scheduleStep } = await import('#features/booking/booking-form.ts');
  const values = { ...card, customerName: 'name' in card ? card.name : '' };
  const fields = required[card.kind].filter(
    (field) => field !== 'email' || !('hasNoEmail' in card && card.hasNoEmail),
  );
  const contact = contactStep.safeParse(values).error?.issues ?? [];
  const schedule =
    card.kind === 'visit'
      ? scheduleStep.safeParse({ preferredDates: card.dates, preferredTimes: card.times }).error
      : undefined;
  const errors: CardErrors = {};
  for (const { path, message } of [
    ...contact.filter(({ path: [field] }) => fields.includes(String(field))),
    ...(schedule?.issues ?? []),
  ]) {
    const field = String(path[0]);
    errors[fieldOf[field] ?? field] ??= message;
  }
  return errors;
}

/** What the server says, beside the field that it names. */
export function readServerErrors(error: unknown, card: object): CardErrors {
  const message = errorMessage(error);
  const [, field = '', sentence = ''] = /^(?:card\.)?(\w+)[.[\]\w]*: (.+)$/s.exec(message) ?? [];
  const own = fieldOf[field] ?? field;
  return own in card ? { [own]: sentence } : { form: message };
}
