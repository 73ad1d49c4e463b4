import { Mail, Phone, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { firm } from '#features/business/firm.ts';
import { TapeBar } from '#platform/client/ui/tape-bar.tsx';
import type { Step } from '../booking-draft.ts';

/** The top of the dialog, which stays in view: progress, contact strip and close button. */
export function BookingHeader({ step, onClose }: { step: Step; onClose: () => void }) {
  return (
    <header className="shrink-0">
      <div className="flex items-center pl-4 sm:pt-2 sm:pr-3 sm:pl-7">
        <div className="mr-auto min-w-0 text-sm leading-5 tabular-nums">
          <p id="booking-progress" className="font-semibold">
            Step {step} of 4
          </p>
          <p className="text-ink-soft max-sm:text-[0.8125rem]">{firm().openingHoursText}</p>
        </div>
        <ContactLink href={firm().phone.href} action="Call" text={firm().phone.display}>
          <Phone size={20} aria-hidden="true" />
        </ContactLink>
        <ContactLink href={firm().email.href} action="Email" text={firm().email.display}>
          <Mail size={20} aria-hidden="true" />
        </ContactLink>
        <button
          type="button"
          onClick={onClose}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded hover:bg-mist"
        >
          <X size={22} aria-hidden="true" />
          <span className="sr-only">Close</span>
        </button>
      </div>
      <div
        role="progressbar"
        aria-labelledby="booking-progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={step * 25}
        className="booking-tape sm:mt-2"
      >
        <TapeBar percent={step * 25} />
      </div>
    </header>
  );
}

type ContactLinkProps = { href: string; action: string; text: string; children: ReactNode };

/** An icon on a phone; with its number or address where there is room. */
function ContactLink({ href, action, text, children }: ContactLinkProps) {
  return (
    <a
      href={href}
      className="inline-flex size-11 shrink-0 items-center justify-center gap-2 rounded text-brand hover:bg-mist md:w-auto md:px-2"
    >
      {children}
      <span className="text-sm font-semibold whitespace-nowrap tabular-nums max-md:sr-only">
        <span className="sr-only">{action} </span>
        {text}
      </span>
    </a>
  );
}
