import { insertTurn } from '#features/assistant/server/queries.ts';
import { type ChatBooking, chatBooking } from '#features/booking/booking-form.ts';
import type { Booked } from '#features/booking/contract.ts';
import { changeByChat } from '#features/booking/server/appointments/change-by-chat.ts';
import { createBookingHandler } from '#features/booking/server/appointments/create-booking.ts';
import type { BookingDeps } from '#features/booking/server/booking-deps.ts';
import { findOpenOfConversation } from '#features/booking/server/queries-requests.ts';
import { answerBy, sayConfirmBy } from '#features/business/answer-by.ts';
import { firm } from '#features/business/firm.ts';
import { formatSlot } from '#features/business/slot-times.ts';
import type { CallBackCard, ProblemCard, SentCard, VisitCard } from '#features/chat/contract.ts';
import { assistantPrefix, unnamedCustomer } from '#features/chat/limits.ts';
import { describeSentCard } from '#features/chat/sent-card-text.ts';
import { nameCustomer } from '#features/chat/server/conversations/name-customer.ts';
import { findCards } from '#features/chat/server/conversations/queries-cards.ts';
import { findByClientIds } from '#features/chat/server/conversations/queries-messages.ts';
import { storeMessages } from '#features/chat/server/conversations/store-messages.ts';
import type { SendCard } from '#features/chat/server/routes.ts';

import { splitName } from '#features/customers/person-name.ts';
import {
  createEnquiryHandler,
  type EnquiryDeps,
} from '#features/enquiries/server/create-enquiry.ts';
import { addToMessage, findOpenOfChat } from '#features/enquiries/server/queries.ts';
import { weekdayDate } from '#platform/dates/short-dates.ts';
import { canBeDialled } from '#platform/phone-number.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import type { Alongside } from '#platform/server/http/submissions/alongside.ts';
import type { Sender } from '#platform/server/http/submissions/submission-handler.ts';
import { withoutInvisible } from '#platform/short-text.ts';
import { toProject } from './visit-project.ts';

type Deps = BookingDeps & EnquiryDeps;

/**
 * Creates the function that stores what a card was filled in for: an appointment, or an enquiry of the team. The
 * customer's message with the card and the assistant's answer are written in the same transaction, so that what is
 * stored and what the chat shows cannot differ; a card is sent once, whoever sends it how often.
 */
export function createSendCard(deps: Deps): SendCard {
  const takeBooking = createBookingHandler(deps);
  const takeEnquiry = createEnquiryHandler(deps);
  const byClock = chatBooking(deps.clock);

  async function sendVisit(
    conversationId: string,
    card: VisitCard,
    sender: Sender,
  ): Promise<unknown> {
    const cards = await findCards(deps.db, conversationId);
    const price = cards.find((one) => one.kind === 'price');
    const form = byClock.safeParse(toProject(card, price));
    if (!form.success) throw firstProblem(form.error.issues, visitFields);
    const open = await findOpenOfConversation(deps.db, conversationId);
    if (open) return changeVisit(conversationId, card, { id: open.id, form: form.data });
    const alongside = (booked: Booked) =>
      messagesOf(conversationId, card, sayBooked(booked, card, deps.clock()), {
        name: card.name,
        email: form.data.email,
      });
    return takeBooking(form.data, sender, { conversationId, alongside });
  }

  /** A visit that is not confirmed yet becomes what the card says now; a confirmed one is moved by its private link. */
  async function changeVisit(
    conversationId: string,
    card: VisitCard,
    { id, form }: { id: string; form: ChatBooking },
  ) {
    const { preferredDates, preferredTimes, customerName, phone, email, address, postcode } = form;
    const contact = { customerName, phone, email, address, postcode };
    const change = { ...contact, preferredDates, preferredTimes };
    const alongside = messagesOf(conversationId, card, 'I’ve changed your visit request.', {
      name: customerName,
      ...(email && { email }),
    });
    await deps.db.transaction(async (tx) => {
      // First the message: it locks the conversation, and a card that was sent already changes nothing.
      await alongside.write(tx, deps.clock());
      const requirements = form.requirements || null;
      await changeByChat(tx, deps, { id, conversationId }, { ...change, requirements });
    });
  }

  async function sendToTeam(
    conversationId: string,
    card: CallBackCard | ProblemCard,
    sender: Sender,
  ): Promise<unknown> {
    if (!canBeDialled(card.phone)) throw fieldProblem('phone', 'Please enter a valid phone number');
    const isProblem = card.kind === 'problem';
    const body = {
      ...splitName(card.name.trim() || unnamedCustomer),
      email: '',
      phone: withoutInvisible(card.phone),
      message: `${isProblem ? 'URGENT. ' : ''}${describeSentCard(card)}`,
      source: isProblem ? 'chat_problem' : 'chat_call_back',
    };
    const earlier = await findOpenOfChat(deps.db, conversationId);
    if (earlier) return addToEarlier(conversationId, card, earlier.id);
    const answer = isProblem
      ? 'Thank you, the team has your message and will ring you as soon as they can.'
      : `Thank you. We’ll ring you on ${card.phone.trim()} in opening hours: ${firm().openingHoursText}.`;
    const alongside = messagesOf(conversationId, card, answer, { name: card.name });
    return takeEnquiry(body, sender, { conversationId, alongside });
  }

  /** What is sent again is added to the enquiry that the team has already. */
  async function addToEarlier(
    conversationId: string,
    card: CallBackCard | ProblemCard,
    id: string,
  ) {
    const alongside = messagesOf(conversationId, card, 'I’ve added that for the team.', {
      name: card.name,
    });
    await deps.db.transaction(async (tx) => {
      await alongside.write(tx, deps.clock());
      await addToMessage(tx, id, describeSentCard(card), card.phone.trim());
    });
  }

  return async (conversationId, card, sender) => {
    const sent = { conversationId, clientMessageId: messageIdOf(card) };
    if ((await findByClientIds(deps.db, [sent])).length === 0) {
      if (card.kind === 'visit') await sendVisit(conversationId, card, sender);
      else await sendToTeam(conversationId, card, sender);
    }
    return { id: card.id };
  };
}

function sayBooked({ visit, confirmBy }: Booked, { hasNoEmail }: VisitCard, now: Date): string {
  const what = visit
    ? `You’re booked: ${weekdayDate(visit.date)}, ${formatSlot(visit.slot)}.`
    : sayConfirmBy(confirmBy ? new Date(confirmBy) : answerBy(now), now);
  return `${what} ${
    hasNoEmail
      ? 'We’ll ring you, as you have no email.'
      : 'We’ve emailed you the details, with a link to change or cancel it.'
  }`;
}

/** A card is sent once: its message has the card's id. */
const messageIdOf = ({ id }: SentCard) => `card:${id}`;

/** The messages about a sent card, and the name and email that it tells. */
function messagesOf(
  conversationId: string,
  card: SentCard,
  answer: string,
  told: { name?: string; email?: string },
): Alongside {
  const stored = { ...card, sent: true };
  return {
    locks: conversationId,
    write: async (tx: Tx, now: Date) => {
      const [own] = await storeMessages(
        tx,
        [
          {
            conversationId,
            content: describeSentCard(card),
            clientMessageId: messageIdOf(card),
            sender: { type: 'card' },
            attachments: { cards: [stored] },
          },
          {
            conversationId,
            content: answer,
            clientMessageId: `${assistantPrefix}${messageIdOf(card)}`,
            sender: { type: 'assistant' },
          },
        ],
        now,
      );
      if (own?.kind === 'resent')
        throw new Problem(409, 'This was sent already: the chat shows it above.');
      await nameCustomer(tx, conversationId, told);
      if (own?.kind === 'stored')
        await insertTurn(tx, {
          messageId: own.message.id,
          conversationId,
          outcome: 'answered',
          engine: 'guide',
          intent: card.kind,
          isOpen: false,
          achieved: card.kind === 'visit' ? 'booked' : 'called_back',
          isWrong: false,
          question: null,
          answer,
          attachments: null,
          createdAt: now,
        });
    },
  };
}

/** The card's names of the booking form's fields. */
const visitFields: Record<string, string> = {
  customerName: 'name',
  preferredDates: 'dates',
  preferredTimes: 'times',
  requirements: 'notes',
};

function firstProblem(
  issues: readonly { path: PropertyKey[]; message: string }[],
  names: Record<string, string>,
): Problem {
  const fields = issues.map(({ path, message }) => {
    const field = String(path[0]);
    return { field: names[field] ?? field, message };
  });
  const [first] = fields;
  return new Problem(400, `${first?.field}: ${first?.message}`, { fields });
}
