import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FieldPath, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { isConflict } from '#platform/client/error-message.ts';
import { showServerError } from '#platform/client/show-server-error.ts';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { SaveBar } from '#platform/client/staff/save-bar.tsx';
import { firstMessage } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { shortInstant } from '#platform/dates/short-dates.ts';
import type { ShownFirm } from '../../firm-contract.ts';
import {
  type FirmSettings,
  findConflict,
  type SectionName,
  sectionNames,
  sections,
} from '../../firm-settings.ts';
import { firmQuery, requestFirm } from './api.ts';
import { FirmPreview } from './firm-preview.tsx';
import { HoursEditor } from './hours-editor.tsx';
import { LinksEditor } from './links-editor.tsx';
import { LogoField } from './logo-field.tsx';
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
const ofSection = 'sections.';
/** The field that the server names: `sections.firm.name`. */
const fieldOf = (path: string) =>
  path.startsWith(ofSection)
    ? (path.slice(ofSection.length) as FieldPath<FirmSettings>)
    : undefined;

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
      showServerError(form, error, 'root', fieldOf);
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
                {name === 'look' && (
                  <LogoField
                    logo={draft.look.logo}
                    error={firstMessage(errors.look?.logo)}
                    onChange={(logo) =>
                      form.setValue('look.logo', logo, { shouldDirty: true, shouldValidate: true })
                    }
                  />
                )}
                {name === 'social' && (
                  <LinksEditor
                    links={draft.social.links}
                    errors={errors.social?.links}
                    onChange={(links) => set('social.links', links)}
                  />
                )}
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
      <SaveBar
        errorText={errors.root?.message}
        note={describeChanges(changed) ?? describeLast(stored)}
        label="Save settings"
        hasChanges={changed.length > 0}
        isSaving={isSubmitting}
        onUndo={() => form.reset(stored.settings)}
      />
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

/** The sections with changes; undefined without any. */
const describeChanges = (changed: readonly SectionName[]) =>
  changed.length > 0
    ? `Unsaved: ${settingSections
        .filter(({ name }) => changed.includes(name))
        .map(({ title }) => title.toLowerCase())
        .join(', ')}`
    : undefined;

const describeLast = ({ changedBy, changedAt }: ShownFirm) =>
  changedBy ? `${changedBy}, ${shortInstant(changedAt)}` : 'These are the settings of a new site';
