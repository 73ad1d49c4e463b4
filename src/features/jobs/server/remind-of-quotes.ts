import { dayInLondon } from '#platform/dates/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { countDueReminders } from '../when-to-remind.ts';
import { claimReminders, findReminded, insertLink, type QuoteRow } from './queries.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { composeReminder } from './quote-emails.ts';

type RemindingDeps = { db: Db } & Pick<QuoteDeps, 'clock' | 'publicUrl' | 'lockJob'>;

/**
 * Reminds customers of quotes that wait for an answer, each time once, however often and in however many processes this
 * runs. Reminders that were missed are not made up for.
 */
export async function remindOfQuotes(deps: RemindingDeps): Promise<void> {
  const now = deps.clock();
  for (const quote of await findReminded(deps.db, dayInLondon(now))) {
    const due = countDueReminders({ ...quote, sentAt: quote.sentAt ?? now }, now);
    if (due > quote.reminders) await remind(deps, quote, due);
  }
}

function remind(
  { db, clock, publicUrl, lockJob }: RemindingDeps,
  { id, appointmentId }: QuoteRow,
  due: number,
) {
  const at = clock();
  return db.transaction(async (tx) => {
    const job = await lockJob(tx, appointmentId);
    const mayRemind = job?.email && !job.isCancelled;
    const claimed = mayRemind ? await claimReminders(tx, id, due) : undefined;
    if (!job || !claimed) return;
    const link = `${publicUrl}/quote/${await insertLink(tx, id, at)}`;
    await queueMail(tx, composeReminder(claimed, job, link), at);
  });
}
