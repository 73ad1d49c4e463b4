import { useRef, useState } from 'react';
import { firm } from '#features/business/firm.ts';
import { Button, buttonClass } from '#platform/client/ui/button.tsx';
import { slugOf } from '#platform/slug.ts';

type RecoveryCodesProps = { email: string; codes: readonly string[]; onClose: () => void };

/** New recovery codes, which are shown this once, to copy, download or print. */
export function RecoveryCodes({ email, codes, onClose }: RecoveryCodesProps) {
  const [news, setNews] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const title = `${firm().name}: recovery codes for ${email}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setNews('Copied.');
    } catch {
      if (list.current) getSelection()?.selectAllChildren(list.current);
      setNews('Press Ctrl+C or ⌘C to copy them.');
    }
  };
  const text = `${title}\n\n${codes.join('\n')}\n\nEach code works once.\n`;
  return (
    <div className="recovery-codes">
      <p className="hidden font-semibold print:block">{title}</p>
      <p className="mb-4">
        If you lose your phone or passkey, one of these codes gets you in. Each works once. Keep
        them somewhere safe, away from this device: we can’t show them again.
      </p>
      <ol
        ref={list}
        aria-label="Recovery codes"
        className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-4 gap-y-1 rounded border border-line-strong bg-mist p-3 font-mono text-base tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2 print:hidden">
        <Button look="outline" onClick={copy}>
          Copy
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${slugOf(firm().shortName, 'staff')}-recovery-codes.txt`}
          className={buttonClass('outline')}
        >
          Download
        </a>
        <Button look="outline" onClick={() => print()}>
          Print
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm font-semibold empty:hidden">
        {news}
      </p>
      <div className="mt-5 flex justify-end print:hidden">
        <Button look="brand" onClick={onClose} className="max-sm:grow">
          I’ve saved them
        </Button>
      </div>
    </div>
  );
}
