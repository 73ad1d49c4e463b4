import { useState } from 'react';
import { Button } from '#platform/client/ui/button.tsx';
import { controlClass, Field } from '#platform/client/ui/field.tsx';
import { reportLimits } from '../../today/report-limits.ts';

/** The usual reasons, which a gloved finger chooses faster than it types. */
const reasons = [
  'Nobody at home',
  'Customer asked for another day',
  'Could not get to the rooms',
  'Ran out of time',
];

type ReportTextFormProps = {
  kind: 'could-not' | 'note';
  onSend: (text: string) => void;
  onCancel: () => void;
};

/** Why a visit could not be made, or a note about it. */
export function ReportTextForm({ kind, onSend, onCancel }: ReportTextFormProps) {
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = text.trim() === '';
  const label = kind === 'note' ? 'Your note' : 'What happened?';
  return (
    <form
      noValidate
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (!isMissing) onSend(text.trim());
      }}
    >
      {kind === 'could-not' && (
        <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
          {reasons.map((reason) => (
            <Button
              key={reason}
              look="outline"
              className="min-h-14 px-3"
              onClick={() => onSend(reason)}
            >
              {reason}
            </Button>
          ))}
        </div>
      )}
      <Field
        label={kind === 'could-not' ? 'Something else' : label}
        error={isChecked && isMissing ? 'Please write a few words' : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            // biome-ignore lint/a11y/noAutofocus: the form opens by the button that asks for it
            autoFocus={kind === 'note'}
            rows={3}
            maxLength={reportLimits.text}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className={`${controlClass} py-2`}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Button look="outline" className="min-h-14" onClick={onCancel}>
          Cancel
        </Button>
        <Button look="brand" type="submit" className="min-h-14">
          Save
        </Button>
      </div>
    </form>
  );
}
