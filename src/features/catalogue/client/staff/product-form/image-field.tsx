import { ImageUpload } from '#platform/client/staff/image-upload.tsx';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { Picture } from '#platform/client/ui/picture.tsx';
import { productLimits as limits } from '../../../limits.ts';
import { FormGroup } from './form-group.tsx';

type ImageFieldProps = {
  url: string;
  error: string | undefined;
  onChange: (url: string) => void;
  onBusy: (isBusy: boolean) => void;
};

const isShown = (url: string) => /^(\/(?!\/)|https:\/\/)\S+$/.test(url);

/** The image of a product, with a preview before it is saved. */
export function ImageField({ url, error, onChange, onBusy }: ImageFieldProps) {
  return (
    <FormGroup title="Picture">
      <div className="flex flex-wrap items-start gap-4">
        {isShown(url) ? (
          <Picture
            src={url}
            alt="What the product will show"
            width={320}
            height={320}
            sizes="128px"
            className="size-32 rounded bg-mist object-cover"
          />
        ) : (
          <p className="grid size-32 place-items-center rounded bg-mist p-3 text-center text-sm text-ink-soft">
            No picture yet
          </p>
        )}
        <div className="grid min-w-0 flex-[1_1_12rem] gap-3">
          <ImageUpload
            label="Upload a picture"
            onUploaded={({ url: uploaded }) => onChange(uploaded)}
            onBusy={onBusy}
          />
          <p className="text-sm text-ink-soft">JPEG, PNG, WebP or AVIF, at most 10 MB.</p>
          {url && (
            <button
              type="button"
              className={`${compactButton} justify-self-start`}
              onClick={() => onChange('')}
            >
              Remove the picture
            </button>
          )}
        </div>
      </div>
      <details open={Boolean(error)}>
        <summary className="link w-fit text-sm">Use an address</summary>
        <div className="mt-3">
          <TextField
            label="Picture address"
            name="imageUrl"
            value={url}
            maxLength={limits.address}
            spellCheck={false}
            error={error}
            hint="Filled in by an upload."
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      </details>
    </FormGroup>
  );
}
