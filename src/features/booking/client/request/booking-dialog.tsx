import { useEffect, useRef } from 'react';
import { buttonClass } from '#platform/client/ui/button.tsx';
import { stepTitles } from './booking-draft.ts';
import { BookingProgress } from './booking-progress.tsx';
import { BookingSuccess } from './booking-success.tsx';
import { ContactForm, type DescribePostcode } from './contact-details-form.tsx';
import { ContactStrip } from './contact-strip.tsx';
import type { BookingContext } from './context/booking-context.ts';
import { ContextList } from './context/context-list.tsx';
import { ProjectForm } from './project-form.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { type HandleBooked, useBooking } from './use-booking.ts';

export type BookingDialogProps = {
  context: BookingContext;
  describePostcode: DescribePostcode;
  onBooked: HandleBooked;
  /** Called when the dialog has closed; entered values are discarded. */
  onClose: () => void;
};

/** Dialog that books a free measure in four steps. Open while rendered; a modal `dialog` traps the focus. */
export default function BookingDialog(props: BookingDialogProps) {
  const { context, describePostcode, onBooked, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const booking = useBooking(context, onBooked);
  const { step, draft } = booking;

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is read from its heading on
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    dialog.current?.scrollTo({ top: 0 });
  }, [step]);

  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby="booking-title"
      onClose={onClose}
      className="booking-dialog bg-white text-ink shadow-raised"
    >
      <div className="px-5 pt-4 pb-1 sm:px-7 sm:pt-6">
        <div className="flex items-start justify-between gap-4">
          <p className="font-display text-xl font-bold tracking-tight">
            {draft.purpose === 'repair' ? 'Book a repair visit' : 'Book your free measure'}
          </p>
          <button
            type="button"
            onClick={close}
            className={buttonClass('plain', '-mt-2 -mr-3 px-3')}
          >
            Close
          </button>
        </div>
        <ContactStrip />
        <BookingProgress step={step} />
        <h2
          ref={heading}
          id="booking-title"
          tabIndex={-1}
          className="mt-3 mb-4 text-2xl focus:outline-none"
        >
          {stepTitles[step]}
        </h2>
        {step === 1 && (
          <>
            {draft.purpose === 'measure' && (
              <ContextList context={context} included={draft.included} onChange={booking.include} />
            )}
            <ProjectForm
              purpose={draft.purpose}
              draft={draft.project}
              onNext={booking.keepProject}
              onCancel={close}
            />
          </>
        )}
        {step === 2 && (
          <ContactForm
            draft={draft.contact}
            describePostcode={describePostcode}
            onNext={booking.keepContact}
            onPrevious={booking.goBackToProject}
            onCancel={close}
          />
        )}
        {step === 3 && (
          <ScheduleForm
            purpose={draft.purpose}
            draft={draft.schedule}
            isPending={booking.isPending}
            problem={booking.problem}
            onSubmit={booking.submit}
            onPrevious={booking.goBackToContact}
            onCancel={close}
          />
        )}
        {step === 4 && <BookingSuccess draft={draft} onClose={close} />}
      </div>
    </dialog>
  );
}
