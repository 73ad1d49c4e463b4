import { sql } from 'drizzle-orm';
import { visitPhotos } from '#features/booking/server/photos/schema.ts';
import {
  appointmentEvents,
  appointments,
  fitters,
  visits,
} from '#features/booking/server/schema.ts';
import { firm } from '#features/business/firm.ts';
import { noticeAddresses } from '#features/business/server/render-email.ts';
import { estimates } from '#features/calculator/server/schema.ts';
import { conversations } from '#features/chat/server/schema.ts';
import type { TimelineEntry } from '#features/customers/contract.ts';
import {
  customerNotes,
  customerRecords,
  customerSteps,
  customers,
} from '#features/customers/server/schema.ts';
import { enquiries } from '#features/enquiries/server/schema.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type Cursor, readInstantCursor } from '#platform/server/http/cursor.ts';
import { mails } from '#platform/server/mail/schema.ts';
import { textMessages } from '#platform/server/text-messages/schema.ts';
import { toPounds } from '#platform/units/pounds.ts';
import { findEntryPhotos } from './find-entry-photos.ts';

type Entry = Omit<TimelineEntry, 'at'> & { at: Date };
type Row = Omit<TimelineEntry, 'at' | 'authorId' | 'total' | 'photos'> & {
  place: string;
  at: string | Date;
  author_id: string | null;
  total_pence: number | null;
};

const textLength = 300;

/**
 * A page of what all features hold of a customer and of those merged into them, without emails to the business, newest first, and the cursor of the
 * next page. @throws Problem 400 for an invalid cursor
 */
export async function findTimeline(
  db: Db,
  rootId: string,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<{ entries: Entry[]; next: Cursor<Date> | undefined }> {
  const after = cursor === undefined ? undefined : readInstantCursor(cursor);
  const members = sql`(select m.id from ${customers} m where m.root_id = ${rootId})`;
  const { rows } = (await db.execute(sql`
    with own as (
      select r.kind, r.record_id, r.at from ${customerRecords} r where r.customer_id in ${members}
    ), booked as (
      select a.* from own join ${appointments} a on a.id = own.record_id where own.kind = 'appointment'
    ), entries as (
      select 'appointment' as kind, id, created_at as at, requirements as text, status as state,
        null as by, null as author_id, case when quote_sent then quoted_pence end as total_pence,
        null::int as version from booked
      union all
      select 'event', booked.id, e.at, case e.what when 'measured' then (
          select string_agg(room ->> 'name', ', ') from jsonb_array_elements(booked.measured_estimate -> 'rooms') room
        ) else e.note end, e.what, e.by, null,
        case e.what when 'measured' then (booked.measured_estimate ->> 'totalPence')::int end,
        row_number() over (partition by booked.id order by e.id)::int
        from booked join ${appointmentEvents} e on e.appointment_id = booked.id
        -- What is measured again replaces what was measured before.
        where e.what in ('note', 'could-not', 'quote-sent', 'quote-accepted', 'quote-declined') or e.what = 'measured' and e.id = (
          select max(id) from ${appointmentEvents} where appointment_id = booked.id and what = 'measured')
      union all
      select 'visit', booked.id, v.starts_at, booked.address || ', ' || booked.postcode, v.slot, f.name, null, null, null
        from booked join ${visits} v on v.appointment_id = booked.id join ${fitters} f on f.id = v.fitter_id
      union all
      select 'photos', booked.id, max(p.taken_at), null, (p.taken_at at time zone 'Europe/London')::date::text,
        max(p.by), p.by_id, null, null
        from booked join ${visitPhotos} p on p.appointment_id = booked.id group by 2, 5, 7
      union all
      select 'enquiry', e.id, e.created_at, e.message, case when e.followed_up then 'followed up' else 'new' end,
        null, null, null, null
        from own join ${enquiries} e on e.id = own.record_id where own.kind = 'enquiry'
      union all
      select 'conversation', c.id, c.created_at, c.subject, c.status, c.taken_by_name, null, null, null
        from own join ${conversations} c on c.id = own.record_id where own.kind = 'conversation'
      union all
      select 'estimate', e.id, e.created_at, e.request ->> 'flooringType', null, null, null, e.total_pence,
        row_number() over (order by e.created_at, e.id)::int
        from own join ${estimates} e on e.id = own.record_id where own.kind = 'estimate'
      union all
      select 'mail', m.id, coalesce(m.sent_at, m.created_at), m.subject, m.state, m.recipient, null, null, null
        from own join ${mails} m on m.about = own.record_id and m.recipient not in (${firm().email.display}, ${noticeAddresses()})
      union all
      select 'text', t.id, t.created_at, t.body, t.state, t.recipient, null, null, null
        from own join ${textMessages} t on t.about = own.record_id
      union all
      select 'note', n.id, n.created_at, n.content, null, n.author_name, n.author_id, null, null
        from ${customerNotes} n where n.customer_id in ${members}
      union all
      select 'step', s.id, s.done_at, s.content, null, s.done_by, null, null, null
        from ${customerSteps} s where s.customer_id in ${members} and s.done_at is not null
    ), placed as (
      select concat_ws(' ', kind, id, case kind when 'photos' then state || author_id when 'event' then lpad(version::text, 6, '0') end) as place, kind, id, date_trunc('milliseconds', at) as at,
        case when kind = 'note' then text else left(text, ${textLength}::int) end as text,
        state, by, author_id, total_pence, version
      from entries
    )
    select * from placed
    ${after ? sql`where (at, place) < (${after.key?.toISOString() ?? 'infinity'}::timestamptz, ${after.id}::text)` : sql``}
    order by at desc, place desc limit ${limit + 1}`)) as unknown as { rows: Row[] };
  const found = rows.slice(0, limit);
  const last = found.at(-1);
  const entries = found.map(({ place: _, author_id: authorId, total_pence: pence, ...row }) => ({
    ...row,
    at: new Date(row.at),
    authorId,
    total: pence === null ? null : toPounds(pence),
  }));
  const photosOf = await findEntryPhotos(db, entries);
  return {
    entries: entries.map((entry) => ({ ...entry, photos: photosOf(entry) })),
    next: rows.length > limit && last ? { key: new Date(last.at), id: last.place } : undefined,
  };
}
