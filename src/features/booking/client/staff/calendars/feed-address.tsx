import { Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '#platform/client/ui/button.tsx';
import { controlClass } from '#platform/client/ui/field.tsx';

/** The address of a new feed, which is shown this once, with a button to copy it. */
export function FeedAddress({ url }: { url: string }) {
  const [news, setNews] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setNews('Copied.');
    } catch {
      field.current?.select();
      setNews('Press Ctrl+C or ⌘C to copy it.');
    }
  };
  return (
    <div className="mt-3 rounded border border-line-strong bg-mist p-3">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        Copy this address now. We can’t show it again.
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={url}
          className={`${controlClass} min-w-0 flex-1 basis-56 text-sm`}
          onFocus={({ target }) => target.select()}
        />
        <Button look="brand" onClick={copy}>
          <Copy size={18} aria-hidden="true" />
          Copy
        </Button>
      </div>
      <p className="mt-2 text-sm">
        In the calendar app, choose “subscribe to a calendar” or “add calendar from URL”, and paste
        it there. Changes appear as often as the app looks, from every 15 minutes to once a day.
      </p>
      <p role="status" className="mt-1 text-sm font-semibold empty:hidden">
        {news}
      </p>
    </div>
  );
}
