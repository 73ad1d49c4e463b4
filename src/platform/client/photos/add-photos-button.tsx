import { type ReactNode, useRef } from 'react';

type AddPhotosButtonProps = {
  className: string;
  disabled?: boolean;
  children?: ReactNode;
  onPick: (files: File[]) => void;
};

/** Opens what the device offers for pictures: on a phone the camera and the photos on it. */
export function AddPhotosButton({
  className,
  disabled,
  children = 'Add photos',
  onPick,
}: AddPhotosButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid">
      <button
        type="button"
        className={className}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Reset, so that the same file can be chosen again.
          target.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
    </div>
  );
}
