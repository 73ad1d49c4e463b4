import { useId, useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { refuseFile, uploadImage } from '#platform/client/upload-image.ts';
import type { UploadedImage } from '#platform/image-contract.ts';
import { uploadTypes } from '#platform/image-limits.ts';

type ImageUploadProps = {
  label: string;
  /** The accessible name where the label alone would be ambiguous. */
  'aria-label'?: string;
  /** Of the message that says what is wrong with the image that was uploaded last. */
  errorId?: string | undefined;
  onUploaded: (image: UploadedImage) => void;
  /** Called when an upload begins or ends: saving meanwhile would omit the image. */
  onBusy: (isBusy: boolean) => void;
};

/** Selects an image file and uploads it at once. */
export function ImageUpload(props: ImageUploadProps) {
  const { label, errorId, onUploaded, onBusy } = props;
  const id = useId();
  const [isSending, setIsSending] = useState(false);
  const [errorText, setErrorText] = useState('');
  const send = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    const tooLarge = refuseFile(file);
    setErrorText(tooLarge ?? '');
    if (tooLarge) return;
    setIsSending(true);
    onBusy(true);
    try {
      onUploaded(await uploadImage(file));
    } catch (error) {
      setErrorText(errorMessage(error).replace(/^file: /, 'The file '));
    }
    // Reset, so that the same file can be selected again.
    input.value = '';
    setIsSending(false);
    onBusy(false);
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={uploadTypes}
        disabled={isSending}
        aria-label={props['aria-label']}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId ? `${id}-state ${errorId}` : `${id}-state`}
        onChange={({ target }) => send(target)}
        className="w-full min-w-0 rounded border border-line-strong p-1 text-sm aria-invalid:border-2 aria-invalid:border-error file:mr-3 file:min-h-9 file:rounded file:border-0 file:bg-mist file:px-3 file:font-semibold hover:file:bg-line disabled:opacity-50"
      />
      <div id={`${id}-state`} className="text-sm">
        <p role="status" className="mt-1 text-ink-soft empty:hidden">
          {isSending ? 'Uploading…' : ''}
        </p>
        <p role="alert" className="mt-1 font-medium text-error empty:hidden">
          {errorText}
        </p>
      </div>
    </div>
  );
}
