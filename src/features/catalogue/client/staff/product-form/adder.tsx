import type { ComponentProps, KeyboardEvent } from 'react';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { TextField } from '#platform/client/ui/field.tsx';

/** A field whose text is added to a list above it. `data-adder` lets the form find text that was not added. */
export function AdderField(props: ComponentProps<typeof TextField>) {
  return <TextField autoComplete="off" data-adder="" {...props} />;
}

/** An "add" button beside a field, aligned below the field's label. */
export function AddButton(props: Pick<ComponentProps<'button'>, 'onClick' | 'children'>) {
  return <button type="button" className={`${compactButton} min-h-11 sm:mt-6`} {...props} />;
}

/** A key handler: Enter adds to the list instead of submitting the form. */
export const addOnEnter = (add: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  add();
};

/** Finds a field with text that was not added. */
export const findLeftText = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[data-adder]')].find(({ value }) => value.trim());
