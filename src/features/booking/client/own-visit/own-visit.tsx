import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sayConfirmBy } from '#features/business/answer-by.ts';
import { bookingPath } from '#features/business/facts.ts';
import { firm } from '#features/business/firm.ts';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { useReads } from '#platform/client/reads/use-read.ts';
import { Button, buttonClass } from '#platform/client/ui/button.tsx';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { RequestError } from '#platform/request-error.ts';
import type { MoveRequest } from '../../booking-form.ts';
import { nameTime } from '../../offers/offer-limits.ts';
import type { OwnVisit as OwnVisitData } from '../../own-visit-contract.ts';
import {
  acceptOffer,
  calendarUrl,
  cancelVisit,
  declineOffer,
  moveVisit,
  ownVisitQuery,
} from '../api.ts';
import { CancelQuestion } from './cancel-question.tsx';
import { DayTape } from './day-tape.tsx';
import { OfferedTimes, useTimeInLink } from './offered-times.tsx';

const skeleton = <div className="skeleton h-96" aria-hidden="true" />;
const MoveForm = clientOnly(() => import('./move-form.tsx'), skeleton);
const AskAgainForm = clientOnly(() => import('./ask-again-form.tsx'), skeleton);

type Open = 'nothing' | 'move' | 'cancel';
/** What the customer has just done, for the heading to say. */
type Done = 'moved' | 'asked again' | 'declined' | undefined;
type Change = { act: () => Promise<OwnVisitData>; done?: Done };

/** The page behind a visit link: the visit or booking, and buttons to move or cancel it. */
export function OwnVisit({ token, own }: { token: string; own: OwnVisitData }) {
  const reads = useReads();
  const [open, setOpen] = useState<Open>('nothing');
  const [done, setDone] = useState<Done>();
  const isSending = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (open !== 'nothing') panel.current?.focus();
  }, [open]);

  const change = useMutation({
    mutationFn: ({ act }: Change) => act(),
    // A time may have been taken meanwhile.
    onError: () => own.offer && reads.reload(ownVisitQuery(token)),
    onSuccess: (changed, { done: doneNow }) => {
      // At once, so that the heading says what was done when the focus has it read out.
      flushSync(() => {
        reads.set(ownVisitQuery(token), changed);
        setOpen('nothing');
        setDone(doneNow);
      });
      heading.current?.focus();
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  /** Sends a change, unless one is on its way: the second tap of two comes before the button is disabled. */
  const send = (one: Change) => {
    if (isSending.current) return;
    isSending.current = true;
    change.mutate(one);
  };
  const show = (next: Open) => {
    change.reset();
    setOpen(next);
  };
  const keep = () => {
    show('nothing');
    heading.current?.focus();
  };
  const move = (body: MoveRequest) =>
    send({ act: () => moveVisit(token, body), done: own.visit ? 'moved' : 'asked again' });
  const decline = () => send({ act: () => declineOffer(token), done: 'declined' });
  const thing = own.status === 'confirmed' ? 'visit' : 'booking';

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {headline(own, done)}
      </h1>
      {own.offer && open === 'nothing' && (
        <OfferedTimes
          offer={own.offer}
          isSending={change.isPending}
          onAccept={(visit) => send({ act: () => acceptOffer(token, visit) })}
          onDecline={own.visit ? decline : () => show('move')}
        />
      )}
      <OfferNews own={own} hasDeclined={done === 'declined'} />
      {own.offer && own.visit && (
        <h2 className="mt-10 border-t-2 border-ink pt-6 text-xl">Your visit for now</h2>
      )}
      {(own.visit || !own.offer) && <VisitFacts own={own} />}
      {open === 'nothing' && (own.canMove || own.canCancel) && (
        <div className="mt-8 flex flex-wrap gap-3">
          {own.visit && (
            <a href={calendarUrl(token)} download className={buttonClass('brand')}>
              Add to my calendar
            </a>
          )}
          {own.canMove && (own.visit || !own.offer) && (
            <Button look="outline" onClick={() => show('move')}>
              {own.visit ? 'Move my visit' : 'Ask for other dates'}
            </Button>
          )}
          {own.canCancel && (
            <Button look="outline" onClick={() => show('cancel')}>
              Cancel my {thing}
            </Button>
          )}
        </div>
      )}
      {open === 'move' && (
        <section className="mt-10 border-t-2 border-ink pt-6">
          <h2 ref={panel} tabIndex={-1} className="mb-5 text-xl">
            {own.visit ? 'Move your visit' : 'Ask for other dates'}
          </h2>
          {own.visit ? (
            <MoveForm
              isSending={change.isPending}
              onMove={(visit) => move({ visit })}
              onKeep={keep}
            />
          ) : (
            <AskAgainForm isSending={change.isPending} onAsk={move} onKeep={keep} />
          )}
        </section>
      )}
      {open === 'cancel' && (
        <CancelQuestion
          heading={panel}
          thing={thing}
          isSending={change.isPending}
          onCancel={() => send({ act: () => cancelVisit(token) })}
          onKeep={keep}
        />
      )}
      <p role="alert" className="mt-4 font-semibold text-error empty:hidden">
        {change.error && explain(change.error)}
      </p>
    </>
  );
}

/** What became of an offer that the customer has declined, or whose email they open when it is over. */
function OfferNews({ own, hasDeclined }: { own: OwnVisitData; hasDeclined: boolean }) {
  const linked = useTimeInLink();
  const isFixedThen = own.visit !== null && nameTime(own.visit) === linked;
  if (own.offer || own.status === 'cancelled') return null;
  if (hasDeclined)
    return (
      <p className="mt-4 max-w-[60ch] font-semibold">
        We’ll be in touch to find another time. Until then your visit stays as it is.
      </p>
    );
  if (linked === '' || isFixedThen) return null;
  return (
    <p className="mt-4 max-w-[60ch] font-semibold">The times in our email are no longer open.</p>
  );
}

function headline({ firstName, status, visit, offer }: OwnVisitData, done: Done): string {
  if (done === 'declined') return `${firstName}, thanks for telling us`;
  if (done === 'moved') return `${firstName}, your visit has moved`;
  if (done === 'asked again') return `${firstName}, we have your new dates`;
  if (offer)
    return visit
      ? `${firstName}, can we move your visit?`
      : `${firstName}, would one of these times suit you?`;
  if (status === 'cancelled') return `${firstName}, your visit is cancelled`;
  return visit ? `${firstName}, we’ll see you then` : `${firstName}, we have your booking`;
}

function VisitFacts({
  own: { purpose, status, visit, preferredDates, preferredTimes, confirmBy },
}: {
  own: OwnVisitData;
}) {
  if (status === 'cancelled')
    return (
      <>
        <p className="mt-4 max-w-[60ch]">
          You can book another one here, or call us on{' '}
          <a href={firm().phone.href} className="link font-semibold whitespace-nowrap tabular-nums">
            {firm().phone.display}
          </a>
          .
        </p>
        <a href={bookingPath} className={`mt-6 ${buttonClass('outline')}`}>
          Book another visit
        </a>
      </>
    );
  if (visit)
    return (
      <>
        <p className="mt-6 font-display text-2xl font-bold tracking-tight">
          {shortWeekdayDate(visit.date)}
          <br />
          {visit.slot}
        </p>
        <div className="mt-6">
          <DayTape marked={[visit.slot]} firm />
        </div>
        <p className="mt-4 max-w-[60ch]">
          Our fitter will arrive during this time and stay {firm().consultationMinutes.least} to{' '}
          {firm().consultationMinutes.most} minutes,{' '}
          {purpose === 'repair'
            ? 'to look at your floor and tell you what the repair will take'
            : 'to measure and show you samples'}
          .
        </p>
      </>
    );
  return (
    <>
      <p className="mt-4 max-w-[60ch] font-semibold">
        {confirmBy
          ? sayConfirmBy(new Date(confirmBy), new Date())
          : 'We’ve got your request. We’ll confirm it as soon as we can.'}
      </p>
      <dl className="mt-6 grid gap-x-10 sm:grid-cols-[auto_1fr] sm:gap-y-4">
        <dt className="text-ink-soft">Days you asked for</dt>
        <dd className="font-semibold max-sm:mb-4">
          {preferredDates.map((day) => (
            <span key={day} className="block">
              {shortWeekdayDate(day)}
            </span>
          ))}
        </dd>
        <dt className="text-ink-soft">Times</dt>
        <dd className="font-semibold tabular-nums">
          {preferredTimes.map((slot) => (
            <span key={slot} className="block">
              {slot}
            </span>
          ))}
        </dd>
      </dl>
      <div className="mt-6">
        <DayTape marked={preferredTimes} firm={false} />
      </div>
    </>
  );
}

function explain(error: Error): string {
  return error instanceof RequestError && error.detail
    ? error.detail.replace(/^\w+: /, '')
    : `That didn’t go through. Please try again, or call us on ${firm().phone.display}.`;
}
