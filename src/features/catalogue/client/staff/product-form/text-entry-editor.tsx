import { type ReactNode, useRef, useState } from 'react';
import { AddButton, AdderField, addOnEnter } from './adder.tsx';
import { FormGroup } from './form-group.tsx';
import { OrderedEntries } from './ordered-entries.tsx';

type TextEntryEditorProps<T> = {
  title: string;
  entries: T[];
  nameOf: (entry: T) => string;
  renderEntry: (entry: T) => ReactNode;
  /** What is typed for a new entry; all of it is required. */
  fields: readonly { label: string; maxLength: number }[];
  /** Makes an entry of the trimmed texts of the fields. */
  toEntry: (texts: string[]) => T;
  /** Class of the width of a field. */
  fieldWidth: string;
  buttonLabel: string;
  messages: { missing: string; duplicate: string };
  error: string | undefined;
  onChange: (entries: T[]) => void;
};

/** Edits a list of entries that are typed as texts; Enter adds one. No two entries have the same name. */
export function TextEntryEditor<T>(props: TextEntryEditorProps<T>) {
  const { title, entries, nameOf, renderEntry, fields, messages, error, onChange } = props;
  const [texts, setTexts] = useState(() => fields.map(() => ''));
  const [errorText, setErrorText] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  const add = () => {
    const trimmed = texts.map((text) => text.trim());
    const entry = props.toEntry(trimmed);
    const name = nameOf(entry).toLowerCase();
    const isMissing = trimmed.includes('');
    const isThere = entries.some((each) => nameOf(each).toLowerCase() === name);
    setErrorText(isMissing ? messages.missing : isThere ? messages.duplicate : undefined);
    if (isMissing || isThere) return;
    onChange([...entries, entry]);
    setTexts(fields.map(() => ''));
    first.current?.focus();
  };
  return (
    <FormGroup title={title}>
      <OrderedEntries
        label={title}
        entries={entries}
        nameOf={nameOf}
        renderEntry={renderEntry}
        onChange={onChange}
      />
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        {fields.map((field, index) => (
          <div key={field.label} className={`min-w-0 ${props.fieldWidth}`}>
            <AdderField
              {...field}
              {...(index === 0 && { ref: first, error: errorText ?? error })}
              value={texts[index] ?? ''}
              onChange={({ target }) => {
                setTexts(texts.with(index, target.value));
                setErrorText(undefined);
              }}
              onKeyDown={addOnEnter(add)}
            />
          </div>
        ))}
        <AddButton onClick={add}>{props.buttonLabel}</AddButton>
      </div>
    </FormGroup>
  );
}
