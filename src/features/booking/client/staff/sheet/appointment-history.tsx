import { Section } from '#platform/client/staff/sheet-section.tsx';
import { Chip, rowAction } from '#platform/client/staff/staff-table.tsx';
import { shortInstant, shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Appointment } from '../../../contract.ts';
import { describeMailKind, eventWords } from '../appointment-labels.ts';
import { useResendEmail } from '../use-resend-email.ts';

const mailTones = {
  waiting: 'waiting',
  sent: 'done',
  failed: 'wrong',
  dropped: 'ended',
  dismissed: 'ended',
} as const;
const mailWords = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  dropped: 'Not sent',
  dismissed: 'Dismissed',
};

/** The emails about an appointment, and its log of events. */
export function AppointmentHistory({ appointment }: { appointment: Appointment }) {
  const { mails } = appointment;
  const history = joinPhotoEvents(appointment.history);
  return (
    <>
      <Section title="Emails">
        {mails.length === 0 && <p className="text-ink-soft">No email was sent.</p>}
        <ul className="divide-y divide-line">
          {mails.map((mail) => (
            <MailLine key={mail.id} mail={mail} />
          ))}
        </ul>
      </Section>
      <Section title="History">
        <ol className="space-y-1.5">
          {history.map(({ at, by, what, visit, note, count }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are only appended
            <li key={index} className="grid gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <time dateTime={at} className="text-ink-soft tabular-nums">
                {shortInstant(at)}
              </time>
              <span className="wrap-anywhere">
                <strong>{count === 1 ? eventWords[what] : describePhotoEvents(what, count)}</strong>
                {(!note || saysWho.has(what)) && ` by ${nameOf(by)}`}
                {note && !isTold.has(what) && `${saysWho.has(what) ? ':' : ''} ${note}`}
                {(what === 'corrected' || what === 'priced') && `, by ${nameOf(by)}`}
                {visit && `: ${shortWeekdayDate(visit.date)}, ${visit.slot}`}
                {note && isTold.has(what) && (
                  <span className="block text-ink-soft">Told the customer: {note}</span>
                )}
              </span>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

type HistoryEvent = Appointment['history'][number];

/** Of these the note is what the customer was told. */
const isTold = new Set<HistoryEvent['what']>(['confirmed', 'moved', 'cancelled', 'restored']);
/** These name who did it beside their note. */
const saysWho = new Set<HistoryEvent['what']>([
  ...isTold,
  'times-offered',
  'on-the-way',
  'quote-accepted',
  'quote-declined',
]);
const nameOf = (by: string) => (by === 'customer' ? 'the customer' : by);

const isOfPhoto = ({ what }: HistoryEvent) => what === 'photo-added' || what === 'photo-removed';

/** Photos come by the dozen: those that one person added or removed one after the other are one line. */
function joinPhotoEvents(history: readonly HistoryEvent[]) {
  const lines: (HistoryEvent & { count: number })[] = [];
  for (const event of history) {
    const last = lines.at(-1);
    if (last && isOfPhoto(event) && last.what === event.what && last.by === event.by)
      last.count += 1;
    else lines.push({ ...event, count: 1 });
  }
  return lines;
}

const describePhotoEvents = (what: HistoryEvent['what'], count: number) =>
  `${count} photos ${what === 'photo-added' ? 'added' : 'removed'}`;

function MailLine({ mail }: { mail: Appointment['mails'][number] }) {
  const { sendAgain, isSending, errorText } = useResendEmail(mail);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
        {describeMailKind(mail.kind)}
        <span className="block text-ink-soft">
          {mail.to}, <span className="tabular-nums">{shortInstant(mail.at)}</span>
        </span>
      </span>
      <Chip tone={mailTones[mail.state]}>{mailWords[mail.state]}</Chip>
      {mail.state === 'failed' && (
        <button type="button" className={rowAction} disabled={isSending} onClick={sendAgain}>
          Send again
        </button>
      )}
      <span role="alert" className="w-full text-error empty:hidden">
        {errorText}
      </span>
    </li>
  );
}
