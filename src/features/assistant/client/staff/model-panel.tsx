import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { useConfirmation } from '#platform/client/staff/confirmation/confirmation-context.ts';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { SelectField, TextField } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { shortDate } from '#platform/dates/short-dates.ts';
import type { ShownModel } from '../../model-contract.ts';
import { modelQuery, requestModel } from './api.ts';

/** The language model behind the assistant's answers, and its API key, which is never shown. */
export function ModelPanel({ name }: { name: string }) {
  const { data, error, refetch } = useQuery(modelQuery);
  return (
    <section aria-labelledby="model" className="mt-12 max-w-3xl">
      <h2 id="model" className="border-b-2 border-ink pb-1.5 font-display text-lg font-bold">
        Language model
      </h2>
      <p className="mt-2 mb-4 max-w-[68ch] text-sm text-ink-soft">
        Without one, {name} answers from your prices, products and taught answers alone. A model
        puts its own words around them; what customers write is sent to it.
      </p>
      {error && !data ? (
        <LoadError error={error} onTryAgain={refetch} />
      ) : data ? (
        <ModelForm stored={data} />
      ) : (
        <div className="skeleton h-48" aria-hidden="true" />
      )}
    </section>
  );
}

type Values = { provider: string; baseUrl: string; model: string; apiKey: string };

function ModelForm({ stored }: { stored: ShownModel }) {
  const queries = useQueryClient();
  const { run } = useConfirmation();
  const form = useForm<Values>({
    values: {
      provider: stored.provider ?? '',
      baseUrl: stored.baseUrl,
      model: stored.model,
      apiKey: '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const hasModel = form.watch('provider') !== '';
  const store = async ({ provider, apiKey, ...rest }: Values, removesKey = false) => {
    try {
      const isStored = await run(async () => {
        const saved = await requestModel({
          ...rest,
          provider: (provider || null) as ShownModel['provider'],
          ...((apiKey || removesKey) && { apiKey }),
        });
        queries.setQueryData(modelQuery.queryKey, saved);
      });
      if (isStored) showToast({ title: 'Model saved', description: 'It answers from now on.' });
    } catch (error) {
      showServerError(form, error, 'root', (path) =>
        path in form.getValues() ? (path as keyof Values) : undefined,
      );
    }
  };
  return (
    <form onSubmit={form.handleSubmit((values) => store(values))} noValidate className="grid gap-4">
      <SelectField
        label="Provider"
        className="max-w-80"
        error={errors.provider?.message}
        {...form.register('provider')}
      >
        <option value="">None</option>
        <option value="openai-compatible">OpenAI, or one that speaks like it</option>
        <option value="anthropic">Anthropic</option>
      </SelectField>
      {hasModel && (
        <>
          <TextField
            label="Address"
            hint="Up to /chat/completions or /v1/messages."
            error={errors.baseUrl?.message}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            {...form.register('baseUrl')}
          />
          <TextField
            label="Model"
            error={errors.model?.message}
            autoComplete="off"
            spellCheck={false}
            {...form.register('model')}
          />
          <TextField
            label="API key"
            type="password"
            hint={describeKey(stored.key)}
            error={errors.apiKey?.message}
            autoComplete="new-password"
            {...form.register('apiKey')}
          />
        </>
      )}
      <p role="alert" className="font-medium text-error empty:hidden">
        {errors.root?.message}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="brand" type="submit" disabled={isSubmitting}>
          Save model
        </Button>
        {hasModel && stored.key && (
          <Button
            look="outline"
            disabled={isSubmitting}
            onClick={form.handleSubmit((values) => store({ ...values, apiKey: '' }, true))}
          >
            Remove the key
          </Button>
        )}
      </div>
    </form>
  );
}

function describeKey(key: ShownModel['key']): string {
  if (!key) return 'It is encrypted and never shown again.';
  if (!key.isReadable)
    return 'This server cannot read the stored key, as after a restore on another machine. Enter it again.';
  const end = key.end && `, ends in …${key.end}`;
  return `Set on ${shortDate(key.setAt.slice(0, 10))}${end}. Leave it empty to keep it.`;
}
