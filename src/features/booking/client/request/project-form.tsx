import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { projectStep } from '../../booking-form.ts';
import type { Purpose } from '../../limits.ts';
import { isChanged, type ProjectDraft } from './booking-draft.ts';
import { ProjectFields } from './fields/project-fields.tsx';
import { StepButtons } from './frame/step-buttons.tsx';
import { StepForm, type StepProps } from './frame/step-form.tsx';

type Entered = z.input<typeof projectStep>;
type Checked = z.output<typeof projectStep>;

type ProjectFormProps = StepProps & {
  purpose: Purpose;
  draft: ProjectDraft;
  onNext: (draft: ProjectDraft) => void;
};

/** Step 1: floor, size, urgency, budget and requirements. */
export function ProjectForm(props: ProjectFormProps) {
  const { purpose, draft, onNext, onCancel, ...step } = props;
  const form = useForm<Entered, unknown, Checked>({
    defaultValues: draft,
    resolver: zodResolver(projectStep),
  });
  return (
    <FormProvider {...form}>
      <StepForm
        {...step}
        isDirty={isChanged(form.watch(), draft)}
        onSubmit={form.handleSubmit((values) => onNext(values))}
        buttons={<StepButtons next="Next Step" onCancel={onCancel} />}
      >
        <ProjectFields purpose={purpose} />
      </StepForm>
    </FormProvider>
  );
}
