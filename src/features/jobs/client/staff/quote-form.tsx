import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { FormDialog } from '#platform/client/staff/form-dialog.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { controlClass, Field, TextField } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { useFocusOnError } from '#platform/client/use-focus-on-error.ts';
import { formatPence } from '#platform/units/pounds.ts';
import type { Quote } from '../../contract.ts';
import { limits } from '../../limits.ts';
import { totalQuote } from '../../quote-totals.ts';
import { requestChange, requestSending } from './api.ts';
import {
  findLineProblems,
  type LineDraft,
  type LineProblems,
  toDrafts,
  toLines,
} from './line-drafts.ts';

type QuoteFormProps = {
  draft: Quote;
  customerName: string;
  /** Empty for a customer who has none: the quote can be saved only. */
  email: string;
  /** Called after each save, with the quote as it is stored. */
  onSaved: (quote: Quote) => Promise<void>;
  onClose: () => void;
};

/** Dialog in which a quote is written, saved and sent. */
export function QuoteForm({ draft, customerName, email, onSaved, onClose }: QuoteFormProps) {
  const [stored, setStored] = useState(draft);
  const [lines, setLines] = useState(() => toDrafts(draft.lines));
  const [validUntil, setValidUntil] = useState(draft.validUntil);
  const [note, setNote] = useState(draft.note);
  const [problems, setProblems] = useState(new Map<number, LineProblems>());
  const [errorText, setErrorText] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [tries, setTries] = useState(0);
  const form = useFocusOnError(tries);
  const total = totalQuote(toLines(lines));

  const save = async (andSend: boolean) => {
    const found = findLineProblems(lines);
    setProblems(found);
    setTries(tries + 1);
    if (found.size > 0) {
      setErrorText('A line needs a text and a price.');
      return;
    }
    setIsSending(true);
    setErrorText('');
    try {
      const { id, revision } = stored;
      const fields = { lines: toLines(lines), validUntil, note };
      const saved = await requestChange(id, { revision, ...fields });
      setStored(saved);
      await onSaved(andSend ? await requestSending(saved) : saved);
      showToast(
        andSend
          ? { title: 'Quote sent', description: `${formatPence(saved.totalPence)} to ${email}` }
          : { title: 'Draft saved', description: `The quote for ${customerName} isn’t sent yet.` },
      );
      onClose();
    } catch (error) {
      setErrorText(errorMessage(error));
      setIsSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(false);
  };
  const change = (key: number, part: Partial<LineDraft>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const add = () => {
    const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
    const vatPercent = lines.at(-1)?.vatPercent ?? 20;
    setLines([...lines, { key, text: '', price: '', vatPercent, isProvisional: false }]);
  };

  return (
    <FormDialog title={`Quote for ${customerName}, version ${draft.version}`} onClose={onClose}>
      {({ requestClose, hasChanges }) => (
        <form
          ref={form}
          noValidate
          onSubmit={submit}
          onInput={() => {
            hasChanges.current = () => true;
          }}
        >
          <ul className="border-t border-line">
            {lines.map((line, index) => (
              <LineFields
                key={line.key}
                line={line}
                nth={index + 1}
                problems={problems.get(line.key)}
                onChange={(part) => change(line.key, part)}
                onRemove={
                  lines.length > 1
                    ? () => {
                        hasChanges.current = () => true;
                        setLines(lines.filter(({ key }) => key !== line.key));
                      }
                    : undefined
                }
              />
            ))}
          </ul>
          <Button
            look="outline"
            className="mt-3"
            disabled={lines.length >= limits.lines}
            onClick={add}
          >
            <Plus size={18} aria-hidden="true" />
            Add a line
          </Button>
          <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-6 tabular-nums">
            <dt className="font-semibold">Total</dt>
            <dd className="text-right text-lg font-semibold">{formatPence(total.totalPence)}</dd>
            <dt className="text-ink-soft">VAT included</dt>
            <dd className="text-right text-ink-soft">{formatPence(total.vatPence)}</dd>
          </dl>
          <div className="mt-4 grid gap-4">
            <TextField
              label="Good until"
              type="date"
              className="max-w-48"
              value={validUntil}
              onChange={({ target }) => setValidUntil(target.value)}
            />
            <Field label="Note to the customer" hint="It stands below the price.">
              {(control) => (
                <textarea
                  {...control}
                  rows={3}
                  maxLength={limits.note}
                  value={note}
                  onChange={({ target }) => setNote(target.value)}
                  className={`${controlClass} py-2`}
                />
              )}
            </Field>
          </div>
          {!email && (
            <p className="mt-4 font-medium">
              No email address: add one under Contact, then the quote can be sent.
            </p>
          )}
          <DialogActions errorText={errorText} onClose={requestClose} isLong>
            <Button look="outline" type="submit" disabled={isSending}>
              Save draft
            </Button>
            <Button look="brand" disabled={isSending || !email} onClick={() => save(true)}>
              Send quote
            </Button>
          </DialogActions>
        </form>
      )}
    </FormDialog>
  );
}

type LineFieldsProps = {
  line: LineDraft;
  /** Its place, counted from 1. */
  nth: number;
  problems: LineProblems | undefined;
  onChange: (part: Partial<LineDraft>) => void;
  onRemove: (() => void) | undefined;
};

function LineFields({ line, nth, problems, onChange, onRemove }: LineFieldsProps) {
  return (
    <li className="border-b border-line py-3">
      <fieldset className="min-w-0">
        <legend className="sr-only">Line {nth}</legend>
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_8rem]">
          <TextField
            label="What for"
            value={line.text}
            maxLength={limits.text}
            error={problems?.text}
            onChange={({ target }) => onChange({ text: target.value })}
          />
          <TextField
            label="Price (£)"
            inputMode="decimal"
            className="text-right tabular-nums"
            value={line.price}
            error={problems?.price}
            onChange={({ target }) => onChange({ price: target.value })}
          />
        </div>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-brand"
              checked={line.isProvisional}
              onChange={({ target }) => onChange({ isProvisional: target.checked })}
            />
            A provisional sum
          </label>
          {onRemove && (
            <button
              type="button"
              onClick={onRemove}
              className="inline-flex min-h-11 items-center gap-1.5 px-2 font-semibold text-ink-soft hover:text-ink"
            >
              <X size={18} aria-hidden="true" />
              Remove<span className="sr-only"> line {nth}</span>
            </button>
          )}
        </div>
      </fieldset>
    </li>
  );
}
