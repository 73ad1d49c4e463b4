import type { ReactNode } from 'react';

type ServiceBandProps = {
  id: string;
  title: string;
  intro?: string;
  tint?: boolean;
  children: ReactNode;
};

/** A section of a service page, with a heading. */
export function ServiceBand({ id, title, intro, tint = false, children }: ServiceBandProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`band ${tint ? 'bg-mist' : ''}`}>
      <div className="wrap">
        <h2 id={`${id}-title`} className="text-3xl">
          {title}
        </h2>
        {intro && <p className="mt-4 max-w-[62ch]">{intro}</p>}
        <div className="mt-10">{children}</div>
      </div>
    </section>
  );
}
