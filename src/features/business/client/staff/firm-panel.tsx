import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FieldPath, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { errorMessage, isConflict } from '#platform/client/error-message.ts';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { firstMessage } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { shortInstant } from '#platform/dates/short-dates.ts';
import type { ShownFirm } from '../../firm-contract.ts';
import { type FirmSettings, findConflict, sectionNames, sections } from '../../firm-settings.ts';
import { firmQuery, requestFirm } from './api.ts';
import { FirmPreview } from './firm-preview.tsx';
import { HoursEditor } from './hours-editor.tsx';
import { describeCountedRating, RatingFields } from './rating-fields.tsx';
import { settingSections } from './setting-fields.ts';
import { SettingInput } from './setting-input.tsx';
import { SlotsEditor } from './slots-editor.tsx';

/** The form of all settings of the firm, saved with one button. */
export function FirmPanel() {
  const { data, error, refetch } = useQuery(firmQuery);
  if (error && !data) return <LoadError error={error} onTryAgain={refetch} />;
  if (!data) return <div className="skeleton h-96" aria-hidden="true" />;
  return <FirmForm stored={data} />;
}

const resolver = zodResolver(z.object(sections));

function FirmForm({ stored }: { stored: ShownFirm }) {
  const queries = useQueryClient();
  const form = useForm<FirmSettings>({
    resolver,
    values: stored.settings,
    // After another person's save the changed fields stay and the others show what was saved.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { errors, isSubmitting, dirtyFields } = form.formState;
  const draft = form.watch();
  const changed = sectionNames.filter((name) => dirtyFields[name]);
  const set = <Name extends FieldPath<FirmSettings>>(name: Name, value: unknown) =>
    form.setValue(name, value as never, { shouldDirty: true });
  const isWrong = (list: unknown) => (index: number) => Array.isArray(list) && Boolean(list[index]);
  const showError = (field: string, message: string) =>
    form.setError(field as FieldPath<FirmSettings>, { message }, { shouldFocus: true });

  const save = form.handleSubmit(async (settings) => {
    const conflict = findConflict(settings);
    if (conflict) return showError(`${conflict.section}.${conflict.field}`, conflict.message);
    const parts = Object.fromEntries(changed.map((name) => [name, settings[name]]));
    try {
      const saved = await requestFirm({ version: stored.version, sections: parts });
      queries.setQueryData(firmQuery.queryKey, saved);
      form.reset(saved.settings, { keepDirtyValues: false, keepErrors: false });
      showToast({
        title: 'Settings saved',
        description: 'Every page, email and calendar follows at once.',
      });
    } catch (error) {
      const message = errorMessage(error);
      const [, field = 'root', sentence = message] =
        /^sections\.([\w.[\]]+): (.+)$/s.exec(message) ?? [];
      showError(field, sentence);
      if (isConflict(error)) await queries.invalidateQueries(firmQuery);
    }
  });

  return (
    <form onSubmit={save} noValidate className="pb-24">
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-10">
          {settingSections.map(({ name, title, intro, fields }) => (
            <section key={name} aria-labelledby={`settings-${name}`}>
              <h2
                id={`settings-${name}`}
                className="border-b-2 border-ink pb-1.5 font-display text-lg font-bold"
              >
                {title}
              </h2>
              <p className="mt-2 mb-4 max-w-[68ch] text-sm text-ink-soft">{intro}</p>
              <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
                {name === 'hours' && (
                  <HoursEditor
                    weekly={draft.hours.weekly}
                    error={firstMessage(errors.hours)}
                    isWrong={isWrong(errors.hours?.weekly)}
                    onChange={(weekly) => set('hours.weekly', weekly)}
                  />
                )}
                {name === 'visits' && (
                  <SlotsEditor
                    slots={draft.visits.slots}
                    error={firstMessage(errors.visits?.slots)}
                    isWrong={isWrong(errors.visits?.slots)}
                    onChange={(slots) => set('visits.slots', slots)}
                  />
                )}
                {fields.map((field) => (
                  <SettingInput key={field.name} field={field} form={form} />
                ))}
                {name === 'promises' && (
                  <>
                    <p className="text-sm sm:col-span-2">{describeCountedRating()}</p>
                    <RatingFields
                      label="Show a rating on the home and category pages"
                      rating={draft.promises.mainRating}
                      error={firstMessage(errors.promises?.mainRating)}
                      onChange={(rating) => set('promises.mainRating', rating)}
                    />
                    <RatingFields
                      label="Show a rating on the pages of areas"
                      rating={draft.promises.areaRating}
                      error={firstMessage(errors.promises?.areaRating)}
                      onChange={(rating) => set('promises.areaRating', rating)}
                    />
                  </>
                )}
              </div>
            </section>
          ))}
        </div>
        <FirmPreview settings={validPart(draft, stored.settings)} />
      </div>
      <div className="fixed inset-x-0 bottom-0 z-20 max-md:bottom-14 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-white px-4 py-3 sm:px-6 md:left-56">
        <p role="alert" className="mr-auto font-medium text-error empty:hidden max-sm:basis-full">
          {errors.root?.message}
        </p>
        <p aria-live="polite" className="min-w-0 text-sm text-ink-soft max-sm:flex-1">
          {changed.length > 0
            ? `Unsaved: ${settingSections
                .filter(({ name }) => changed.includes(name))
                .map(({ title }) => title.toLowerCase())
                .join(', ')}`
            : describeLast(stored)}
        </p>
        <Button
          look="outline"
          disabled={changed.length === 0 || isSubmitting}
          onClick={() => form.reset(stored.settings)}
        >
          Undo
        </Button>
        <Button look="brand" type="submit" disabled={changed.length === 0 || isSubmitting}>
          Save settings
        </Button>
      </div>
    </form>
  );
}

/** The sections of a draft, and what is stored of those that cannot be saved yet. */
const validPart = (draft: FirmSettings, stored: FirmSettings) =>
  Object.fromEntries(
    sectionNames.map((name) => [
      name,
      sections[name].safeParse(draft[name]).success ? draft[name] : stored[name],
    ]),
  ) as FirmSettings;

const describeLast = ({ changedBy, changedAt }: ShownFirm) =>
  changedBy ? `${changedBy}, ${shortInstant(changedAt)}` : 'These are the settings of a new site';
