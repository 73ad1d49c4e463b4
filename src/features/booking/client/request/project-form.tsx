import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { controlClass, Field, SelectField } from '#platform/client/ui/field.tsx';
import { projectStep } from '../../booking-form.ts';
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
} from '../../limits.ts';
import type { ProjectDraft } from './booking-draft.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import { StepButtons } from './step-buttons.tsx';

const flooringLabels = {
  carpet: 'Carpet',
  vinyl: 'Vinyl or LVT',
  laminate: 'Laminate',
  other: 'Other, or not sure',
};

type Entered = z.input<typeof projectStep>;
type Checked = z.output<typeof projectStep>;

type ProjectFormProps = {
  purpose: Purpose;
  draft: ProjectDraft;
  onNext: (draft: ProjectDraft) => void;
  onCancel: () => void;
};

/** Step 1: floor, size, urgency, budget and requirements. */
export function ProjectForm({ purpose, draft, onNext, onCancel }: ProjectFormProps) {
  const { register, handleSubmit, formState } = useForm<Entered, unknown, Checked>({
    defaultValues: draft,
    resolver: zodResolver(projectStep),
  });
  const { errors } = formState;
  const isRepair = purpose === 'repair';
  return (
    <form noValidate onSubmit={handleSubmit((values) => onNext(values))} className="grid gap-6">
      <ChoiceTiles
        type="checkbox"
        required
        legend={isRepair ? 'Which floor needs repairing?' : 'Which flooring are you interested in?'}
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
        label="Anything we should know? (optional)"
        error={errors.requirements?.message}
        hint={
          isRepair
            ? 'What’s wrong, how old the floor is, furniture to move, parking.'
            : 'Rooms, stairs, pets, furniture to move, parking.'
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
      <StepButtons next="Next Step" onCancel={onCancel} />
    </form>
  );
}
