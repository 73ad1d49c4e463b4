import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import type { HasChanges } from '#platform/client/staff/form-dialog.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import {
  controlClass,
  Field,
  firstMessage,
  readNumber,
  TextField,
} from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { slugOf } from '#platform/slug.ts';
import { type AreaFields, areaFields, areaLimits } from '../../area-fields.ts';
import type { StaffArea } from '../../staff-contract.ts';
import { AreaArticle } from '../area-article.tsx';
import { requestArea, staffAreasQuery } from './api.ts';
import { AreaVersions } from './area-versions.tsx';

type AreaFormProps = {
  /** Undefined for a new one. */
  area: StaffArea | undefined;
  /** The place in the menus of a new one. */
  nextPlace: number;
  hasChanges: HasChanges;
  onClose: () => void;
  onSaved: () => void;
};

const listVillages = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Form of one area, with its text beside it as it will be read. */
export function AreaForm({ area, nextPlace, hasChanges, onClose, onSaved }: AreaFormProps) {
  const queries = useQueryClient();
  const form = useForm<AreaFields>({
    resolver: zodResolver(areaFields),
    defaultValues: area ?? {
      name: '',
      slug: '',
      postcode: '',
      description: '',
      metaTitle: '',
      metaDescription: '',
      villages: [],
      content: '',
      sortOrder: nextPlace,
    },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  hasChanges.current = () => isDirty;
  const set = <Name extends keyof AreaFields>(name: Name, value: AreaFields[Name]) =>
    form.setValue(name, value as never, { shouldDirty: true });
  const save = form.handleSubmit(async (fields) => {
    try {
      await requestArea(area, fields);
    } catch (error) {
      showServerError(form, error);
      return;
    }
    await queries.invalidateQueries(staffAreasQuery);
    showToast({
      title: area ? 'Area saved' : 'Area added',
      description: `${fields.name} is on the site as you see it here.`,
    });
    onSaved();
  });
  const name = form.register('name');
  return (
    <form noValidate onSubmit={save}>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <TextField
            label="Name"
            autoComplete="off"
            maxLength={areaLimits.name}
            error={errors.name?.message}
            {...name}
            onChange={(event) => {
              if (!area && !form.formState.dirtyFields.slug)
                form.setValue('slug', slugOf(event.target.value, ''));
              return name.onChange(event);
            }}
          />
          <TextField
            label="Address of the page"
            hint="Behind /area/. The old address of a page leads to its new one."
            autoComplete="off"
            maxLength={areaLimits.slug}
            error={errors.slug?.message}
            {...form.register('slug')}
          />
          <TextField
            label="Postcode"
            hint={area ? 'Leave it empty to keep its place on the map.' : 'Its first half will do.'}
            autoComplete="off"
            error={errors.postcode?.message}
            {...form.register('postcode')}
          />
          <TextField
            label="In a sentence"
            hint="On the card of the area and under its title."
            maxLength={areaLimits.description}
            error={errors.description?.message}
            {...form.register('description')}
          />
          <TextField
            label="Villages"
            hint="With commas between them."
            defaultValue={form.getValues('villages').join(', ')}
            error={firstMessage(errors.villages)}
            onChange={({ target }) => set('villages', listVillages(target.value))}
          />
          <TextField
            label="Title for search engines"
            maxLength={areaLimits.metaTitle}
            error={errors.metaTitle?.message}
            {...form.register('metaTitle')}
          />
          <TextField
            label="Description for search engines"
            maxLength={areaLimits.metaDescription}
            error={errors.metaDescription?.message}
            {...form.register('metaDescription')}
          />
          <TextField
            label="Place in the menus"
            inputMode="numeric"
            hint="The smallest number comes first."
            error={errors.sortOrder?.message}
            {...form.register('sortOrder', { setValueAs: readNumber })}
          />
          <Field
            label="Text"
            hint="An empty line begins a paragraph, “## ” a heading, “- ” an entry of a list."
            error={errors.content?.message}
          >
            {(control) => (
              <textarea
                rows={14}
                maxLength={areaLimits.content}
                className={`${controlClass} py-2`}
                {...control}
                {...form.register('content')}
              />
            )}
          </Field>
        </div>
        <section aria-labelledby="area-preview" className="min-w-0">
          <h3 id="area-preview" className="mb-3 border-b-2 border-ink pb-1.5 text-lg">
            As it will read
          </h3>
          <p className="text-2xl font-extrabold wrap-anywhere">
            Carpet and flooring fitters in {form.watch('name') || '…'}
          </p>
          <p className="mt-2 mb-4 wrap-anywhere">{form.watch('description')}</p>
          <AreaArticle content={form.watch('content')} />
          {area && (
            <AreaVersions
              area={area}
              onRestore={(fields) => form.reset(fields, { keepDefaultValues: true })}
            />
          )}
        </section>
      </div>
      <DialogActions errorText={errors.root?.message} onClose={onClose} isLong>
        <Button look="brand" type="submit" disabled={isSubmitting}>
          {area ? 'Save' : 'Add area'}
        </Button>
      </DialogActions>
    </form>
  );
}
