import { type FormEventHandler, type ReactNode, useEffect } from 'react';

/** What every step of the form is given. */
export type StepProps = {
  /** Shown above the fields. */
  heading: ReactNode;
  /** Called when the step begins or ceases to differ from the draft. */
  onDirtyChange: (isDirty: boolean) => void;
  /** Cancels the whole booking. */
  onCancel: () => void;
};

type StepFormProps = Pick<StepProps, 'heading' | 'onDirtyChange'> & {
  isDirty: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  buttons: ReactNode;
  children: ReactNode;
};

/** The form of a step: its fields scroll, its buttons stay in view. */
export function StepForm(props: StepFormProps) {
  const { heading, isDirty, onDirtyChange, onSubmit, buttons, children } = props;
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  return (
    <form noValidate onSubmit={onSubmit} className="booking-step">
      <div className="booking-content">
        {heading}
        <div className="grid gap-6">{children}</div>
      </div>
      {buttons}
    </form>
  );
}
