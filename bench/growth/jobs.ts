import { joinUnjoinedRecords } from '#app/server/customers/join-new-records.ts';
import { countDue, readMonths } from '#app/server/retention/run-retention.ts';
import { escalateWaiting } from '#app/server/waiting/escalate-waiting.ts';
import { remindCustomers } from '#features/booking/server/messages/remind-customers.ts';
import type { Db } from '#platform/server/database/database.ts';
import { purgeIdempotencyRecords } from '#platform/server/http/submissions/idempotency.ts';
import { median } from '../load.ts';

const turns = 5;

/** The jobs that run all day and mostly find nothing to do: the median milliseconds of each. */
export async function measureJobs(db: Db, publicUrl: string): Promise<Record<string, number>> {
  const clock = () => new Date();
  const months = await readMonths(db);
  const jobs: Record<string, () => Promise<unknown>> = {
    'remind customers': () => remindCustomers({ db, clock, publicUrl, sendsTexts: false }),
    'escalate what waits': () => escalateWaiting({ db, clock, publicUrl }),
    'join records to customers': () => joinUnjoinedRecords(db, clock),
    'find what was kept long enough': () => countDue({ db, months }, clock()),
    'purge idempotency records': () => purgeIdempotencyRecords(db, clock()),
  };
  const took: Record<string, number> = {};
  for (const [name, run] of Object.entries(jobs)) {
    const times: number[] = [];
    for (let turn = -1; turn < turns; turn += 1) {
      const from = performance.now();
      await run();
      if (turn >= 0) times.push(performance.now() - from);
    }
    took[name] = median(times);
  }
  return took;
}
