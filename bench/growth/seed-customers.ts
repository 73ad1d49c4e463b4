import { sql } from 'drizzle-orm';
import { joinUnjoinedRecords } from '#app/server/customers/join-new-records.ts';
import { samplePerson } from '#app/server/demo/sample-people.ts';
import { appointmentEvents, appointments } from '#features/booking/server/schema.ts';
import { conversations, messages } from '#features/chat/server/schema.ts';
import { enquiries } from '#features/enquiries/server/schema.ts';
import type { Db } from '#platform/server/database/database.ts';
import { insertAll } from '#platform/server/database/insert-all.ts';
import { mails } from '#platform/server/mail/schema.ts';

const hour = 3_600_000;
const partLength = 1_000;

/**
 * Seeds customers with an appointment, the enquiry it was made of and the chat before it, three entries of a timeline
 * each, besides one email; every fourth has a next step. They are joined by the same job as real ones. The first can be
 * searched for by words that no other has; every one carries `example`.
 * @param apart the milliseconds from one customer to the one before
 * @returns the milliseconds that joining took
 */
export async function seedCustomers(
  db: Db,
  count: number,
  now: Date,
  apart = hour,
): Promise<number> {
  for (let from = 0; from < count; from += partLength) {
    const part = Array.from({ length: Math.min(partLength, count - from) }, (_, n) => from + n);
    await seedPart(db, part, (n) => new Date(now.getTime() - n * apart));
  }
  const begun = performance.now();
  await joinUnjoinedRecords(db, () => now);
  const took = performance.now() - begun;
  await db.execute(sql`
    insert into customer_steps (id, customer_id, content, due_on, owner_id, owner_name, created_at, created_by)
    select 'step-' || n, id, 'Ring back', current_date + 7, 'bench', 'bench', now(), 'bench'
    from (select id, row_number() over (order by id) as n from customers) numbered where n % 4 = 0`);
  return took;
}

async function seedPart(db: Db, part: number[], at: (n: number) => Date) {
  const people = part.map((n) => ({ n, ...describePerson(n) }));
  await db.execute(
    insertAll(
      conversations,
      people.map(({ n, name, email }) => ({
        id: `chat-${n}`,
        visitorHash: `visitor-${n}`,
        customerName: name,
        customerEmail: email,
        subject: 'Do you fit cork?',
        lastSequence: 1,
        createdAt: at(n + 2),
        updatedAt: at(n + 2),
      })),
    ),
  );
  await db.execute(
    insertAll(
      messages,
      people.map(({ n }) => ({
        id: `message-${n}`,
        conversationId: `chat-${n}`,
        sequence: 1,
        content: n === 0 ? 'A quagga rug, please.' : `Do you fit cork in ${n} rooms of our house?`,
        senderType: 'customer' as const,
        isRead: true,
        createdAt: at(n + 2),
      })),
    ),
  );
  await db.execute(
    insertAll(
      enquiries,
      people.map(({ n, name, email, phone }) => ({
        id: `enquiry-${n}`,
        firstName: name.split(' ')[0] ?? '',
        lastName: name.split(' ').slice(1).join(' '),
        email,
        phone,
        message: 'Please ring me about the stairs.',
        source: 'contact_form',
        followedUp: true,
        conversationId: `chat-${n}`,
        createdAt: at(n + 1),
      })),
    ),
  );
  await db.execute(
    insertAll(
      appointments,
      people.map(({ n, name, ...person }) => ({
        ...person,
        id: `appointment-${n}`,
        status: 'completed' as const,
        flooringTypes: ['carpet' as const],
        projectSize: 'medium' as const,
        urgency: 'soon' as const,
        customerName: name,
        preferredDates: ['2026-01-05'],
        preferredTimes: ['9:00 AM - 11:00 AM' as const],
        enquiryId: `enquiry-${n}`,
        createdAt: at(n),
      })),
    ),
  );
  await db.execute(
    insertAll(
      appointmentEvents,
      people.map(({ n }) => ({
        appointmentId: `appointment-${n}`,
        at: at(n),
        by: 'customer',
        what: 'booked' as const,
      })),
    ),
  );
  await db.execute(
    insertAll(
      mails,
      people.map(({ n, email }) => ({
        id: `mail-${n}`,
        eventKey: `booking-received:${n}`,
        about: `appointment-${n}`,
        recipient: email,
        subject: 'We have your booking request',
        state: 'sent' as const,
        attempts: 1,
        dueAt: at(n),
        createdAt: at(n),
        sentAt: at(n),
      })),
    ),
  );
}

function describePerson(n: number) {
  const { name, address } = samplePerson(n);
  const email = `example.${n}@example.com`;
  if (n === 0)
    return { name: 'Zebedee Quill', email, phone: '01632 888777', address, postcode: 'SN99 9ZZ' };
  const digits = String(n).padStart(6, '0');
  return {
    name: `${name} ${n}`,
    email,
    phone: `01249 ${digits}`,
    address,
    postcode: `SN${(n % 14) + 1} ${n % 9}A${String.fromCharCode(65 + (n % 20))}`,
  };
}
