import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { stepTitles } from './booking-draft.ts';
import { BookingSuccess } from './booking-success.tsx';
import { ContactForm } from './contact-details-form.tsx';
import type { BookingContext } from './context/booking-context.ts';
import { ContextList } from './context/context-list.tsx';
import type { DescribePostcode } from './fields/contact-fields.tsx';
import { BookingHeader } from './frame/booking-header.tsx';
import { LeaveQuestion } from './frame/leave-question.tsx';
import type { StepProps } from './frame/step-form.tsx';
import { useEscape } from './frame/use-escape.ts';
import { ProjectForm } from './project-form.tsx';
import { ScheduleForm } from './schedule/schedule-form.tsx';
import { type HandleBooked, type TellTeam, useBooking } from './use-booking.ts';

export type BookingDialogProps = {
  context: BookingContext;
  describePostcode: DescribePostcode;
  onBooked: HandleBooked;
  tellTeam: TellTeam;
  /** Called when the dialog has closed; entered values are discarded. */
  onClose: () => void;
};

/**
 * Dialog that books a free measure in four steps. Open while rendered; a modal `dialog` traps the focus.
 * Closing it asks first while something is entered that was not sent.
 */
export default function BookingDialog(props: BookingDialogProps) {
  const { context, describePostcode, onBooked, tellTeam, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const booking = useBooking(context, { onBooked, tellTeam });
  const { step, draft } = booking;

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is read from its heading on
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  const close = () => dialog.current?.close();
  const requestClose = () => (booking.hasEntries ? setIsAsking(true) : close());
  const isQuestionOpen = isAsking && booking.hasEntries;
  useEscape(() => (isQuestionOpen ? setIsAsking(false) : requestClose()));
  const title = (
    <>
      <p className="text-base text-ink-soft">
        {draft.purpose === 'repair' ? 'Book a repair visit' : 'Book your free measure'}
      </p>
      <h2
        ref={heading}
        id="booking-title"
        tabIndex={-1}
        className="mb-4 text-2xl focus:outline-none"
      >
        {stepTitles[step]}
      </h2>
    </>
  );
  const stepProps: StepProps = {
    heading: title,
    onDirtyChange: booking.setIsStepDirty,
    onCancel: requestClose,
  };
  return (
    <>
      <dialog
        ref={dialog}
        aria-labelledby="booking-title"
        onClose={onClose}
        onCancel={(event) => {
          event.preventDefault();
          requestClose();
        }}
        className="booking-dialog bg-white text-ink shadow-raised"
      >
        <BookingHeader step={step} onClose={requestClose} />
        {step === 1 && (
          <ProjectForm
            {...stepProps}
            heading={
              <>
                {title}
                {draft.purpose === 'measure' && (
                  <ContextList
                    context={context}
                    included={draft.included}
                    onChange={booking.include}
                  />
                )}
              </>
            }
            purpose={draft.purpose}
            draft={draft.project}
            onNext={booking.keepProject}
          />
        )}
        {step === 2 && (
          <ContactForm
            {...stepProps}
            draft={draft.contact}
            describePostcode={describePostcode}
            onNext={booking.keepContact}
            onPrevious={booking.goBackToProject}
          />
        )}
        {step === 3 && (
          <ScheduleForm
            {...stepProps}
            purpose={draft.purpose}
            draft={draft.schedule}
            place={draft.contact}
            isPending={booking.isPending}
            problem={booking.problem}
            onSubmit={booking.submit}
            onAskForOther={booking.askForOther}
            onPrevious={booking.goBackToContact}
          />
        )}
        {step === 4 && (
          <BookingSuccess heading={title} draft={draft} booked={booking.booked} onClose={close} />
        )}
      </dialog>
      {isQuestionOpen && (
        <LeaveQuestion
          isSending={booking.isPending}
          onLeave={() => {
            // While it is open, the focus cannot return to the page.
            flushSync(() => setIsAsking(false));
            close();
          }}
          onStay={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
