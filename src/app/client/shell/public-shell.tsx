import type { ReactNode } from 'react';
import { ToastHost } from '#platform/client/ui/toast-host.tsx';
import { BookingHost } from './booking/booking-host.tsx';
import { ChatHost } from './chat-host.tsx';
import { HeaderStrip } from './navigation/header-strip.tsx';
import { NavigationBar } from './navigation/navigation-bar.tsx';
import { SiteFooter } from './navigation/site-footer.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

/** Header and footer of every public page. */
export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded bg-white px-5 py-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to main content
      </a>
      {/* `contents`, so that the bar sticks to the page and not to the header's box. */}
      <header className="contents">
        <HeaderStrip />
        <NavigationBar />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <RouteAnnouncer />
      <BookingHost />
      <ChatHost />
      <ToastHost />
    </>
  );
}
