import type { FastifyBaseLogger } from 'fastify';
import { nameTown } from '#features/areas/server/name-town.ts';
import { readDueCalendars } from '#features/booking/server/external-calendars/read-due-calendars.ts';
import { remindCustomers } from '#features/booking/server/messages/remind-customers.ts';
import { findCompleted, lockCompleted } from '#features/booking/server/queries-completed.ts';
import { runDueOffers } from '#features/catalogue/server/offers/offers.ts';
import { beginDueChanges } from '#features/catalogue/server/prices/price-changes.ts';
import { deleteUnusedImages } from '#features/catalogue/server/queries-images.ts';
import { emailUnseenReplies } from '#features/chat/server/links/email-unseen.ts';
import { remindOfQuotes } from '#features/jobs/server/remind-of-quotes.ts';
import { askForReviews } from '#features/reviews/server/ask-for-reviews.ts';
import { expireRegistrations } from '#features/staff-accounts/server/accounts/expire-registrations.ts';
import { purgeSessions } from '#features/staff-accounts/server/sessions/purge-sessions.ts';
import { runScheduledBackup } from '#platform/server/backup/schedule/run-scheduled-backup.ts';
import type { Db } from '#platform/server/database/database.ts';
import { purgeIdempotencyRecords } from '#platform/server/http/submissions/idempotency.ts';
import { purgeRateLimits } from '#platform/server/http/submissions/rate-limit.ts';
import type { ImageResizer } from '#platform/server/images/image-resizer.ts';
import { findKeptImages } from '#platform/server/images/queries.ts';
import type { Settings } from '#platform/server/settings.ts';
import { joinUnjoinedRecords } from './customers/join-new-records.ts';
import { bookPrices } from './prices/book-prices.ts';
import { lockJob } from './quotes/quoted-job.ts';
import { readMonths, runRetention } from './retention/run-retention.ts';
import { sweepFiles } from './retention/sweep-files.ts';
import { escalateWaiting } from './waiting/escalate-waiting.ts';
import { reportUnfinishedCards } from './waiting/report-unfinished-cards.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Work that every process tries, at its start and then with a pause of `everyMs` between two runs. */
export type Job = {
  name: string;
  everyMs: number | (() => number);
  run: () => Promise<unknown>;
};

export type JobDeps = {
  db: Db;
  clock: () => Date;
  log: FastifyBaseLogger;
  settings: Settings;
  resizer: ImageResizer;
  folders: { mails: string; texts: string };
  /** Makes a verified backup and returns its path; absent where no folder for backups is set. */
  makeBackup: (() => Promise<string>) | undefined;
};

/** Lists the jobs of a process. Those that must run once for all processes claim a row first. */
export function listJobs({
  db,
  clock,
  log,
  settings,
  resizer,
  folders,
  makeBackup,
}: JobDeps): Job[] {
  const { publicUrl, requiresVerifiedEmail } = settings;
  const { folder, at, keepDays } = settings.backups;
  const sendsTexts = settings.texts !== undefined;
  const job = (name: string, everyMs: Job['everyMs'], run: Job['run']): Job => ({
    name,
    everyMs,
    run,
  });
  /** Runs a job whenever a minute begins. */
  const untilNextMinute = () => minute - (clock().getTime() % minute);
  return [
    job('remind customers', 5 * minute, () =>
      remindCustomers({ db, clock, publicUrl, sendsTexts }),
    ),
    job('ask for reviews', 5 * minute, () =>
      askForReviews({
        db,
        clock,
        publicUrl,
        findCompleted,
        lockCompleted,
        findTown: (postcode) => nameTown(db, postcode),
      }),
    ),
    job('remind of quotes', 5 * minute, () => remindOfQuotes({ db, clock, publicUrl, lockJob })),
    job('escalate what waits', 5 * minute, () => escalateWaiting({ db, clock, publicUrl })),
    job('email unseen replies', minute, () => emailUnseenReplies({ db, clock, publicUrl })),
    job('report unfinished cards', minute, () => reportUnfinishedCards({ db, clock })),
    job('begin changes of prices', untilNextMinute, () =>
      beginDueChanges({ db, clock, book: bookPrices }),
    ),
    job('begin and end offers', untilNextMinute, () =>
      runDueOffers({ db, clock, book: bookPrices }),
    ),
    job('join records to customers', day, () => joinUnjoinedRecords(db, clock)),
    job('read external calendars', minute, () => readDueCalendars({ db, clock })),
    job('delete old data', 5 * minute, async () =>
      runRetention({ db, clock, months: await readMonths(db) }),
    ),
    job('delete files without rows', hour, () => sweepFiles(db, folders)),
    job('purge rate limits', hour, () => purgeRateLimits(db, clock())),
    job('purge idempotency records', hour, () => purgeIdempotencyRecords(db, clock())),
    job('delete unused images', hour, () => deleteUnusedImages(db, clock())),
    job('delete stale image sizes', hour, () =>
      resizer.deleteStale((ids) => findKeptImages(db, ids)),
    ),
    job('expire registrations', hour, () =>
      expireRegistrations({ db, clock, requiresVerifiedEmail }),
    ),
    job('purge staff sessions', hour, () => purgeSessions(db, clock())),
    ...(folder && makeBackup
      ? [
          job('back up', minute, () =>
            runScheduledBackup({ db, clock, log, folder, at, keepDays, makeBackup }),
          ),
        ]
      : []),
  ];
}
