import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { shortInstant } from '#platform/dates/short-dates.ts';
import { isVisible } from '#platform/short-text.ts';
import type { Conversation } from '../../contract.ts';
import { limits } from '../../limits.ts';
import { noteForm } from '../../note-form.ts';
import { readNote } from '../../note-text.ts';
import { MessageText } from '../text/message-text.tsx';
import { notesQuery, requestNote } from './inbox-api.ts';

type NoteListProps = {
  conversation: Conversation;
  /** Renders the link to an estimate that a note names. */
  renderEstimate: (estimateId: string) => ReactNode;
};

/** Notes on a conversation, visible to staff only. */
export function NoteList({ conversation, renderEstimate }: NoteListProps) {
  const { id, noteCount } = conversation;
  const { data: notes, isError, refetch } = useQuery(notesQuery(id));
  const form = useForm({ resolver: zodResolver(noteForm), defaultValues: { content: '' } });
  const error = form.formState.errors.content;
  const count = notes?.length ?? noteCount;
  useEffect(() => {
    if (noteCount > count) refetch();
  }, [noteCount, count, refetch]);

  const add = form.handleSubmit(async ({ content }) => {
    try {
      await requestNote(id, content);
      form.reset();
      await refetch();
    } catch (failure) {
      showServerError(form, failure, 'content');
    }
  });
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="font-semibold">Internal notes</h3>
      {isError && <p className="text-sm text-error">We couldn’t load the notes.</p>}
      <ul className="mt-2 grid gap-3 text-sm">
        {notes?.map((note) => (
          <li key={note.id} className="rounded bg-tape-pale p-3 whitespace-pre-wrap wrap-anywhere">
            <NoteText content={note.content} renderEstimate={renderEstimate} />
            <p className="mt-1 text-ink-soft">
              {note.author.name},{' '}
              <time dateTime={note.createdAt}>{shortInstant(note.createdAt)}</time>
            </p>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={add} className="mt-3 grid gap-2">
        <textarea
          aria-label="New note"
          rows={2}
          dir="auto"
          maxLength={limits.note}
          placeholder="Only the team sees notes"
          {...form.register('content')}
          className="w-full rounded border border-line-strong bg-white px-3 py-2 text-sm placeholder:text-ink-soft"
        />
        {error && (
          <p role="alert" className="text-sm text-error">
            {error.message}
          </p>
        )}
        <button
          type="submit"
          disabled={!isVisible(form.watch('content'))}
          className="min-h-9 justify-self-start rounded border border-line-strong px-3 text-sm font-semibold enabled:hover:bg-mist disabled:opacity-50"
        >
          Add note
        </button>
      </form>
    </section>
  );
}

function NoteText({
  content,
  renderEstimate,
}: Pick<NoteListProps, 'renderEstimate'> & { content: string }) {
  return readNote(content).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a note is never changed
    <p key={index} dir="auto" className="min-h-[1lh]">
      {line.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a note is never changed
        <Fragment key={at}>
          {typeof part === 'string' ? (
            <MessageText text={part} allowsForeign={false} />
          ) : (
            renderEstimate(part.estimateId)
          )}
        </Fragment>
      ))}
    </p>
  ));
}
