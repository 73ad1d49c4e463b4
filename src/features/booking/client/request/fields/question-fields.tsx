import { useFormContext } from 'react-hook-form';
import type * as z from 'zod/mini';
import { SelectField, TextField } from '#platform/client/ui/field.tsx';
import type { projectStep } from '../../../booking-form.ts';
import { type QuestionStep, questions } from '../../../questions.ts';

/** The fields of the questions of a step; staff have those of all steps, by their short names. */
export function QuestionFields({ step }: { step: QuestionStep | 'all' }) {
  const { register, formState } = useFormContext<Pick<z.input<typeof projectStep>, 'answers'>>();
  const asked = Object.entries(questions).filter(
    ([, question]) => step === 'all' || question.step === step,
  );
  return asked.map(([name, { label, ask, hint, maxLength, options }]) => {
    const field = {
      label: `${step === 'all' ? label : ask} (optional)`,
      hint,
      error: formState.errors.answers?.[name]?.message,
      ...register(`answers.${name}`),
    };
    if (!options) return <TextField key={name} maxLength={maxLength} {...field} />;
    return (
      <SelectField key={name} {...field}>
        <option value="">Not chosen</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    );
  });
}
