import { firm } from '#features/business/firm.ts';
import type { TextOf } from '#features/business/texts/page-texts.ts';
import { ContactForm } from '#features/enquiries/client/contact-form.tsx';
import { storeCustomerName } from '../booking/customer-name.ts';
import { useClosedPeriods } from '../shell/shell-queries.ts';

/** The contact details and the enquiry form. */
export function ContactSection({ text }: { text: TextOf<'home'>['contact'] }) {
  const closed = useClosedPeriods();
  return (
    <section id="contact" aria-labelledby="contact-title" className="band bg-mist">
      <div className="wrap grid gap-x-16 gap-y-8 sm:gap-y-12 lg:grid-cols-2">
        <div>
          <h2 id="contact-title" className="text-3xl">
            {text.title}
          </h2>
          <p className="mt-3 max-w-[52ch] sm:mt-4">{text.intro}</p>
          <p className="mt-4 sm:mt-8">
            <a
              href={firm().phone.href}
              className="inline-block py-1 font-display text-3xl font-extrabold tracking-tight text-brand tabular-nums hover:underline"
            >
              {firm().phone.display}
            </a>
          </p>
          <p>
            <a
              href={firm().email.href}
              className="link inline-flex min-h-11 items-center text-lg break-all"
            >
              {firm().email.display}
            </a>
          </p>
          <dl className="mt-3 max-w-md text-base tabular-nums sm:mt-8 sm:text-body">
            {firm().openingHours.map(({ label, text }) => (
              <Fact key={label} term={label} text={text} />
            ))}
            {/* On a phone the footer follows at once, which says these too. */}
            {closed.map((period) => (
              <Fact
                key={period.from}
                term={period.words}
                text={`${period.hours ?? 'Closed'} (${period.name})`}
                className="max-sm:hidden"
              />
            ))}
            <Fact term="Base" text={firm().address} className="max-sm:hidden" />
          </dl>
        </div>
        <div className="with-script">
          <h3 className="mb-3 text-xl sm:mb-5">{text.formTitle}</h3>
          <ContactForm onSent={storeCustomerName} />
        </div>
      </div>
    </section>
  );
}

type FactProps = { term: string; text: string; className?: string };

function Fact({ term, text, className = '' }: FactProps) {
  return (
    <div
      className={`flex justify-between gap-6 border-t border-line-strong/40 py-1.5 last:border-b sm:py-3 ${className}`}
    >
      <dt className="text-ink-soft">{term}</dt>
      <dd className="text-right font-semibold">{text}</dd>
    </div>
  );
}
