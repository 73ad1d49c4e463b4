import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import { seedCustomers } from './seed-customers.ts';

/** Customers of a year, each with a chat, an enquiry and an appointment. */
const customersOfYear = 400;
const span = 150 * 24 * 3_600_000;

/**
 * Seeds what so many years leave, all within 150 days, so that no retention period ends: customers with the
 * records that `seedCustomers` gives them, and for each seven messages in the chat, a visit and three
 * audit log entries.
 */
export async function seedYears(db: Db, years: number, now: Date) {
  const count = years * customersOfYear;
  await seedCustomers(db, count, now, span / count);
  await db.execute(sql`
    insert into chat_messages (id, conversation_id, sequence, content, sender_type, is_read, created_at)
    select id || '-' || n, id, n, 'And what would ' || n || ' more rooms cost?',
      case when n % 2 = 0 then 'assistant' else 'customer' end, true, created_at + n * interval '1 second'
    from chat_conversations, generate_series(2, 7) n`);
  await db.execute(sql`update chat_conversations set last_sequence = 7, status = 'resolved'`);
  await db.execute(sql`
    insert into visits (appointment_id, date, slot, fitter_id, starts_at, fixed_at)
    select id, current_date - (1 + n / 3)::int, (array['9:00 AM - 11:00 AM', '11:00 AM - 1:00 PM', '1:00 PM - 3:00 PM'])[1 + n % 3],
      (select min(id) from fitters), now() - (1 + n / 3) * interval '1 day', created_at
    from (select id, created_at, row_number() over (order by id) - 1 as n from appointments) numbered`);
  await db.execute(
    sql`update appointments set visit_starts_at = starts_at from visits where appointment_id = appointments.id`,
  );
  await db.execute(sql`
    insert into changes (at, by_id, by, kind, what, subject, label, before, after)
    select created_at + n * interval '1 hour', 'bench', 'bench', 'appointment', 'edited', id, customer_name, '{}', '{"notes": "example"}'
    from appointments, generate_series(1, 3) n`);
  await db.execute(sql`vacuum (analyze)`);
}
