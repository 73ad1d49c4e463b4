import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { firm } from '#features/business/firm.ts';
import { ToastHost } from '#platform/client/ui/toast-host.tsx';
import { Emblem } from '../shell/emblem.tsx';
import { RouteAnnouncer } from '../shell/route-announcer.tsx';

/** The layout of pages on the way into the staff tools: neither the shop's header and footer nor its chat. */
export function EntryShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-mist">
      <header className="on-green">
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 px-4 py-1.5 sm:px-6">
          <span className="flex min-h-11 items-center gap-2.5 font-display font-extrabold">
            <Emblem className="size-8">{firm().shortName}</Emblem>
          </span>
          <Link href="/" className="inline-flex min-h-11 items-center text-base underline">
            Back to the website
          </Link>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <RouteAnnouncer />
      <ToastHost />
    </div>
  );
}
