import { useQuery } from '@tanstack/react-query';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { Chip, rowAction } from '#platform/client/staff/staff-table.tsx';
import { useListParams } from '#platform/client/staff/use-list-params.ts';
import { shortInstant } from '#platform/dates/short-dates.ts';
import type { ListedText } from '../../../texts/contract.ts';
import { type Text, type TextName, textNames, texts } from '../../../texts/texts.ts';
import { textsQuery } from './api.ts';
import { BrokenLinks } from './broken-links.tsx';
import { TextEditor } from './text-editor.tsx';
import type { RenderPreview } from './text-form.tsx';

/** The texts of the site, and the one that the URL names opened for changes. */
export function TextsPanel({ renderPreview }: { renderPreview: RenderPreview }) {
  const params = useListParams();
  const open = params.readOneOf('text', textNames);
  if (open)
    return (
      <TextEditor
        key={open}
        name={open}
        renderPreview={renderPreview}
        onClose={() => params.change({ text: '' })}
      />
    );
  return (
    <>
      <h1 className="text-xl">Texts</h1>
      <p className="mt-1 mb-5 max-w-[68ch] text-sm text-ink-soft">
        What the pages of the site and its emails to customers say. Names, prices and hours come
        from the settings by themselves. What you save counts at once, and every version is kept.
      </p>
      <BrokenLinks />
      <TextList onOpen={(name) => params.change({ text: name })} />
    </>
  );
}

function TextList({ onOpen }: { onOpen: (name: TextName) => void }) {
  const { data, error, refetch } = useQuery(textsQuery);
  if (error && !data) return <LoadError error={error} onTryAgain={() => refetch()} />;
  if (!data) return <div className="skeleton h-64" aria-hidden="true" />;
  const isEmail = ({ name }: ListedText) => !('path' in texts[name]);
  return (
    <>
      <TextGroup title="Pages" listed={data.filter((text) => !isEmail(text))} onOpen={onOpen} />
      <TextGroup title="Emails to customers" listed={data.filter(isEmail)} onOpen={onOpen} />
    </>
  );
}

type TextGroupProps = { title: string; listed: ListedText[]; onOpen: (name: TextName) => void };

const TextGroup = ({ title, listed, onOpen }: TextGroupProps) => (
  <section className="mb-10">
    <h2 className="mb-2 text-lg">{title}</h2>
    <ul className="border-t-2 border-ink text-sm">
      {listed.map(({ name, changedBy, changedAt, isStarting }) => {
        const { label, path, sentWhen }: Text = texts[name];
        return (
          <li
            key={name}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3"
          >
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{label}</p>
              {path ? (
                <a href={path} className="link inline-block min-h-6">
                  {path}
                </a>
              ) : (
                <p className="text-ink-soft">{sentWhen}</p>
              )}
            </div>
            <p className="min-w-0 text-ink-soft wrap-anywhere max-sm:order-last max-sm:basis-full sm:basis-56">
              {changedBy && changedAt && `${changedBy}, ${shortInstant(changedAt)}`}
              {isStarting && <Chip tone="ended">Starting text</Chip>}
            </p>
            <button type="button" className={rowAction} onClick={() => onOpen(name)}>
              Edit<span className="sr-only"> {label}</span>
            </button>
          </li>
        );
      })}
    </ul>
  </section>
);
