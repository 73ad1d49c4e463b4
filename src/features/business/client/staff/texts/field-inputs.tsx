import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { controlClass, Field } from '#platform/client/ui/field.tsx';
import type { TextProblem } from '../../../texts/check-text.ts';
import type { TextField, TextFields, TextValue, TextValues } from '../../../texts/text-kinds.ts';

type FieldListProps = {
  fields: TextFields;
  values: TextValues;
  /** The path of what they are fields of; empty for the text itself. */
  under?: string;
  problem: TextProblem | undefined;
  onChange: (values: TextValues) => void;
};

/** The controls of the fields of a text, or of one of its entries. */
export const FieldList = ({ fields, values, under = '', problem, onChange }: FieldListProps) => (
  <div className="grid gap-4">
    {Object.entries(fields).map(([name, field]) => (
      <FieldInput
        key={name}
        field={field}
        path={under ? `${under}.${name}` : name}
        value={values[name] ?? ''}
        problem={problem}
        onChange={(value) => onChange({ ...values, [name]: value })}
      />
    ))}
  </div>
);

type FieldInputProps<Value = TextValue> = {
  field: TextField;
  path: string;
  value: Value;
  problem: TextProblem | undefined;
  onChange: (value: TextValue) => void;
};

function FieldInput(props: FieldInputProps) {
  const { field, path, value, problem, onChange } = props;
  switch (field.kind) {
    case 'line':
    case 'paragraph':
    case 'blocks':
      return <StringInput {...props} field={field} value={value as string} />;
    case 'lines':
      return (
        <Field label={field.label} hint={field.hint} error={errorUnder(problem, path)}>
          {(control) => (
            <textarea
              {...control}
              data-field={path}
              rows={(value as string[]).length + 1}
              className={`${controlClass} py-2`}
              value={(value as string[]).join('\n')}
              onChange={({ target }) =>
                onChange(target.value === '' ? [] : target.value.split('\n'))
              }
              onBlur={() => onChange((value as string[]).filter((one) => one.trim() !== ''))}
            />
          )}
        </Field>
      );
    case 'group':
      return (
        <fieldset className="min-w-0 border-t border-line-strong pt-3">
          <legend className="float-left mb-3 w-full font-display text-base font-bold">
            {field.label}
          </legend>
          <div className="clear-both">
            <FieldList
              fields={field.fields}
              values={value as TextValues}
              under={path}
              problem={problem}
              onChange={onChange}
            />
          </div>
        </fieldset>
      );
    case 'entries':
      return <EntriesInput {...props} field={field} value={value as TextValues[]} />;
  }
}

type OfKind<Kind> = Extract<TextField, { kind: Kind }>;

const rowsOf = { line: 1, paragraph: 3, blocks: 24 };

function StringInput({
  field,
  path,
  value,
  problem,
  onChange,
}: FieldInputProps<string> & { field: OfKind<'line' | 'paragraph' | 'blocks'> }) {
  const shared = { 'data-field': path, maxLength: field.max, value };
  return (
    <Field label={field.label} hint={field.hint} error={errorAt(problem, path)}>
      {(control) =>
        field.kind === 'line' ? (
          <input
            {...control}
            {...shared}
            autoComplete="off"
            className={controlClass}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <textarea
            {...control}
            {...shared}
            rows={rowsOf[field.kind]}
            className={`${controlClass} py-2`}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Field>
  );
}

function EntriesInput({
  field,
  path,
  value: entries,
  problem,
  onChange,
}: FieldInputProps<TextValues[]> & { field: OfKind<'entries'> }) {
  const swap = (at: number) =>
    onChange(entries.toSpliced(at, 2, entries[at + 1] as TextValues, entries[at] as TextValues));
  const nameOf = (at: number) => `${field.one} ${at + 1}`;
  return (
    <fieldset className="min-w-0 border-t border-line-strong pt-3">
      <legend className="float-left mb-2 w-full font-display text-base font-bold">
        {field.label}
      </legend>
      <ol className="clear-both">
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no other name, and every control is controlled
          <li key={at} className="border-t border-line py-3 first:border-t-0">
            <fieldset className="min-w-0">
              <legend className="text-sm text-ink-soft first-letter:uppercase">{nameOf(at)}</legend>
              <FieldList
                fields={field.fields}
                values={entry}
                under={`${path}[${at}]`}
                problem={problem}
                onChange={(next) => onChange(entries.with(at, next))}
              />
            </fieldset>
            {!field.fixed && (
              <div className="mt-2 flex flex-wrap gap-2">
                <button
                  type="button"
                  className={rowAction}
                  disabled={at === 0}
                  onClick={() => swap(at - 1)}
                >
                  Move up<span className="sr-only"> {nameOf(at)}</span>
                </button>
                <button
                  type="button"
                  className={rowAction}
                  disabled={at === entries.length - 1}
                  onClick={() => swap(at)}
                >
                  Move down<span className="sr-only"> {nameOf(at)}</span>
                </button>
                <button
                  type="button"
                  className={rowAction}
                  disabled={entries.length === 1}
                  onClick={() => onChange(entries.toSpliced(at, 1))}
                >
                  Remove<span className="sr-only"> {nameOf(at)}</span>
                </button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {!field.fixed && (
        <button
          type="button"
          className={rowAction}
          onClick={() => onChange([...entries, emptyOf(field.fields)])}
        >
          Add a {field.one}
        </button>
      )}
    </fieldset>
  );
}

/** A new entry, with nothing written yet. */
const emptyOf = (fields: TextFields): TextValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, kind === 'lines' ? [] : '']),
  );

const errorAt = (problem: TextProblem | undefined, path: string) =>
  problem?.field === path ? problem.message : undefined;
const errorUnder = (problem: TextProblem | undefined, path: string) =>
  problem?.field === path || problem?.field.startsWith(`${path}[`) ? problem.message : undefined;
