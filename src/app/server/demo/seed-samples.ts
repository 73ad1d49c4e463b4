import { randomUUID } from 'node:crypto';
import { insertTurn } from '#features/assistant/server/queries.ts';
import { bookingRequest } from '#features/booking/booking-form.ts';
import { createBookingHandler } from '#features/booking/server/appointments/create-booking.ts';
import { editAppointment } from '#features/booking/server/appointments/edit-appointment.ts';
import { setStatus } from '#features/booking/server/appointments/set-status.ts';
import type { BookingDeps } from '#features/booking/server/booking-deps.ts';
import { slotsOn, type VisitSlot } from '#features/booking/visit-slots.ts';
import { holidaysBetween } from '#features/business/bank-holidays.ts';
import { estimateRequest } from '#features/calculator/contract.ts';
import { estimateJob } from '#features/calculator/estimate.ts';
import { giveEstimate } from '#features/calculator/server/give-estimate.ts';
import { assistantPrefix } from '#features/chat/limits.ts';
import { addNote } from '#features/chat/server/conversations/add-note.ts';
import { beginConversation } from '#features/chat/server/conversations/begin-conversation.ts';
import { changeConversation } from '#features/chat/server/conversations/change-conversation.ts';
import { markMessagesRead } from '#features/chat/server/conversations/mark-messages-read.ts';
import { updateConversation } from '#features/chat/server/conversations/queries-conversations.ts';
import { storeMessages } from '#features/chat/server/conversations/store-messages.ts';
import { enquiryRequest } from '#features/enquiries/enquiry-form.ts';
import {
  createEnquiryHandler,
  type EnquiryDeps,
} from '#features/enquiries/server/create-enquiry.ts';
import { type EditDeps, editEnquiry } from '#features/enquiries/server/edit-enquiry.ts';
import { addDays, type Day } from '#platform/dates/london-time.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import type { SampleConversation } from './sample-conversations.ts';
import type { SampleJob } from './sample-jobs.ts';
import type { SampleHome, SamplePerson } from './sample-people.ts';

/** Dependencies of the sample data: the real ones, with a clock that returns the sample's time. */
export type Stage = BookingDeps &
  EnquiryDeps &
  EditDeps & { setClock: (at: Date) => void; staff: Staff; taken: Set<string> };

const minute = 60_000;
const rooms = [
  { name: 'Lounge', length: 5.2, width: 3.9 },
  { name: 'Hall', length: 4.1, width: 1.2 },
  { name: 'Bedroom', length: 3.8, width: 3.1 },
  { name: 'Landing', length: 2.9, width: 0.9 },
];
const roomsOf = { small: 2, medium: 3, large: 4 };

/** Seeds one booking with all its statuses. @returns its id */
export async function seedJob(stage: Stage, job: SampleJob, person: SampleHome) {
  const { setClock, staff } = stage;
  setClock(job.bookedAt);
  const visit = findPlace(stage, job);
  const { name: customerName, ...contact } = person;
  const body = bookingRequest(() => job.bookedAt).parse({
    ...job.project,
    ...contact,
    customerName,
    preferredDates: [visit.date],
    preferredTimes: [visit.slot],
    ...(job.estimate && {
      calculatorData: { estimateId: await estimate(stage, job, job.estimate) },
    }),
  });
  const { id } = await createBookingHandler(stage)(body, { call: undefined, from: person.email });
  if (job.confirmedAt) {
    setClock(job.confirmedAt);
    await setStatus(stage, id, { to: 'confirmed', staff });
  }
  const { quoted, notes, end, endedAt } = job;
  if (quoted !== undefined || notes)
    await editAppointment(
      stage,
      id,
      { quotedAmount: quoted, quoteSent: quoted !== undefined, notes },
      staff,
    );
  if (endedAt && (end === 'completed' || end === 'cancelled')) {
    setClock(endedAt);
    await setStatus(stage, id, { to: end, staff });
  }
  return id;
}

async function estimate(
  { db, clock }: Stage,
  { project }: SampleJob,
  flooringType: NonNullable<SampleJob['estimate']>,
) {
  const request = estimateRequest.parse({
    flooringType,
    rooms: rooms.slice(0, roomsOf[project.projectSize]),
  });
  const findProduct = async () => undefined;
  return (await giveEstimate(db, request, { estimateJob, now: clock(), findProduct })).id;
}

/** A slot without a sample visit on a working day near that of a job: there is one fitter. */
function findPlace(
  { taken }: Stage,
  { visitNear, end }: SampleJob,
): { date: Day; slot: VisitSlot } {
  const step = end === 'completed' ? -1 : 1;
  for (let date = visitNear; ; date = addDays(date, step)) {
    if (holidaysBetween(date, date).length > 0) continue;
    for (const slot of slotsOn(date)) {
      const place = `${date} ${slot}`;
      if (taken.has(place)) continue;
      taken.add(place);
      return { date, slot };
    }
  }
}

/** Seeds one enquiry; a follow-up comes some hours later, if at all. */
export async function seedEnquiry(
  stage: Stage,
  { at, message, answeredAt }: { at: Date; message: string; answeredAt: Date | undefined },
  { name, email, phone }: SamplePerson,
) {
  stage.setClock(at);
  const [firstName = '', ...lastNames] = name.split(' ');
  const lastName = lastNames.join(' ');
  const body = enquiryRequest.parse({ firstName, lastName, email, phone, message });
  const { id } = await createEnquiryHandler(stage)(body, { call: undefined, from: email });
  if (!answeredAt) return;
  stage.setClock(answeredAt);
  await editEnquiry(stage, id, { followedUp: true }, stage.staff);
}

/** Seeds one conversation; one that was answered is marked as read by both sides. */
export async function seedConversation(
  { db, staff }: Stage,
  { lines, note, achieved }: SampleConversation,
  options: { person: SamplePerson | undefined; at: Date; isResolved: boolean },
) {
  const { person } = options;
  let { at } = options;
  const visitor = {
    type: 'customer' as const,
    visitor: randomUUID(),
    ...(person && { name: person.name }),
  };
  const senders = {
    customer: visitor,
    assistant: { type: 'assistant' },
    team: { type: 'team_member', staff },
  } as const;
  const [[, content] = ['customer', ''], ...rest] = lines;
  const opened = await beginConversation(
    db,
    visitor,
    { content, clientMessageId: randomUUID() },
    at,
  );
  if (!('conversation' in opened)) throw new Error('A sample conversation was not begun.');
  const conversationId = opened.conversation.id;
  if (person)
    await db.transaction((tx) =>
      updateConversation(tx, conversationId, { customerEmail: person.email }),
    );
  let answered = '';
  let asked = opened.message.id;
  for (const [index, [who, text]] of rest.entries()) {
    at = new Date(at.getTime() + (who === 'team' ? 6 : 1) * minute);
    const clientMessageId = who === 'assistant' ? assistantPrefix + asked : null;
    const message = { conversationId, content: text, clientMessageId, sender: senders[who] };
    const [stored] = await db.transaction((tx) => storeMessages(tx, [message], at));
    if (!stored || !('message' in stored)) throw new Error('A sample message was not stored.');
    const outcome = index === rest.length - 1 ? (achieved ?? null) : null;
    const isHandedOver = rest[index + 1]?.[0] === 'team' || outcome === 'called_back';
    if (who === 'assistant')
      await insertTurn(db, {
        conversationId,
        messageId: asked,
        answer: text,
        createdAt: at,
        achieved: outcome,
        outcome: isHandedOver ? 'handed_over' : 'answered',
        engine: 'guide',
        intent: 'about',
        question: null,
        attachments: null,
        isOpen: false,
        isWrong: false,
      });
    if (who === 'customer') asked = stored.message.id;
    else answered = stored.message.id;
  }
  if (answered) {
    await markMessagesRead(db, conversationId, answered, { team: false, customer: true });
    await markMessagesRead(db, conversationId, answered, { team: true, customer: false });
  }
  if (note) await addNote(db, conversationId, { content: note, author: staff, now: at });
  if (options.isResolved)
    await changeConversation(db, conversationId, { status: 'resolved' }, staff);
}
