import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { firstMessage } from '#platform/client/ui/field.tsx';
import type { ShownFirm } from '../../firm-contract.ts';
import type { FirmSettings, SectionName } from '../../firm-settings.ts';
import { findUnproven } from '../../proofs.ts';
import { HoursEditor } from './hours-editor.tsx';
import { LinksEditor } from './links-editor.tsx';
import { LogoField } from './logo-field.tsx';
import { describeCountedRating, RatingFields } from './rating-fields.tsx';
import { settingSections } from './setting-fields.ts';
import { SettingInput } from './setting-input.tsx';
import { SlotsEditor } from './slots-editor.tsx';
import { KnownFields } from './texts/known-fields.tsx';

type SectionFieldsProps = {
  name: SectionName;
  form: UseFormReturn<FirmSettings>;
  evidence: ShownFirm['evidence'];
};

/** One section of the settings: its heading and its fields. */
export function SectionFields({ name, form, evidence }: SectionFieldsProps) {
  const section = settingSections.find((one) => one.name === name);
  if (!section) return null;
  const { title, intro, fields } = section;
  const { errors } = form.formState;
  const draft = form.watch();
  const set = <Name extends FieldPath<FirmSettings>>(field: Name, value: unknown) =>
    form.setValue(field, value as never, { shouldDirty: true });
  return (
    <section aria-labelledby={`settings-${name}`}>
      <h2
        id={`settings-${name}`}
        className="border-b-2 border-ink pb-1.5 font-display text-lg font-bold"
      >
        {title}
      </h2>
      <p className="mt-2 mb-4 max-w-[68ch] text-sm text-ink-soft">{intro}</p>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {name === 'promises' && <Unproven settings={draft} evidence={evidence} />}
        {name === 'hours' && (
          <HoursEditor
            weekly={draft.hours.weekly}
            errors={errors.hours?.weekly}
            onChange={(weekly) => set('hours.weekly', weekly)}
          />
        )}
        {name === 'visits' && (
          <SlotsEditor
            slots={draft.visits.slots}
            errors={errors.visits?.slots}
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
        {name === 'chat' && <KnownFields />}
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
              pages="the home and category pages"
              rating={draft.promises.mainRating}
              errors={errors.promises?.mainRating}
              onChange={(rating) => set('promises.mainRating', rating)}
            />
            <RatingFields
              pages="the pages of areas"
              rating={draft.promises.areaRating}
              errors={errors.promises?.areaRating}
              onChange={(rating) => set('promises.areaRating', rating)}
            />
          </>
        )}
      </div>
    </section>
  );
}

/** The claims of a draft that have no proof. */
function Unproven({
  settings,
  evidence,
}: {
  settings: FirmSettings;
  evidence: ShownFirm['evidence'];
}) {
  const sentences = Object.values(findUnproven(settings, evidence));
  if (sentences.length === 0) return null;
  return (
    <div className="border-l-4 border-tape pl-4 text-sm sm:col-span-2">
      <p className="font-semibold">Claims without proof</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
