import { firm } from '#features/business/firm.ts';

/** The line above the bar: contact details and opening hours. */
export function HeaderStrip() {
  return (
    <div className="on-green text-sm">
      <div className="wrap flex flex-wrap items-center gap-x-4 sm:gap-x-6">
        <a
          href={firm().phone.href}
          className="flex min-h-11 items-center font-semibold hover:underline"
        >
          {firm().phone.display}
        </a>
        <a href={firm().email.href} className="flex min-h-11 items-center hover:underline">
          {firm().email.display}
        </a>
        <p className="ml-auto hidden gap-5 tabular-nums md:flex">
          {firm().openingHours.map(({ label, text }) => (
            <span key={label}>
              {label} {text}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
