import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { callEndpoint } from '#platform/client/request.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { controlClass, Field } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { decodeText } from '#platform/decode-text.ts';
import type { importProducts, ProductImport } from '../../import-contract.ts';
import { importLimits } from '../../limits.ts';
import { refreshProducts } from './api.ts';

const maxShown = 200;
const describe = ({ added, changed }: ProductImport) => `${added} added, ${changed} changed`;

/** Imports a CSV file of products in two steps: a dry run that lists what is wrong, then all of it. */
export default function ImportProducts({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<ProductImport>();
  const [isSending, setIsSending] = useState(false);
  const [errorText, setErrorText] = useState('');

  const send = async (file: string, isDryRun: boolean) => {
    setIsSending(true);
    setErrorText('');
    try {
      const body = { text: file, isDryRun };
      const result = await callEndpoint<typeof importProducts>('POST', '/api/products/import', {
        body,
      });
      setChecked(result);
      if (!isDryRun && result.problems.length === 0) {
        showToast({ title: 'Products imported', description: describe(result) });
        await refreshProducts(queries);
        onClose();
      }
    } catch (error) {
      setErrorText(errorMessage(error));
    }
    setIsSending(false);
  };
  const read = async (file: File | undefined) => {
    setChecked(undefined);
    if (!file) return;
    const content = decodeText(new Uint8Array(await file.arrayBuffer()));
    setText(content);
    if (content.length > importLimits.characters)
      return setErrorText('This file is too large. Please import it in parts of 5 MB.');
    await send(content, true);
  };
  const count = checked && checked.problems.length === 0 ? checked.added + checked.changed : 0;
  return (
    <Dialog title="Import products" onClose={onClose}>
      <Field
        label="CSV file"
        hint={`The columns of the export, up to ${importLimits.rows.toLocaleString('en-GB')} rows. A row with an Id changes that product; one without adds a product. It’s checked first; nothing is stored until you say so.`}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv"
            className={`${controlClass} py-2`}
            onChange={({ target }) => read(target.files?.[0])}
          />
        )}
      </Field>
      <div role="status" className="mt-4">
        {checked && <Checked result={checked} />}
      </div>
      <DialogActions errorText={errorText} onClose={onClose}>
        <Button look="brand" disabled={isSending || count === 0} onClick={() => send(text, false)}>
          Import
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Checked({ result }: { result: ProductImport }) {
  const { problems, unchanged } = result;
  if (problems.length === 0)
    return (
      <p className="font-semibold">
        Ready: {describe(result)}, {unchanged} the same.
      </p>
    );
  return (
    <>
      <p className="font-semibold">
        Nothing can be imported before {problems.length === 1 ? 'this is' : 'these are'} corrected:
      </p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard
        tabIndex={0}
        aria-label="What is wrong with the file"
        className="mt-2 max-h-60 overflow-auto rounded border border-line text-sm"
      >
        <ul>
          {problems.slice(0, maxShown).map(({ line, column, message }) => (
            <li key={`${line} ${column}`} className="flex gap-3 border-b border-line p-2">
              <span className="font-semibold whitespace-nowrap tabular-nums">Line {line}</span>
              <span className="min-w-0 wrap-anywhere">
                {column && <b>{column}: </b>}
                {message}
              </span>
            </li>
          ))}
        </ul>
        {problems.length > maxShown && (
          <p className="p-2 text-ink-soft">And {problems.length - maxShown} more.</p>
        )}
      </section>
    </>
  );
}
