import { type ReactNode, useState } from 'react';
import { limits } from '../../limits.ts';

type ChipsProps = {
  legend: string;
  hint?: string;
  error: string | undefined;
  choices: { value: string; label: string; note: string | undefined }[];
  chosen: readonly string[];
  change: (chosen: string[]) => void;
  children?: ReactNode;
};

/** Buttons of which a few can be chosen. */
export function Chips({ legend, hint, error, choices, chosen, change, children }: ChipsProps) {
  const [isFull, setIsFull] = useState(false);
  const toggle = (value: string) => {
    const isOff = chosen.includes(value);
    setIsFull(!isOff && chosen.length >= limits.cardChoices);
    if (isOff) change(chosen.filter((each) => each !== value));
    else if (chosen.length < limits.cardChoices) change([...chosen, value]);
  };
  return (
    <fieldset className="message-card-chips">
      <legend>{legend}</legend>
      {hint && <p className="message-card-hint">{hint}</p>}
      <div>
        {choices.map(({ value, label, note }, index) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen.includes(value)}
            aria-invalid={(error !== undefined && index === 0) || undefined}
            onClick={() => toggle(value)}
          >
            {label}
            {note && <small>{note}</small>}
          </button>
        ))}
        {children}
      </div>
      <p role="status">{isFull && `Up to ${limits.cardChoices}: take one out first.`}</p>
      {error && (
        <p role="alert" className="message-card-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
