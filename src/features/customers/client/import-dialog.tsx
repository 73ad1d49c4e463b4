import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { callEndpoint } from '#platform/client/request.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { controlClass, Field, SelectField } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { decodeText } from '#platform/decode-text.ts';
import type { ImportKind, ImportResult, importFile } from '../import-contract.ts';
import { limits } from '../limits.ts';

const columns: Record<ImportKind, string> = {
  customers:
    'Columns: Name, and any of Email, Phone, Address, Postcode, Created, Notes. Several emails or numbers are separated by a semicolon.',
  appointments:
    'The columns of the appointments’ export. Customer, Phone, Address, Postcode and Flooring are needed. Nobody is emailed.',
};

const describeRows = (count: number, kind: ImportKind) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? kind.slice(0, -1) : kind}`;

/** Imports a CSV file in two steps: a dry run that lists what is wrong with it, then the import of the rest. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [kind, setKind] = useState<ImportKind>('customers');
  const [text, setText] = useState<string>();
  const [checked, setChecked] = useState<ImportResult>();
  const [isSending, setIsSending] = useState(false);
  const [errorText, setErrorText] = useState('');

  const send = async (of: ImportKind, file: string, isDryRun: boolean) => {
    setIsSending(true);
    setErrorText('');
    try {
      const result = await callEndpoint<typeof importFile>('POST', '/api/customers/import', {
        body: { kind: of, text: file, isDryRun },
      });
      if (isDryRun) setChecked(result);
      else {
        showToast({ title: 'Imported', description: describeRows(result.imported, of) });
        await queries.invalidateQueries();
        onClose();
      }
    } catch (error) {
      setErrorText(errorMessage(error));
    }
    setIsSending(false);
  };
  const check = async (of: ImportKind, file: string | undefined) => {
    setChecked(undefined);
    setErrorText('');
    if (file !== undefined) await send(of, file, true);
  };
  const read = async (file: File | undefined) => {
    const content = file && decodeText(new Uint8Array(await file.arrayBuffer()));
    if (content !== undefined && content.length > limits.importCharacters) {
      setText(undefined);
      setChecked(undefined);
      return setErrorText('This file is too large. Please import it in parts of 2 MB.');
    }
    setText(content);
    await check(kind, content);
  };
  return (
    <Dialog title="Import a CSV file" onClose={onClose}>
      <div className="grid gap-4">
        <SelectField
          label="What’s in the file"
          hint={columns[kind]}
          value={kind}
          onChange={({ target }) => {
            const of = target.value === 'appointments' ? 'appointments' : 'customers';
            setKind(of);
            check(of, text);
          }}
        >
          <option value="customers">Customers</option>
          <option value="appointments">Appointments</option>
        </SelectField>
        <Field
          label="File"
          hint={`Up to ${limits.importRows.toLocaleString('en-GB')} rows at a time. It’s checked first; nothing is stored until you say so.`}
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
        <div role="status">{checked && <Checked result={checked} kind={kind} />}</div>
      </div>
      <DialogActions errorText={errorText} onClose={onClose}>
        <Button
          look="brand"
          disabled={isSending || !checked || checked.imported === 0}
          onClick={() => text !== undefined && send(kind, text, false)}
        >
          {checked && checked.imported > 0
            ? `Import ${describeRows(checked.imported, kind)}`
            : 'Import'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const maxShown = 200;

function Checked({ result, kind }: { result: ImportResult; kind: ImportKind }) {
  const { imported, problems, unread } = result;
  const rows = problems.length === 1 ? '1 row is' : `${problems.length} rows are`;
  return (
    <>
      <p className="font-semibold">
        {imported === 0 ? 'Nothing to import' : `${describeRows(imported, kind)} ready to import`}.
        {problems.length > 0 && ` ${rows} left out:`}
      </p>
      {unread && (
        <p className="mt-2 text-sm wrap-anywhere">
          Not read, as we have no field for it: {unread.map((heading) => `“${heading}”`).join(', ')}
          . Rename the column if it is another word for one of ours, or add it to Notes.
        </p>
      )}
      {problems.length > 0 && (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard
          tabIndex={0}
          aria-label="Rows that are left out"
          className="mt-2 max-h-60 overflow-auto rounded border border-line text-sm"
        >
          <ul>
            {problems.slice(0, maxShown).map(({ line, message }) => (
              <li key={line} className="flex gap-3 border-b border-line p-2">
                <span className="font-semibold whitespace-nowrap tabular-nums">Line {line}</span>
                <span className="min-w-0 wrap-anywhere">{message}</span>
              </li>
            ))}
          </ul>
          {problems.length > maxShown && (
            <p className="p-2 text-ink-soft">
              And {problems.length - maxShown} more. Correct these first and check again.
            </p>
          )}
        </section>
      )}
    </>
  );
}
