import { eq } from 'drizzle-orm';
import type { BookingInput } from '#features/booking/booking-form.ts';
import { mails } from '#platform/server/mail/schema.ts';
import { book, setStatus } from './bookings.ts';
import type { TestApp } from './test-app.ts';

/** Books, confirms if asked to, and takes the private link's path out of the mail that waits in the outbox. */
export async function bookForLink(
  site: TestApp,
  { confirm, ...booking }: Partial<BookingInput> & { confirm?: boolean },
): Promise<string> {
  const id = await book(site, booking);
  if (confirm) {
    const answer = await setStatus(site, id, { status: 'confirmed' });
    if (answer.status !== 200) throw new Error(await answer.text());
  }
  const rows = await site.database.db.select().from(mails).where(eq(mails.about, id));
  const links = rows
    .flatMap(({ message }) => message?.letter.parts ?? [])
    .map((part) => ('link' in part ? /\/visit\/\S+/.exec(part.to)?.[0] : undefined));
  return links.find(Boolean) ?? '';
}
