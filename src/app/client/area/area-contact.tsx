import type { ReactNode } from 'react';
import { consultationTimeText, freeMeasureText } from '#features/business/claims.ts';
import { firm } from '#features/business/firm.ts';
import { buttonClass } from '#platform/client/ui/button.tsx';
import { BookingLink } from '../shell/booking/booking-link.tsx';

/** Three ways to contact the firm. */
export function AreaContact({ name }: { name: string }) {
  return (
    <section aria-labelledby="area-contact-title" className="band">
      <div className="wrap">
        <h2 id="area-contact-title" className="text-3xl">
          Talk to us about your floor in {name}
        </h2>
        <div className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          <Card title="Call">
            <p>
              {firm().openingHours.map(({ label, text }) => (
                <span key={label} className="block tabular-nums">
                  {label} {text}
                </span>
              ))}
            </p>
            <a href={firm().phone.href} className={buttonClass('outline')}>
              {firm().phone.display}
            </a>
          </Card>
          <Card title="Email">
            <p>We’ll answer within {firm().responseHours} hours. A photo of the room helps.</p>
            <a href={firm().email.href} className={buttonClass('outline', 'break-all')}>
              {firm().email.display}
            </a>
          </Card>
          <Card title="Book a visit">
            <p>
              {freeMeasureText}. A visit takes {consultationTimeText()}, with samples to hold
              against your walls.
            </p>
            <BookingLink look="brand">Book a free measure</BookingLink>
          </Card>
        </div>
      </div>
    </section>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 border-t border-line-strong pt-4 [&>:last-child]:mt-auto">
      <h3 className="text-xl">{title}</h3>
      {children}
    </div>
  );
}
