import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { type FieldPath, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { isConflict } from '#platform/client/error-message.ts';
import { showServerError } from '#platform/client/show-server-error.ts';
import { useFocusOnError } from '#platform/client/use-focus-on-error.ts';
import type { ShownFirm } from '../../firm-contract.ts';
import { type FirmSettings, findConflict, sectionNames, sections } from '../../firm-settings.ts';
import { firmQuery, requestFirm } from './api.ts';

const resolver = zodResolver(z.object(sections));
const ofSection = 'sections.';
/** The field that the server names: `sections.firm.name`. */
const fieldOf = (path: string) =>
  path.startsWith(ofSection)
    ? (path.slice(ofSection.length) as FieldPath<FirmSettings>)
    : undefined;

/** A form of the settings, which saves the sections that were changed in it. */
export function useFirmForm(stored: ShownFirm) {
  const queries = useQueryClient();
  const form = useForm<FirmSettings>({
    resolver,
    shouldFocusError: false,
    values: stored.settings,
    // After another person's save the changed fields stay and the others show what was saved.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { dirtyFields, submitCount } = form.formState;
  const ref = useFocusOnError(submitCount);
  const changed = sectionNames.filter((name) => dirtyFields[name]);
  const showError = (field: string, message: string) =>
    form.setError(field as FieldPath<FirmSettings>, { message });

  /**
   * @param more sections that are saved beside those of the form
   * @param saveFirst what else is saved with them; false keeps them from being saved
   */
  const save = (
    more: Partial<FirmSettings>,
    onSaved: () => void,
    saveFirst?: () => Promise<boolean>,
  ) =>
    form.handleSubmit(async (settings) => {
      const conflict = findConflict(settings);
      if (conflict) return showError(`${conflict.section}.${conflict.field}`, conflict.message);
      if (saveFirst && !(await saveFirst())) return;
      const parts = Object.fromEntries(changed.map((name) => [name, settings[name]]));
      try {
        const { version } = stored;
        const saved = await requestFirm({ version, sections: { ...parts, ...more } });
        queries.setQueryData(firmQuery.queryKey, saved);
        form.reset(saved.settings, { keepDirtyValues: false, keepErrors: false });
        onSaved();
      } catch (error) {
        showServerError(form, error, 'root', fieldOf);
        if (isConflict(error)) await queries.invalidateQueries(firmQuery);
      }
    });
  return { form, ref, changed, save };
}
