import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import { calendarsQuery, requestFeed, requestFeedRemoval } from './api.ts';
import { FeedAddress } from './feed-address.tsx';
import { useNextFocus } from './use-next-focus.ts';

type CalendarFeedProps = {
  /** A fitter's id, or `all`. */
  id: string;
  /** When it was created; null without one. */
  since: string | null;
};
type Question = 'renew' | 'stop';

const questions = {
  renew: {
    text: 'The address that is in use now stops working at once.',
    yes: 'Make a new address',
  },
  stop: {
    text: 'Calendar apps that use the address get no more visits.',
    yes: 'Stop the address',
  },
};

/** The feed of one fitter or of everybody: whether there is one, and the buttons to create, renew and stop it. */
export function CalendarFeed({ id, since }: CalendarFeedProps) {
  const queries = useQueryClient();
  const [url, setUrl] = useState('');
  const [asked, setAsked] = useState<Question>();
  const [errorText, setErrorText] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const top = useNextFocus<HTMLDivElement>(`${asked} ${url} ${since}`);

  const run = async (request: () => Promise<{ url: string } | undefined>) => {
    setIsSaving(true);
    setErrorText('');
    try {
      setUrl((await request())?.url ?? '');
      setAsked(undefined);
    } catch (error) {
      setErrorText(errorMessage(error));
    }
    await queries.invalidateQueries(calendarsQuery);
    setIsSaving(false);
  };
  const create = () => run(() => requestFeed(id));
  const stop = () => run(() => requestFeedRemoval(id).then(() => undefined));

  return (
    <div ref={top}>
      {url && <FeedAddress key={url} url={url} />}
      {since === null && (
        <Button look="outline" className="mt-3" disabled={isSaving} onClick={create}>
          Create the address
        </Button>
      )}
      {since !== null && !asked && (
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="basis-full text-sm tabular-nums">In use since {shortDateOf(since)}</p>
          <Button look="outline" disabled={isSaving} onClick={() => setAsked('renew')}>
            New address
          </Button>
          <Button look="outline" disabled={isSaving} onClick={() => setAsked('stop')}>
            Stop it
          </Button>
        </div>
      )}
      {since !== null && asked && (
        <div className="mt-3">
          <p className="text-sm">{questions[asked].text}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button look="brand" disabled={isSaving} onClick={asked === 'renew' ? create : stop}>
              {questions[asked].yes}
            </Button>
            <Button look="outline" disabled={isSaving} onClick={() => setAsked(undefined)}>
              Keep it
            </Button>
          </div>
        </div>
      )}
      <p role="alert" className="mt-2 text-sm font-medium text-error empty:hidden">
        {errorText}
      </p>
    </div>
  );
}
