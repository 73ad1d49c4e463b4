import { Link2, Printer, Share2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button, buttonClass } from '#platform/client/ui/button.tsx';

type ShareEstimateProps = {
  Heading: 'h2' | 'h4';
  id: string;
  /** Whether it is shown on its own page. */
  isOwnPage: boolean;
};

/** Buttons to copy, share and print an estimate. */
export function ShareEstimate({ Heading, id, isOwnPage }: ShareEstimateProps) {
  const [news, setNews] = useState('');
  const canShare = useSyncExternalStore(neverChanges, hasShareSheet, () => false);
  const path = `/estimate/${id}`;

  const copy = async () => {
    const address = location.origin + path;
    try {
      await navigator.clipboard.writeText(address);
      setNews('Link copied.');
    } catch {
      setNews(`Copy this link: ${address}`);
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: 'Your estimate', url: location.origin + path });
    } catch {
      // The visitor closed the share sheet.
    }
  };

  return (
    <section className="print:hidden">
      <Heading className="font-display text-lg font-bold tracking-tight">
        Keep this estimate
      </Heading>
      <p className="mt-1 text-base text-ink-soft">
        {isOwnPage ? (
          'Anyone with the link to this page can see it.'
        ) : (
          <>
            It has{' '}
            <a href={path} className="text-chalk underline">
              its own page
            </a>{' '}
            to come back to, where you can add a photo or sketch of your rooms. Anyone with the link
            can see it.
          </>
        )}
      </p>
      <div className="mt-3 grid gap-2">
        <Button look="outline" onClick={copy}>
          <Link2 size={18} aria-hidden="true" />
          Copy link
        </Button>
        {canShare && (
          <Button look="outline" onClick={share}>
            <Share2 size={18} aria-hidden="true" />
            Share…
          </Button>
        )}
        <a href={`${path}#print`} className={buttonClass('outline')} onClick={printHere}>
          <Printer size={18} aria-hidden="true" />
          Print
        </a>
      </div>
      <p role="status" className="mt-2 text-base font-semibold wrap-anywhere">
        {news}
      </p>
    </section>
  );
}

/** On the estimate's own page: prints it instead of following the link. */
function printHere(event: React.MouseEvent<HTMLAnchorElement>) {
  if (new URL(event.currentTarget.href).pathname !== location.pathname) return;
  event.preventDefault();
  window.print();
}

const neverChanges = () => () => {};
const hasShareSheet = () => typeof navigator.share === 'function';
