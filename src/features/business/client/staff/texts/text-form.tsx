import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { errorMessage, isConflict } from '#platform/client/error-message.ts';
import { DiscardQuestion } from '#platform/client/staff/discard-question.tsx';
import { EarlierVersions } from '#platform/client/staff/earlier-versions.tsx';
import { SaveBar } from '#platform/client/staff/save-bar.tsx';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { shortInstant } from '#platform/dates/short-dates.ts';
import type { Answer } from '#platform/endpoint.ts';
import { checkText, type TextProblem } from '../../../texts/check-text.ts';
import type { getStaffText } from '../../../texts/contract.ts';
import { fillText } from '../../../texts/fill-text.ts';
import { isMailName } from '../../../texts/mail-texts.ts';
import type { PageName } from '../../../texts/page-texts.ts';
import type { TextValues } from '../../../texts/text-kinds.ts';
import { type Text, type TextName, texts } from '../../../texts/texts.ts';
import { requestText, staffTextQuery, textsQuery, textVersionsQuery } from './api.ts';
import { FieldList } from './field-inputs.tsx';
import { KnownFields } from './known-fields.tsx';
import { MailPreview } from './mail-preview.tsx';

/** Renders what a page makes of a text. */
export type RenderPreview = (name: PageName, text: TextValues) => ReactNode;
type StaffText = Answer<typeof getStaffText>;

type TextFormProps = {
  name: TextName;
  stored: StaffText;
  renderPreview: RenderPreview;
  onClose: () => void;
};

/** The form of one text with the page beside it, saved with one button. */
export function TextForm({ name, stored, renderPreview, onClose }: TextFormProps) {
  const queries = useQueryClient();
  const text: Text = texts[name];
  const form = useRef<HTMLFormElement>(null);
  // Only what was changed, so that another person's save changes the rest.
  const [changed, setChanged] = useState<TextValues>({});
  const [problem, setProblem] = useState<TextProblem>();
  const [errorText, setErrorText] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { data: versions = [] } = useQuery(textVersionsQuery(name));
  const saved = stored.fields as TextValues;
  const draft = { ...saved, ...changed };
  const labels = Object.keys(changed).map((field) => text.fields[field]?.label);

  const change = (values: TextValues) => {
    setProblem(undefined);
    setErrorText(undefined);
    const differs = ([field, value]: [string, unknown]) =>
      JSON.stringify(value) !== JSON.stringify(saved[field]);
    setChanged(Object.fromEntries(Object.entries(values).filter(differs)));
  };
  const showProblem = (found: TextProblem) => {
    setProblem(found);
    // The lines of a list share one control.
    const control = [found.field, found.field.replace(/\[\d+\]$/, '')]
      .map((field) => form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`))
      .find(Boolean);
    control?.focus();
    const [first = ''] = found.field.split(/[.[]/, 1);
    if (!control) setErrorText(`${text.fields[first]?.label ?? text.label} ${found.message}`);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { problem: found } = checkText(text, draft);
    if (found) return showProblem(found);
    setIsSaving(true);
    try {
      const answer = await requestText(name, stored.version, draft);
      queries.setQueryData(staffTextQuery(name).queryKey, answer);
      change({});
      await queries.invalidateQueries(textsQuery);
      await queries.invalidateQueries(textVersionsQuery(name));
      showToast({
        title: 'Text saved',
        description: text.path
          ? `${text.label} is on the site as you see it.`
          : `The next emails say it: ${text.label}.`,
      });
    } catch (error) {
      const message = errorMessage(error);
      const [, field, sentence] = /^fields\.([\w.[\]]+): (.+)$/s.exec(message) ?? [];
      if (field && sentence) showProblem({ field, message: sentence });
      else setErrorText(message);
      if (isConflict(error)) await queries.invalidateQueries(staffTextQuery(name));
    } finally {
      setIsSaving(false);
    }
  };
  const leave = () => (labels.length > 0 ? setIsAsking(true) : onClose());

  return (
    <form ref={form} onSubmit={save} noValidate className="pb-24">
      <button type="button" className={rowAction} onClick={leave}>
        All texts
      </button>
      <h1 className="mt-3 text-xl">{text.label}</h1>
      <p className="mb-5 max-w-[68ch] text-sm text-ink-soft">
        {text.path ? (
          <a
            href={text.path}
            target="_blank"
            rel="noreferrer"
            className="link inline-block min-h-6"
          >
            {text.path}
          </a>
        ) : (
          `${text.sentWhen} Lists, links and attachments are put in by the site.`
        )}
      </p>
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <FieldList fields={text.fields} values={draft} problem={problem} onChange={change} />
          <KnownFields text={text} />
          <EarlierVersions
            versions={versions}
            current={stored.version}
            onRestore={({ fields }) => change(fields as TextValues)}
          />
        </div>
        <section aria-labelledby="text-preview" className="min-w-0 xl:sticky xl:top-18">
          <h2 id="text-preview" className="mb-3 border-b-2 border-ink pb-1.5 text-lg">
            As it will read
          </h2>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard
            tabIndex={0}
            aria-label="Preview"
            className="relative overflow-y-auto xl:max-h-[calc(100svh-14rem)]"
          >
            {isMailName(name) ? (
              <MailPreview name={name} draft={draft} />
            ) : (
              <div inert className="rounded border border-line xl:[zoom:0.5]">
                {renderPreview(name, fillText(text.fields, draft))}
              </div>
            )}
          </section>
        </section>
      </div>
      <SaveBar
        errorText={errorText}
        note={labels.length > 0 ? `Unsaved: ${labels.join(', ')}` : describeLast(stored)}
        label="Save text"
        hasChanges={labels.length > 0}
        isSaving={isSaving}
        onUndo={() => change({})}
      />
      {isAsking && <DiscardQuestion onKeep={() => setIsAsking(false)} onDiscard={onClose} />}
    </form>
  );
}

const describeLast = ({ version, changedBy, changedAt }: StaffText) =>
  changedBy && changedAt
    ? `Version ${version}: ${changedBy}, ${shortInstant(changedAt)}`
    : 'This is the starting text';
