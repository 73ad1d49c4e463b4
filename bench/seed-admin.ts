import { sql } from 'drizzle-orm';
import { samplePerson } from '#app/server/demo/sample-people.ts';
import { appointmentEvents, appointments, visits } from '#features/booking/server/schema.ts';
import { firstFitterId } from '#features/booking/server/seed-fitters.ts';
import { visitStart } from '#features/booking/visit-slots.ts';
import { products } from '#features/catalogue/server/schema.ts';
import { seedProducts } from '#features/catalogue/server/seed/seed-products.ts';
import { enquiries } from '#features/enquiries/server/schema.ts';
import { insertAccount } from '#features/staff-accounts/server/queries.ts';
import { addDays, dayInLondon, weekdayOf } from '#platform/dates/london-time.ts';
import { auditLog } from '#platform/server/audit-log/schema.ts';
import type { Db } from '#platform/server/database/database.ts';
import { insertAll } from '#platform/server/database/insert-all.ts';
import { mails } from '#platform/server/mail/schema.ts';

export type Rows = { appointments: number; leads: number; products: number };

const hour = 3_600_000;
const slots = ['9:00 AM - 11:00 AM', '11:00 AM - 1:00 PM', '1:00 PM - 3:00 PM'] as const;
const statuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
const list = (count: number) => Array.from({ length: count }, (_, n) => n);

/**
 * Plants rows as years of work would leave them: appointments with histories, mails and visits,
 * leads, lines of the log and products. The first appointment, lead and product can be searched for
 * by words that no other has; every one carries `example`.
 */
export async function seedAdminRows(db: Db, rows: Rows, now: Date) {
  const at = (n: number) => new Date(now.getTime() - n * 3 * hour);
  const people = list(rows.appointments).map((n) => ({ n, ...rare(n, samplePerson(n)) }));
  const days = workdays(dayInLondon(at(rows.appointments)), rows.appointments);
  const booked = people.map(({ n, name, ...person }) => ({
    ...person,
    id: `appointment-${n}`,
    status: statuses[n % 4],
    flooringTypes: ['carpet'],
    projectSize: 'medium',
    urgency: 'soon',
    customerName: name,
    preferredDates: [days[n]],
    preferredTimes: [slots[n % 3]],
    createdAt: at(n),
  }));
  await insertParts(db, appointments, booked);
  const events = people.map(({ n }) => ({
    appointmentId: `appointment-${n}`,
    at: at(n),
    by: 'customer',
    what: 'booked',
  }));
  await insertParts(db, appointmentEvents, events);
  await insertParts(
    db,
    visits,
    people
      .filter(({ n }) => n % 4 === 1 || n % 4 === 2)
      .map(({ n }) => {
        const visit = { date: days[n] ?? '', slot: slots[n % 3] ?? slots[0] };
        return {
          ...visit,
          appointmentId: `appointment-${n}`,
          fitterId: firstFitterId,
          startsAt: visitStart(visit),
          fixedAt: at(n),
        };
      }),
  );
  await db.execute(sql`update ${appointments} set visit_starts_at = starts_at from ${visits}
    where appointment_id = ${appointments.id}`);
  await insertParts(
    db,
    mails,
    people.flatMap(({ n, email }) =>
      ['booking-received', 'booking-to-business'].map((kind) => ({
        id: `${kind}-${n}`,
        eventKey: `${kind}:${n}`,
        about: `appointment-${n}`,
        recipient: email,
        subject: kind,
        state: 'sent',
        attempts: 1,
        dueAt: at(n),
        createdAt: at(n),
        sentAt: at(n),
      })),
    ),
  );
  await insertParts(
    db,
    auditLog,
    people.map(({ n, name }) => ({
      at: at(n),
      byId: 'mo',
      by: n % 3 ? 'Mo Patel' : 'Ann Hill',
      kind: 'appointment',
      what: 'edited',
      subject: `appointment-${n}`,
      label: name,
      before: { notes: null },
      after: { notes: 'example' },
    })),
  );
  await insertParts(
    db,
    enquiries,
    list(rows.leads).map((n) => {
      const { name, email, phone } = rare(n, samplePerson(n + 7));
      const [firstName = '', lastName = ''] = name.split(' ');
      const message = `Do you fit cork in ${n} rooms? I wrote before, by e-mail.`;
      return {
        id: `lead-${n}`,
        firstName,
        lastName,
        email,
        phone,
        message,
        source: 'contact_form',
        followedUp: n % 3 > 0,
        createdAt: at(n),
      };
    }),
  );
  // The bench's own member of staff, whom pages ask for by id.
  await insertAccount(db, {
    id: 'bench',
    name: 'bench',
    email: 'bench@wyvernvale.example',
    passwordHash: '',
    role: 'admin',
    status: 'active',
    createdAt: now,
    emailVerifiedAt: now,
  });
  const [first] = seedProducts;
  if (!first) throw new Error('There is no product to plant more of.');
  await db.execute(sql`delete from ${products}`);
  const names = ['Oat', 'Slate', 'Fawn', 'Moss', 'Pebble', 'Rust'];
  await insertParts(
    db,
    products,
    list(rows.products).map((n) => ({
      ...first,
      id: `product-${n}`,
      slug: `product-${n}`,
      sku: `EX-${n}`,
      name: n === 0 ? 'Zibeline Velvet' : `${names[n % 6]} Example ${n}`,
      sortOrder: n,
      createdAt: at(n),
    })),
  );
}

/** The first one has a name, a number and a postcode that no other has. */
function rare<T extends { name: string; phone: string; postcode: string }>(
  n: number,
  person: T,
): T {
  const email = `example.${n}@example.com`;
  if (n === 0)
    return { ...person, email, name: 'Zebedee Quill', phone: '01632 888777', postcode: 'SN99 9ZZ' };
  return {
    ...person,
    email,
    name: `${person.name} ${n}`,
    phone: `01632 96${String(n % 1000).padStart(4, '0')}`,
  };
}

function workdays(from: string, count: number): string[] {
  const days: string[] = [];
  for (let day = addDays(from, 1); days.length < count; day = addDays(day, 1))
    if (weekdayOf(day) > 0) days.push(day);
  return days;
}

async function insertParts(db: Db, table: Parameters<typeof insertAll>[0], rows: object[]) {
  for (let from = 0; from < rows.length; from += 1_000)
    await db.execute(insertAll(table, rows.slice(from, from + 1_000) as never));
}
