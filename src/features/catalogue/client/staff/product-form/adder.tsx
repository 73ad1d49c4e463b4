import type { ComponentProps, KeyboardEvent } from 'react';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { isComposing } from '#platform/client/ui/composing-key.ts';
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
  if (event.key !== 'Enter' || isComposing(event)) return;
  event.preventDefault();
  add();
};

/** A key handler of an entry that is edited in its place: Enter keeps the change, Escape drops it. */
export const editKeys = (keep: () => void, cancel: () => void) => (event: KeyboardEvent) => {
  addOnEnter(keep)(event);
  if (event.key !== 'Escape' || isComposing(event)) return;
  // Drops this edit only; the dialog stays.
  event.preventDefault();
  cancel();
};

type EditButtonsProps = { name: string; onKeep: () => void; onCancel: () => void };

/** The buttons that end the edit of an entry. */
export function EditButtons({ name, onKeep, onCancel }: EditButtonsProps) {
  return (
    <div className="col-span-full flex basis-full gap-2">
      <button type="button" className={`${compactButton} min-h-11`} onClick={onKeep}>
        Done<span className="sr-only"> with {name}</span>
      </button>
      <button type="button" className={`${compactButton} min-h-11`} onClick={onCancel}>
        Cancel<span className="sr-only"> the change of {name}</span>
      </button>
    </div>
  );
}

/** Finds a field with text that was not added. */
export const findLeftText = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[data-adder]')].find(({ value }) => value.trim());

/** Finds the first field of an entry that is being edited in its place. */
export const findOpenEdit = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('[data-entry-edit]');
