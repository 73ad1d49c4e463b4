import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextField } from '#platform/client/ui/field.tsx';
import { AddButton, AdderField, addOnEnter, EditButtons, editKeys } from './adder.tsx';
import { FormGroup } from './form-group.tsx';
import { OrderedEntries } from './ordered-entries.tsx';

type TextEntryEditorProps<T> = {
  title: string;
  entries: T[];
  nameOf: (entry: T) => string;
  renderEntry: (entry: T) => ReactNode;
  /** What is typed for an entry; all of it is required. */
  fields: readonly { label: string; newLabel: string; maxLength: number }[];
  /** Makes an entry of the trimmed texts of the fields. */
  toEntry: (texts: string[]) => T;
  toTexts: (entry: T) => string[];
  /** Class of the width of a field. */
  fieldWidth: string;
  buttonLabel: string;
  messages: { missing: string; duplicate: string };
  error: string | undefined;
  onChange: (entries: T[]) => void;
};

/** Edits a list of entries that are typed as texts; Enter adds one. No two entries have the same name. */
export function TextEntryEditor<T>(props: TextEntryEditorProps<T>) {
  const { title, entries, nameOf, renderEntry, onChange } = props;
  return (
    <FormGroup title={title}>
      <OrderedEntries
        label={title}
        entries={entries}
        nameOf={nameOf}
        renderEntry={renderEntry}
        renderEditor={(at, finish) => <EditedEntry {...props} at={at} onFinish={finish} />}
        onChange={onChange}
      />
      <NewEntry {...props} />
    </FormGroup>
  );
}

function NewEntry<T>(props: TextEntryEditorProps<T>) {
  const { entries, fields, error, onChange } = props;
  const first = useRef<HTMLInputElement>(null);
  const { texts, type, errorText, read, clear } = useEntryTexts(
    props,
    fields.map(() => ''),
    entries,
  );
  const add = () => {
    const entry = read();
    if (entry === undefined) return;
    onChange([...entries, entry]);
    clear();
    first.current?.focus();
  };
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      {fields.map(({ newLabel, maxLength }, index) => (
        <div key={newLabel} className={`min-w-0 ${props.fieldWidth}`}>
          <AdderField
            {...(index === 0 && { ref: first, error: errorText ?? error })}
            label={newLabel}
            maxLength={maxLength}
            value={texts[index] ?? ''}
            onChange={({ target }) => type(index, target.value)}
            onKeyDown={addOnEnter(add)}
          />
        </div>
      ))}
      <AddButton onClick={add}>{props.buttonLabel}</AddButton>
    </div>
  );
}

type EditedEntryProps<T> = TextEntryEditorProps<T> & {
  at: number;
  /** Called with the changed entry, or without one when the edit is cancelled. */
  onFinish: (entry?: T) => void;
};

/** The fields of an entry in its place. Enter keeps the change, Escape drops it. */
function EditedEntry<T>(props: EditedEntryProps<T>) {
  const { entries, at, fields, toTexts, nameOf, onFinish } = props;
  const entry = entries[at] as T;
  const name = nameOf(entry);
  const first = useRef<HTMLInputElement>(null);
  const { texts, type, errorText, read } = useEntryTexts(
    props,
    toTexts(entry),
    entries.toSpliced(at, 1),
  );
  useEffect(() => first.current?.select(), []);
  const keep = () => {
    const changed = read();
    if (changed !== undefined) onFinish(changed);
  };
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      {fields.map(({ label, maxLength }, index) => (
        <div key={label} className={`min-w-0 ${props.fieldWidth}`}>
          <TextField
            {...(index === 0 && { ref: first, error: errorText, 'data-entry-edit': '' })}
            label={label}
            aria-label={`${label} of ${name}`}
            autoComplete="off"
            maxLength={maxLength}
            value={texts[index] ?? ''}
            onChange={({ target }) => type(index, target.value)}
            onKeyDown={editKeys(keep, onFinish)}
          />
        </div>
      ))}
      <EditButtons name={name} onKeep={keep} onCancel={() => onFinish()} />
    </div>
  );
}

/** The texts of an entry while it is typed. `read` returns the entry unless it is incomplete or there already. */
function useEntryTexts<T>(
  { nameOf, toEntry, messages }: Pick<TextEntryEditorProps<T>, 'nameOf' | 'toEntry' | 'messages'>,
  initial: string[],
  others: readonly T[],
) {
  const [texts, setTexts] = useState(initial);
  const [errorText, setErrorText] = useState<string>();
  const type = (index: number, text: string) => {
    setTexts(texts.with(index, text));
    setErrorText(undefined);
  };
  const read = (): T | undefined => {
    const trimmed = texts.map((text) => text.trim());
    const entry = toEntry(trimmed);
    const name = nameOf(entry).toLowerCase();
    const isMissing = trimmed.includes('');
    const isThere = others.some((each) => nameOf(each).toLowerCase() === name);
    setErrorText(isMissing ? messages.missing : isThere ? messages.duplicate : undefined);
    return isMissing || isThere ? undefined : entry;
  };
  return { texts, type, errorText, read, clear: () => setTexts(initial) };
}
