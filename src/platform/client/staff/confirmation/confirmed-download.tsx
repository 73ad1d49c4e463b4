import type { MouseEvent, ReactNode } from 'react';
import { errorMessage } from '../../error-message.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useConfirmation } from './confirmation-context.ts';

type ConfirmedDownloadProps = { href: string; className: string; children: ReactNode };

/** Downloads a file with personal data once the person has proved who they are. */
export function useConfirmedDownload() {
  const { ensure } = useConfirmation();
  return async (href: string) => {
    try {
      if (await ensure()) download(href);
    } catch (error) {
      const description = errorMessage(error);
      showToast({ title: 'Not downloaded', description, variant: 'destructive' });
    }
  };
}

/** A link to a file with personal data: the download starts once the person has proved who they are. */
export function ConfirmedDownload({ href, className, children }: ConfirmedDownloadProps) {
  const startDownload = useConfirmedDownload();
  const start = (event: MouseEvent) => {
    // Into a new tab: that shows what the server answers.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    return startDownload(href);
  };
  return (
    <a href={href} download className={className} onClick={start}>
      {children}
    </a>
  );
}

function download(href: string) {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
