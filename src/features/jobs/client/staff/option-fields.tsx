import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#platform/client/ui/button.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { formatPence } from '#platform/units/pounds.ts';
import { limits } from '../../limits.ts';
import { totalQuote } from '../../quote-totals.ts';
import {
  addLine,
  type LineDraft,
  type LineProblems,
  type OptionDraft,
  toLines,
} from './line-drafts.ts';

type OptionFieldsProps = {
  option: OptionDraft;
  /** Whether it is the only one, which needs no name. */
  isAlone: boolean;
  /** Whether a missing name is an error. */
  isChecked: boolean;
  problems: ReadonlyMap<number, LineProblems> | undefined;
  onChange: (part: Partial<OptionDraft>) => void;
  onRemove: () => void;
};

/** One of the choices of a quote: its name where there are several, its lines and its price. */
export function OptionFields(props: OptionFieldsProps) {
  const { option, isAlone, isChecked, problems, onChange, onRemove } = props;
  const { name, lines } = option;
  const total = totalQuote(toLines(lines));
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => {
    flushSync(() => onChange({ lines: addLine(lines) }));
    list.current?.querySelector<HTMLElement>(':scope > :last-child input')?.focus();
  };
  const remove = (gone: number) => {
    flushSync(() => onChange({ lines: lines.filter(({ key }) => key !== gone) }));
    addButton.current?.focus({ preventScroll: true });
  };
  const changeLine = (key: number, part: Partial<LineDraft>) =>
    onChange({ lines: lines.map((line) => (line.key === key ? { ...line, ...part } : line)) });
  return (
    <fieldset className="min-w-0 border-t border-line-strong pt-4 not-first:mt-6">
      <legend className="sr-only">{name || 'Choice'}</legend>
      {!isAlone && (
        <div className="mb-3 flex items-end gap-3">
          <div className="grow">
            <TextField
              label="Name of this choice"
              error={isChecked && name.trim() === '' ? 'Give this choice a name' : undefined}
              value={name}
              maxLength={limits.optionName}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          </div>
          <Button look="outline" onClick={onRemove}>
            Remove<span className="sr-only"> the choice {name}</span>
          </Button>
        </div>
      )}
      <ul ref={list} className="border-t border-line">
        {lines.map((line, index) => (
          <LineFields
            key={line.key}
            line={line}
            nth={index + 1}
            problems={problems?.get(line.key)}
            onChange={(part) => changeLine(line.key, part)}
            onRemove={lines.length > 1 ? () => remove(line.key) : undefined}
          />
        ))}
      </ul>
      <Button
        ref={addButton}
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
    </fieldset>
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
