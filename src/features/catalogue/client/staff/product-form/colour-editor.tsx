import { useRef, useState } from 'react';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { Picture } from '#platform/client/ui/picture.tsx';
import { productLimits as limits } from '../../../limits.ts';
import type { ColourOption } from '../../../vocabulary.ts';
import { ColourChip } from '../../product/colour-chip.tsx';
import { AddButton, AdderField, addOnEnter } from './adder.tsx';
import { FormGroup } from './form-group.tsx';
import { ImageUpload } from './image-upload.tsx';
import { OrderedEntries } from './ordered-entries.tsx';

type ColourEditorProps = {
  colours: ColourOption[];
  error: string | undefined;
  onChange: (colours: ColourOption[]) => void;
  onBusy: (isBusy: boolean) => void;
};

const none = { name: '', hex: '', imageUrl: '' };
const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** Edits the colours of a product: a name, and optionally a colour value and an image. */
export function ColourEditor({ colours, error, onChange, onBusy }: ColourEditorProps) {
  const [{ name, hex, imageUrl }, setColour] = useState(none);
  const [errorText, setErrorText] = useState<{ name?: string; hex?: string }>({});
  const nameField = useRef<HTMLInputElement>(null);
  const change = (part: Partial<typeof none>) => {
    setColour((old) => ({ ...old, ...part }));
    setErrorText({});
  };
  const add = () => {
    const colour = { name: name.trim(), hex: hex.trim() };
    const isThere = colours.some((each) => each.name.toLowerCase() === colour.name.toLowerCase());
    const wrong = {
      ...(colour.name === '' && { name: 'Please enter a name' }),
      ...(isThere && { name: 'This colour is there already' }),
      ...(colour.hex && !isHex(colour.hex) && { hex: 'Must be a colour such as #b5651d' }),
    };
    setErrorText(wrong);
    if (Object.keys(wrong).length > 0) return;
    onChange([
      ...colours,
      { name: colour.name, ...(colour.hex && { hex: colour.hex }), ...(imageUrl && { imageUrl }) },
    ]);
    setColour(none);
    nameField.current?.focus();
  };
  return (
    <FormGroup title="Colour options">
      <OrderedEntries
        label="Colour options"
        entries={colours}
        nameOf={(colour) => colour.name}
        renderEntry={(colour) => (
          <>
            <ColourChip colour={colour} className="size-7 shrink-0" />
            <span>{colour.name}</span>
          </>
        )}
        onChange={onChange}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <AdderField
          ref={nameField}
          label="Colour name"
          value={name}
          maxLength={limits.colourName}
          error={errorText.name ?? error}
          onChange={({ target }) => change({ name: target.value })}
          onKeyDown={addOnEnter(add)}
        />
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <AdderField
              label="Colour code (optional)"
              value={hex}
              maxLength={7}
              placeholder="#b5651d"
              spellCheck={false}
              error={errorText.hex}
              onChange={({ target }) => change({ hex: target.value })}
              onKeyDown={addOnEnter(add)}
            />
          </div>
          <input
            type="color"
            aria-label="Pick the colour"
            value={isHex(hex) ? hex : '#ffffff'}
            onChange={({ target }) => change({ hex: target.value })}
            className="mt-6 h-11 w-12 shrink-0 rounded border border-line-strong bg-white p-1"
          />
        </div>
        <ImageUpload
          label="Colour picture (optional)"
          onUploaded={(url) => change({ imageUrl: url })}
          onBusy={onBusy}
        />
        <div className="flex flex-wrap items-end gap-3">
          {imageUrl && (
            <>
              <Picture
                src={imageUrl}
                alt="The new colour"
                width={160}
                height={160}
                sizes="44px"
                className="size-11 rounded object-cover"
              />
              <button
                type="button"
                className={`${compactButton} min-h-11`}
                onClick={() => change({ imageUrl: '' })}
              >
                Remove<span className="sr-only"> the colour picture</span>
              </button>
            </>
          )}
          <AddButton onClick={add}>Add colour</AddButton>
        </div>
      </div>
    </FormGroup>
  );
}
