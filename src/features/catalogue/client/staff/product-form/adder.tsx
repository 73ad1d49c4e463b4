import type { ComponentProps, KeyboardEvent } from 'react';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { TextField } from '#platform/client/ui/field.tsx';

/** A field whose text goes into a list above it. `data-adder` is how the form finds what was left in one. */
export function AdderField(props: ComponentProps<typeof TextField>) {
  return <TextField autoComplete="off" data-adder="" {...props} />;
}

/** Beside a field with its label above it, where there is room beside it. */
export function AddButton(props: Pick<ComponentProps<'button'>, 'onClick' | 'children'>) {
  return <button type="button" className={`${compactButton} min-h-11 sm:mt-6`} {...props} />;
}

/** Enter adds to the list instead of saving the form. */
export const addOnEnter = (add: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  add();
};

/** A field with text in it that was never added. */
export const findLeftText = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[data-adder]')].find(({ value }) => value.trim());
