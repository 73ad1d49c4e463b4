import { useId } from 'react';
import { ImageUpload } from '#platform/client/staff/image-upload.tsx';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { GroupError } from '#platform/client/ui/field.tsx';
import type { FirmSettings } from '../../firm-settings.ts';

type Logo = FirmSettings['look']['logo'];
type LogoFieldProps = {
  logo: Logo;
  error: string | undefined;
  onChange: (logo: Logo) => void;
};

/** The logo, uploaded at once and shown on the site once the settings are saved. */
export function LogoField({ logo, error, onChange }: LogoFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-3 sm:col-span-2">
      {logo && (
        <div className="flex flex-wrap items-center gap-4">
          <img
            src={logo.url}
            width={logo.width}
            height={logo.height}
            alt="Your logo"
            className="h-16 w-auto max-w-full rounded border border-line bg-white object-contain p-2"
          />
          <button type="button" className={compactButton} onClick={() => onChange(null)}>
            Remove the logo
          </button>
        </div>
      )}
      <ImageUpload
        label={logo ? 'Another logo' : 'Logo'}
        errorId={error && id}
        onUploaded={onChange}
        onBusy={() => undefined}
      />
      <GroupError id={id} message={error && `The logo ${error}`} />
      <p className="max-w-[68ch] text-sm text-ink-soft">
        PNG, JPEG or WebP, at most 10&nbsp;MB and 80 pixels high or more, best with a transparent
        ground. A logo that is wide stands in place of your name, any other one beside it. Without
        one, the site shows a mark in your colours.
      </p>
    </div>
  );
}
