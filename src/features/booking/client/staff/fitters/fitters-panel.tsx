import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '#platform/client/staff/form-dialog.tsx';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import type { Fitter } from '../../../diary/contract.ts';
import { calendarsQuery } from '../calendars/api.ts';
import { CalendarDialog } from '../calendars/calendar-dialog.tsx';
import { fittersQuery } from './api.ts';
import { type Account, FitterDialogForm } from './fitter-dialog-form.tsx';
import { FitterRow } from './fitter-row.tsx';
import { TimeOffForm } from './time-off-form.tsx';

type Open =
  | { what: 'fitter'; fitter: Fitter | undefined }
  | { what: 'time-off' | 'calendar'; fitter: Fitter };

/** The fitters with their hours, areas, time off and calendars, each to be changed in a dialog. */
export function FittersPanel({ accounts }: { accounts: readonly Account[] }) {
  const { data: fitters, error, refetch } = useQuery(fittersQuery);
  const { data: calendars } = useQuery(calendarsQuery);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const calendarsOf = (id: string) => calendars?.fitters.find(({ fitterId }) => fitterId === id);
  const opened = open?.what === 'calendar' ? calendarsOf(open.fitter.id) : undefined;
  if (error && !fitters) return <LoadError error={error} onTryAgain={() => refetch()} />;
  if (!fitters) return <div className="skeleton h-64" aria-hidden="true" />;
  return (
    <>
      <ul className="border-t-2 border-ink">
        {fitters.map((fitter) => (
          <FitterRow
            key={fitter.id}
            fitter={fitter}
            accountName={accounts.find(({ id }) => id === fitter.accountId)?.name}
            calendars={calendarsOf(fitter.id)}
            onCalendar={() => setOpen({ what: 'calendar', fitter })}
            onEdit={() => setOpen({ what: 'fitter', fitter })}
            onTimeOff={() => setOpen({ what: 'time-off', fitter })}
          />
        ))}
      </ul>
      <Button
        look="outline"
        className="mt-4"
        onClick={() => setOpen({ what: 'fitter', fitter: undefined })}
      >
        Add a fitter
      </Button>
      {open?.what === 'fitter' && (
        <FormDialog title={open.fitter ? open.fitter.name : 'Add a fitter'} onClose={close}>
          {({ hasChanges, requestClose }) => (
            <FitterDialogForm
              fitter={open.fitter}
              accounts={accounts}
              hasChanges={hasChanges}
              onClose={requestClose}
              onSaved={close}
            />
          )}
        </FormDialog>
      )}
      {open?.what === 'time-off' && (
        <Dialog title={`Time off for ${open.fitter.name}`} onClose={close}>
          <TimeOffForm fitter={open.fitter} onClose={close} />
        </Dialog>
      )}
      {open?.what === 'calendar' && opened && (
        <CalendarDialog name={open.fitter.name} calendars={opened} onClose={close} />
      )}
    </>
  );
}
