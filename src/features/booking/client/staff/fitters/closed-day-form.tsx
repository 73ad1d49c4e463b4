import { useId, useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { TimeInput } from '#platform/client/staff/time-input.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { GroupError, TextField } from '#platform/client/ui/field.tsx';
import { useFocusOnError } from '#platform/client/use-focus-on-error.ts';
import { addDays, dayInLondon, daysBetween, isDay } from '#platform/dates/london-time.ts';
import { closedDayFields, fitterMessages } from '../../../diary/fitter-form.ts';
import { fitterLengths } from '../../../diary/fitter-limits.ts';
import { requestClosedDays } from './api.ts';
import { useSave } from './use-save.ts';

const empty = {
  from: '',
  to: '',
  name: '',
  hours: null as { opens: string; closes: string } | null,
};
const short = { opens: '10:00', closes: '15:00' };
const maxDays = 50;

type Errors = { from?: string; to?: string; name?: string; closes?: string; root?: string };

/** The days of a draft; `to` may be empty for a single one. */
function listDays({ from, to, name, hours }: typeof empty) {
  const last = to === '' ? from : to;
  const count = isDay(from) && isDay(last) ? daysBetween(from, last) + 1 : 1;
  return Array.from({ length: Math.min(Math.max(count, 1), maxDays + 1) }, (_, ahead) => ({
    day: isDay(from) ? addDays(from, ahead) : from,
    name,
    ...hours,
  }));
}

function findErrors(draft: typeof empty): Errors {
  const { from, to } = draft;
  if (to !== '' && isDay(from) && to < from) return { to: fitterMessages.daysReversed };
  const days = listDays(draft);
  if (days.length > maxDays) return { to: `Please select at most ${maxDays} days` };
  const issues = closedDayFields.safeParse(days[0]).error?.issues ?? [];
  return Object.fromEntries(
    issues.map(({ path, message }) => [path[0] === 'day' ? 'from' : path[0], message]),
  );
}

/** Form that closes a day or days in a row, or lets them be open for some hours. */
export function ClosedDayForm() {
  const id = useId();
  const [draft, setDraft] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [tries, setTries] = useState(0);
  const form = useFocusOnError(tries);
  const { save, isSaving } = useSave(() => setDraft(empty));
  const change = (changes: Partial<typeof empty>) => setDraft({ ...draft, ...changes });
  const changeHours = (changes: Partial<typeof short>) =>
    change({ hours: { ...(draft.hours ?? short), ...changes } });
  const days = listDays(draft);
  const submit = () => {
    const found = findErrors(draft);
    setErrors(found);
    setTries(tries + 1);
    if (Object.keys(found).length > 0) return;
    const title = draft.hours ? 'Hours set' : days.length === 1 ? 'Day closed' : 'Days closed';
    save(
      () => requestClosedDays(days),
      title,
      (error) => setErrors({ root: errorMessage(error) }),
    );
  };
  return (
    <form
      ref={form}
      noValidate
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-[11rem_11rem_minmax(0,1fr)]">
        <TextField
          label="Close on"
          type="date"
          min={dayInLondon(new Date())}
          error={errors.from}
          value={draft.from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          label="Until, if longer"
          type="date"
          min={draft.from}
          error={errors.to}
          value={draft.to}
          onChange={({ target }) => change({ to: target.value })}
        />
        <TextField
          label="Why"
          placeholder="Stocktaking"
          autoComplete="off"
          maxLength={fitterLengths.closedDayName}
          hint="Customers read it on the site."
          error={errors.name}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <label className="flex min-h-11 items-center gap-2 text-sm font-semibold">
          <input
            type="checkbox"
            className="size-5 accent-brand"
            checked={draft.hours !== null}
            onChange={({ target }) => change({ hours: target.checked ? short : null })}
          />
          Open for some hours
        </label>
        {draft.hours && (
          <span className="flex items-center gap-2">
            <TimeInput
              label="Opens"
              value={draft.hours.opens}
              errorId={errors.closes && `${id}-closes`}
              onChange={(opens) => changeHours({ opens })}
            />
            <span aria-hidden="true">to</span>
            <TimeInput
              label="Closes"
              value={draft.hours.closes}
              errorId={errors.closes && `${id}-closes`}
              onChange={(closes) => changeHours({ closes })}
            />
          </span>
        )}
        <Button look="outline" type="submit" className="sm:ml-auto" disabled={isSaving}>
          {draft.hours
            ? 'Set these hours'
            : days.length === 1
              ? 'Close this day'
              : 'Close these days'}
        </Button>
      </div>
      <GroupError id={`${id}-closes`} message={errors.closes} />
      <p role="alert" className="mt-2 font-medium text-error empty:hidden">
        {errors.root}
      </p>
    </form>
  );
}
