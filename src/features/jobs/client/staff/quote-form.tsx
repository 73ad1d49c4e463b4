import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
import { requestChange, requestSending } from './api.ts';
import {
  addOption,
  findLineProblems,
  type LineProblems,
  type OptionDraft,
  toOptionDrafts,
  toOptions,
} from './line-drafts.ts';
import { OptionFields } from './option-fields.tsx';

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
  const [begun] = useState(() => toOptionDrafts(draft.options));
  const [options, setOptions] = useState(begun);
  const [validUntil, setValidUntil] = useState(draft.validUntil);
  const [note, setNote] = useState(draft.note);
  const [problems, setProblems] = useState(new Map<number, Map<number, LineProblems>>());
  const [errorText, setErrorText] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [tries, setTries] = useState(0);
  const form = useFocusOnError(tries);
  const addButton = useRef<HTMLButtonElement>(null);
  const isChanged = options !== begun || validUntil !== draft.validUntil || note !== draft.note;

  const save = async (andSend: boolean) => {
    const found = new Map(options.map(({ key, lines }) => [key, findLineProblems(lines)]));
    setProblems(found);
    setTries(tries + 1);
    if (options.length > 1 && options.some(({ name }) => name.trim() === '')) {
      setErrorText('Give each choice a name, so that the customer can tell them apart.');
      return;
    }
    if ([...found.values()].some(({ size }) => size > 0)) {
      setErrorText('A line needs a text and a price.');
      return;
    }
    setIsSending(true);
    setErrorText('');
    try {
      const { id, revision } = stored;
      const fields = { options: toOptions(options), validUntil, note };
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
  const change = (key: number, part: Partial<OptionDraft>) =>
    setOptions(options.map((option) => (option.key === key ? { ...option, ...part } : option)));
  const addChoice = () => {
    flushSync(() => setOptions(addOption(options)));
    form.current?.querySelector<HTMLElement>(':scope > fieldset:last-of-type input')?.focus();
  };
  const removeChoice = (gone: number) => {
    flushSync(() => setOptions(options.filter(({ key }) => key !== gone)));
    addButton.current?.focus({ preventScroll: true });
  };
  return (
    <FormDialog title={`Quote for ${customerName}, version ${draft.version}`} onClose={onClose}>
      {({ requestClose, hasChanges }) => {
        hasChanges.current = () => isChanged;
        return (
          <form ref={form} noValidate onSubmit={submit}>
            {options.map((option) => (
              <OptionFields
                key={option.key}
                option={option}
                isAlone={options.length === 1}
                isChecked={tries > 0}
                problems={problems.get(option.key)}
                onChange={(part) => change(option.key, part)}
                onRemove={() => removeChoice(option.key)}
              />
            ))}
            {options.length < limits.options && (
              <Button ref={addButton} look="outline" className="mt-4" onClick={addChoice}>
                <Plus size={18} aria-hidden="true" />
                Add another choice
              </Button>
            )}
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
        );
      }}
    </FormDialog>
  );
}
