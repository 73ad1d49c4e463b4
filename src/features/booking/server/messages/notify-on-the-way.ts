import { dayInLondon } from '#platform/dates/london-time.ts';
import { shortTime, shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import type { OnTheWay } from '../../messages/contract.ts';
import { messageLimits } from '../../messages/message-limits.ts';
import { refuseStrangers } from '../appointments/refuse-strangers.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { findVisits, lockAppointment, recordEvent } from '../queries.ts';
import { recordAppointmentChange } from '../record-appointment-change.ts';
import { hasReport } from '../today/queries-today.ts';
import { refuseChangedVisit } from '../today/report-visit.ts';
import { composeOnTheWay, textOnTheWay } from './on-the-way-email.ts';
import { findFitterName, findLastToldAt } from './queries-messages.ts';
import { findTextNumber, textInstead } from './text-instead.ts';

const minute = 60_000;

/**
 * Tells the customer of a visit of today that their fitter is on the way, once for each id.
 * @throws Problem 404 for an unknown appointment; 403 for the visit of another fitter; 409 with the reason when the
 * visit is not today or no longer as the fitter saw it, the customer was told just now, or has no email
 */
export async function notifyOnTheWay(
  { db, clock, sendsTexts = false }: Pick<BookingDeps, 'db' | 'clock' | 'sendsTexts'>,
  { id: reportId, appointmentId, visit, minutes }: OnTheWay,
  staff: Staff,
) {
  const now = clock();
  await db.transaction(async (tx) => {
    const appointment = await lockAppointment(tx, appointmentId);
    if (!appointment) throw new Problem(404, 'There is no appointment by this id.');
    // Under the lock: of two copies that arrive at once, the second finds the first.
    if (await hasReport(tx, reportId)) return;
    const [fixed] = await findVisits(tx, [appointmentId]);
    await refuseStrangers(tx, fixed, staff);
    refuseChangedVisit(appointment, fixed, { kind: 'arrived', visit });
    if (!fixed || visit.date !== dayInLondon(now))
      throw new Problem(409, `This visit is on ${shortWeekdayDate(visit.date)}, not today.`);
    refuseSoon(await findLastToldAt(tx, appointmentId, visit), now);
    const number = findTextNumber(appointment, sendsTexts);
    if (appointment.email === '' && number === undefined)
      throw new Problem(
        409,
        `${appointment.customerName} has no email${sendsTexts ? ' and no UK mobile' : ''}: please ring ${appointment.phone}.`,
      );
    const fitterName = await findFitterName(tx, fixed.fitterId);
    await recordEvent(
      tx,
      {
        appointmentId,
        at: now,
        by: staff.name,
        what: 'on-the-way',
        note: describeMessage(minutes, number),
        reportId,
      },
      visit,
    );
    await recordAppointmentChange(tx, appointment, {
      at: now,
      what: 'told-on-the-way',
      staff,
      before: {},
      after: minutes === undefined ? {} : { minutes },
    });
    const arrival = { fitterName, minutes };
    const mail = composeOnTheWay(appointment, { ...arrival, visit, reportId, now });
    if (number === undefined) return queueMail(tx, mail, now);
    const body = textOnTheWay(appointment.customerName, { ...arrival, visit });
    await textInstead(tx, appointment, { key: mail.key, recipient: number, body, now });
  });
}

function refuseSoon(toldAt: Date | undefined, now: Date) {
  if (!toldAt || now.getTime() - toldAt.getTime() >= messageLimits.minutesBetween * minute) return;
  throw new Problem(
    409,
    `We told them at ${shortTime(toldAt.toISOString())} that you’re on the way. Please ring them if anything has changed.`,
  );
}

/** 'in about 20 minutes, by text'; null when there is nothing to add. */
function describeMessage(minutes: number | undefined, number: string | undefined): string | null {
  const parts = [
    ...(minutes === undefined ? [] : [`in about ${minutes} minutes`]),
    ...(number === undefined ? [] : ['by text']),
  ];
  return parts.length > 0 ? parts.join(', ') : null;
}
