import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { AddPhotosButton } from '#platform/client/photos/add-photos-button.tsx';
import { reducePhoto } from '#platform/client/photos/reduce-photo.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import { buttonClass } from '#platform/client/ui/button.tsx';
import { sketchLimits } from '../../sketches/sketch-limits.ts';
import { requestSketch, requestSketchRemoval, sketchesQuery } from './api.ts';
import { SketchList } from './sketch-list.tsx';

const { count } = sketchLimits;
const inWords = (number: number) => (number === 1 ? '1 picture' : `${number} pictures`);

/** The photos and sketches of the visitor's own estimate, with what adds and removes them. */
export default function OwnSketches({ id }: { id: string }) {
  const { data: sketches = [], error, refetch } = useRead(sketchesQuery(id));
  const [isBusy, setIsBusy] = useState(false);
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const room = count - sketches.length;

  const change = async (work: () => Promise<string>) => {
    setIsBusy(true);
    setNews('');
    setProblem('');
    try {
      setNews(await work());
    } catch (cause) {
      setProblem(errorMessage(cause));
    }
    await refetch();
    setIsBusy(false);
  };

  const add = (files: File[]) =>
    change(async () => {
      const unread: string[] = [];
      let added = 0;
      for (const file of files.slice(0, room)) {
        const bytes = await reducePhoto(file, sketchLimits.side).catch(() => undefined);
        if (!bytes) {
          unread.push(file.name);
          continue;
        }
        setNews(`Sending ${file.name}…`);
        await requestSketch(id, bytes);
        added += 1;
      }
      const left = files.length > room ? ` You can add ${inWords(count)} at most.` : '';
      const broken =
        unread.length > 0
          ? ` We can’t read ${unread.join(', ')}. Please choose a photo or a screenshot.`
          : '';
      setProblem(`${broken}${left}`.trim());
      return added > 0 ? `Added ${inWords(added)}.` : '';
    });

  const remove = (sketchId: string, number: number) =>
    change(async () => {
      await requestSketchRemoval(id, sketchId);
      // The button that had the focus is gone.
      status.current?.focus();
      return `Picture ${number} removed.`;
    });

  return (
    <div>
      <p className="mb-4 max-w-[68ch] text-ink-soft">
        A photo of the floor or a sketch with the sizes helps us check the measurements. Add up to{' '}
        {count} pictures. Anyone with the link to this estimate can see them, and so can our team.
      </p>
      {error && <p role="alert">{errorMessage(error)}</p>}
      {sketches.length > 0 && (
        <SketchList
          sketches={sketches}
          renderAction={(sketch, number) => (
            <button
              type="button"
              className="min-h-11 text-base text-chalk underline print:hidden"
              disabled={isBusy}
              onClick={() => remove(sketch.id, number)}
            >
              Remove<span className="sr-only"> picture {number}</span>
            </button>
          )}
        />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-4 print:hidden">
        <AddPhotosButton
          className={buttonClass('outline')}
          disabled={isBusy || room <= 0}
          onPick={add}
        >
          <ImagePlus size={18} aria-hidden="true" />
          Add a photo or sketch
        </AddPhotosButton>
        {room <= 0 && <p>That’s all {count}. Remove one to add another.</p>}
      </div>
      <p ref={status} tabIndex={-1} role="status" className="mt-2 font-semibold wrap-anywhere">
        {news}
      </p>
      {problem && (
        <p role="alert" className="mt-2 rounded bg-mist p-4 wrap-anywhere">
          {problem}
        </p>
      )}
    </div>
  );
}
