import { useFormContext } from 'react-hook-form';
import type * as z from 'zod/mini';
import { controlClass, Field, SelectField } from '#platform/client/ui/field.tsx';
import type { projectStep } from '../../../booking-form.ts';
import {
  budgetLabels,
  budgets,
  flooringTypes,
  limits,
  type Purpose,
  projectSizeLabels,
  projectSizes,
  urgencies,
  urgencyLabels,
} from '../../../limits.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import { QuestionFields } from './question-fields.tsx';

const flooringLabels = {
  carpet: 'Carpet',
  vinyl: 'Vinyl or LVT',
  laminate: 'Laminate',
  other: 'Other, or not sure',
};

type ProjectFieldsProps = {
  purpose: Purpose;
  /** For staff, who fill them in for a customer. */
  forStaff?: boolean;
};

/** The fields about the project: floors, size, urgency, budget and requirements. */
export function ProjectFields({ purpose, forStaff = false }: ProjectFieldsProps) {
  const { register, formState } = useFormContext<z.input<typeof projectStep>>();
  const { errors } = formState;
  const isRepair = purpose === 'repair';
  return (
    <>
      <ChoiceTiles
        type="checkbox"
        required
        legend={forStaff ? 'Flooring' : askForFloors(isRepair)}
        options={flooringTypes.map((value) => ({ value, label: flooringLabels[value] }))}
        field={register('flooringTypes')}
        error={errors.flooringTypes?.message}
        className="grid-cols-2"
      />
      <ChoiceTiles
        type="radio"
        required
        legend="Project size"
        options={projectSizes.map((value) => ({ value, label: projectSizeLabels[value] }))}
        field={register('projectSize')}
        error={errors.projectSize?.message}
        className="grid-cols-2 sm:grid-cols-3"
      />
      <ChoiceTiles
        type="radio"
        required
        legend="How soon?"
        options={urgencies.map((value) => ({ value, label: urgencyLabels[value] }))}
        field={register('urgency')}
        error={errors.urgency?.message}
        className="grid-cols-2"
      />
      <SelectField
        label="Budget (optional)"
        error={errors.budget?.message}
        {...register('budget', { setValueAs: (value) => value || null })}
      >
        <option value="">Not chosen</option>
        {budgets.map((value) => (
          <option key={value} value={value}>
            {budgetLabels[value]}
          </option>
        ))}
      </SelectField>
      <Field
        label={forStaff ? 'Requirements (optional)' : 'Anything we should know? (optional)'}
        error={errors.requirements?.message}
        hint={
          isRepair
            ? 'What’s wrong, how old the floor is, furniture to move.'
            : 'Rooms, stairs, pets, furniture to move.'
        }
      >
        {(control) => (
          <textarea
            {...register('requirements')}
            {...control}
            rows={3}
            maxLength={limits.requirements}
            className={`${controlClass} py-2`}
          />
        )}
      </Field>
      <QuestionFields step={forStaff ? 'all' : 'project'} />
    </>
  );
}

const askForFloors = (isRepair: boolean) =>
  isRepair ? 'Which floor needs repairing?' : 'Which flooring are you interested in?';
