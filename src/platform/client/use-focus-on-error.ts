import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first control that is wrong, whenever a form was sent in vain: also to those that the form
 * does not know by themselves, such as the times of a day.
 * The form itself has `shouldFocusError: false`, or it would move the focus again.
 * @param submitCount how often it was sent, read from the form's state
 * @returns the form's ref
 */
export function useFocusOnError(submitCount: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  return form;
}
