import { useQuery } from '@tanstack/react-query';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { SaveBar } from '#platform/client/staff/save-bar.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { shortInstant } from '#platform/dates/short-dates.ts';
import type { ShownFirm } from '../../firm-contract.ts';
import {
  type FirmSettings,
  type SectionName,
  sectionNames,
  sections,
} from '../../firm-settings.ts';
import { firmQuery } from './api.ts';
import { FirmPreview } from './firm-preview.tsx';
import { SectionFields } from './section-fields.tsx';
import { settingSections } from './setting-fields.ts';
import { useFirmForm } from './use-firm-form.ts';

/** The form of all settings of the firm, saved with one button. */
export function FirmPanel() {
  const { data, error, refetch } = useQuery(firmQuery);
  if (error && !data) return <LoadError error={error} onTryAgain={refetch} />;
  if (!data) return <div className="skeleton h-96" aria-hidden="true" />;
  return <FirmForm stored={data} />;
}

function FirmForm({ stored }: { stored: ShownFirm }) {
  const { form, ref, changed, save } = useFirmForm(stored);
  const { errors, isSubmitting } = form.formState;
  const draft = form.watch();
  const onSubmit = save({}, () =>
    showToast({
      title: 'Settings saved',
      description: 'Every page, email and calendar follows at once.',
    }),
  );

  return (
    <form ref={ref} onSubmit={onSubmit} noValidate className="pb-24">
      <nav aria-label="Sections" className="mb-6">
        <ul className="flex flex-wrap gap-x-4 text-sm">
          {settingSections.map(({ name, title }) => (
            <li key={name}>
              <a href={`#settings-${name}`} className="link inline-flex min-h-11 items-center">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-10">
          {settingSections.map(({ name }) => (
            <SectionFields key={name} name={name} form={form} evidence={stored.evidence} />
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
