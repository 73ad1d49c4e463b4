import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { areasQuery } from '#features/areas/client/api.ts';
import { firm } from '#features/business/firm.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import { buttonClass } from '#platform/client/ui/button.tsx';
import { BookingLink } from '../booking/booking-link.tsx';
import { LinkList } from './link-list.tsx';
import { productEntries, serviceEntries } from './navigation-links.ts';
import { SectionLink } from './section-link.tsx';

const id = 'slide-out-menu';
// Attributes that React's types lack; they open the dialog without script.
const opens = { command: 'show-modal', commandfor: id };

const entry = 'flex min-h-11 items-center text-lg font-semibold hover:underline';

/** The navigation on small screens. */
export function SlideOutMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { data: areas = [] } = useRead(areasQuery);
  const openByScript = () => {
    if (!('command' in HTMLButtonElement.prototype)) dialog.current?.showModal();
  };
  return (
    <>
      <button
        type="button"
        {...opens}
        onClick={openByScript}
        aria-haspopup="dialog"
        className="inline-flex size-11 items-center justify-center rounded border border-line-strong"
      >
        <span className="sr-only">Menu</span>
        <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
          <path d="M1 4h18M1 10h18M1 16h12" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks on the links inside; the browser closes on Escape */}
      <dialog
        ref={dialog}
        id={id}
        closedby="any"
        onClick={closeAfterLink}
        aria-label="Menu"
        className="drawer bg-white text-ink"
      >
        <div className="flex min-h-full flex-col px-5 pt-3 pb-8">
          <form method="dialog" className="sticky top-0 mb-2 flex justify-end bg-white">
            <button type="submit" className="-mr-2 min-h-11 px-3 text-base font-semibold">
              Close
            </button>
          </form>
          <nav aria-label="Menu">
            <Group title="Products">
              <LinkList entries={productEntries} className={entry} />
              <li>
                <SectionLink section="products" className={entry}>
                  View All Products
                </SectionLink>
              </li>
            </Group>
            <Group title="Services">
              <LinkList entries={serviceEntries} className={entry} />
            </Group>
            <Group title="Plan">
              <li>
                <SectionLink section="calculator" className={entry}>
                  Calculator
                </SectionLink>
              </li>
              <li>
                <SectionLink section="contact" className={entry}>
                  Contact
                </SectionLink>
              </li>
            </Group>
            <Group title="Service Areas">
              {areas.map(({ slug, name }) => (
                <li key={slug}>
                  <Link href={`/area/${slug}`} className={entry}>
                    {name}
                  </Link>
                </li>
              ))}
              <li>
                <SectionLink section="areas" className={entry}>
                  View All Areas
                </SectionLink>
              </li>
            </Group>
          </nav>
          <div className="mt-6 grid gap-3">
            <BookingLink look="brand">Free Quote</BookingLink>
            <a href={firm().phone.href} className={buttonClass('outline')}>
              Call {firm().phone.display}
            </a>
          </div>
        </div>
      </dialog>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-4">
      <h2 className="mb-1 font-sans text-sm font-medium tracking-normal text-ink-soft">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function closeAfterLink(event: MouseEvent<HTMLDialogElement>) {
  if ((event.target as Element).closest('a')) event.currentTarget.close();
}
