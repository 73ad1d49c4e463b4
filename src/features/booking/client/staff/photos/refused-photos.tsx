import { Button } from '#platform/client/ui/button.tsx';
import type { Photos } from './use-photos.ts';
import { usePreviewUrls } from './use-preview-urls.ts';

/** Photos that the server did not take, with the reason, until the fitter has read it. */
export function RefusedPhotos({ photos }: { photos: Photos }) {
  const refused = photos.queued.filter(({ refusal }) => refusal !== undefined);
  const urls = usePreviewUrls(refused);
  return (
    <div role="alert">
      <ul className="mt-3 grid gap-3 empty:hidden">
        {refused.map(({ id, caption, about, refusal }) => (
          <li
            key={id}
            className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 rounded border-2 border-error bg-white p-4"
          >
            <img
              src={urls.get(id)}
              alt={caption || `A photo of ${about}`}
              className="size-20 rounded bg-mist object-cover"
            />
            <div>
              <p className="font-semibold wrap-anywhere">
                Not saved: photo{caption && `, “${caption}”`} ({about})
              </p>
              <p className="mt-1">{refusal?.replace(/^file: /, 'The photo ')}</p>
              <Button look="outline" className="mt-3" onClick={() => photos.remove(id)}>
                Discard the photo
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
