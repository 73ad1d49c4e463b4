import { email, openingHoursText, phone } from '#features/business/facts.ts';

/** Phone number and email of the business, as an alternative to the form. */
export function ContactStrip() {
  return (
    <p className="mt-2 mb-4 flex flex-wrap gap-x-5 border-y border-line text-sm tabular-nums">
      <a href={phone.href} className="inline-flex min-h-11 items-center font-semibold">
        {phone.display}
      </a>
      <a href={email.href} className="inline-flex min-h-11 items-center">
        {email.display}
      </a>
      <span className="inline-flex min-h-11 items-center text-ink-soft">{openingHoursText}</span>
    </p>
  );
}
