import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import type { FitterCalendars } from '../../../calendars/contract.ts';
import { CalendarFeed } from './calendar-feed.tsx';
import { ExternalCalendar } from './external-calendar.tsx';

type CalendarDialogProps = { name: string; calendars: FitterCalendars; onClose: () => void };

/** A fitter's calendars: the address with their visits, and their own calendar. */
export function CalendarDialog({ name, calendars, onClose }: CalendarDialogProps) {
  return (
    <Dialog title={`Calendar of ${name}`} onClose={onClose}>
      <section aria-labelledby="their-visits">
        <h3 id="their-visits" className="text-base font-semibold">
          Visits in their calendar app
        </h3>
        <p className="mt-1 text-sm text-ink-soft">
          A private address that shows their visits, time off and closed days on a phone or
          computer. Whoever has it sees the names, addresses and phone numbers of customers.
        </p>
        <CalendarFeed id={calendars.fitterId} since={calendars.feedSince} />
      </section>
      <section aria-labelledby="own-calendar" className="mt-6 border-t border-line pt-5">
        <h3 id="own-calendar" className="text-base font-semibold">
          Their own calendar
        </h3>
        <p className="mt-1 text-sm text-ink-soft">
          We look at it every 15 minutes and offer no visits while they are busy. We store only the
          times, not what is in it. Visits that are booked already stay; you see a warning.
        </p>
        <ExternalCalendar calendars={calendars} />
      </section>
      <DialogActions closeLabel="Close" onClose={onClose}>
        {null}
      </DialogActions>
    </Dialog>
  );
}
