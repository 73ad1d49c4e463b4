import { type KeyboardEventHandler, type Ref, useState } from 'react';
import { ImageUpload } from '#platform/client/staff/image-upload.tsx';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { SelectField, TextField } from '#platform/client/ui/field.tsx';
import { Picture } from '#platform/client/ui/picture.tsx';
import { productLimits as limits } from '../../../limits.ts';
import { type ColourOption, type StockStatus, stockStatuses } from '../../../product-options.ts';
import { stockWords } from '../draft/product-labels.ts';

type Draft = Required<Omit<ColourOption, 'stock'>> & { stock: StockStatus | '' };
const empty: Draft = { name: '', hex: '', imageUrl: '', code: '', stock: '' };
const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/**
 * A colour while it is typed. `read` returns the colour, or undefined with an error at the field that
 * is wrong: no name, a name that `others` have, an invalid code.
 */
export function useColourDraft(initial: ColourOption, others: readonly ColourOption[]) {
  const [draft, setDraft] = useState<Draft>({ ...empty, ...initial });
  const [errors, setErrors] = useState<{ name?: string; hex?: string }>({});
  const change = (part: Partial<Draft>) => {
    setDraft((old) => ({ ...old, ...part }));
    setErrors({});
  };
  const read = (): ColourOption | undefined => {
    const name = draft.name.trim();
    const hex = draft.hex.trim();
    const isThere = others.some((each) => each.name.toLowerCase() === name.toLowerCase());
    const wrong = {
      ...(name === '' && { name: 'Please enter a name' }),
      ...(isThere && { name: 'This colour is already in the list' }),
      ...(hex && !isHex(hex) && { hex: 'Must be a colour such as #b5651d' }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const code = draft.code.trim();
    const { imageUrl, stock } = draft;
    return {
      name,
      ...(hex && { hex }),
      ...(imageUrl && { imageUrl }),
      ...(code && { code }),
      ...(stock && { stock }),
    };
  };
  return { draft, errors, change, read, clear: () => change(empty) };
}

type ColourFieldsProps = {
  draft: Draft;
  errors: { name?: string | undefined; hex?: string | undefined };
  change: (part: Partial<Draft>) => void;
  /** The colour that is edited in its place; without it the fields are for a new one. */
  edited?: string;
  nameField: Ref<HTMLInputElement>;
  onBusy: (isBusy: boolean) => void;
  onKeyDown: KeyboardEventHandler;
};

/** The fields of one colour: its name, and what else is known of it. */
export function ColourFields(props: ColourFieldsProps) {
  const { draft, errors, change, edited, nameField, onBusy, onKeyDown } = props;
  const { name, hex, imageUrl, code, stock } = draft;
  // By these attributes the form finds what was typed and not kept.
  const marks = edited === undefined ? { 'data-adder': '' } : {};
  const texts = (label: string) =>
    edited === undefined
      ? { label: label === 'Colour name' ? label : `${label} (optional)` }
      : { label, 'aria-label': `${label} of ${edited}` };
  return (
    <>
      <TextField
        {...texts('Colour name')}
        {...marks}
        {...(edited !== undefined && { 'data-entry-edit': '' })}
        ref={nameField}
        autoComplete="off"
        value={name}
        maxLength={limits.colourName}
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
        onKeyDown={onKeyDown}
      />
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            {...texts('Colour code')}
            {...marks}
            autoComplete="off"
            value={hex}
            maxLength={7}
            placeholder="#b5651d"
            spellCheck={false}
            error={errors.hex}
            onChange={({ target }) => change({ hex: target.value })}
            onKeyDown={onKeyDown}
          />
        </div>
        <input
          type="color"
          aria-label={edited === undefined ? 'Pick the colour' : `Pick the colour of ${edited}`}
          value={isHex(hex) ? hex : '#ffffff'}
          onChange={({ target }) => change({ hex: target.value })}
          className="mt-6 h-11 w-12 shrink-0 rounded border border-line-strong bg-white p-1"
        />
      </div>
      <TextField
        {...texts('Supplier’s code')}
        {...marks}
        autoComplete="off"
        value={code}
        maxLength={limits.sku}
        onChange={({ target }) => change({ code: target.value })}
        onKeyDown={onKeyDown}
      />
      <SelectField
        {...texts('Stock of the colour')}
        value={stock}
        onChange={({ target }) => change({ stock: target.value as Draft['stock'] })}
      >
        <option value="">As the product</option>
        {stockStatuses.map((status) => (
          <option key={status} value={status}>
            {stockWords[status]}
          </option>
        ))}
      </SelectField>
      <ImageUpload
        {...texts('Colour picture')}
        onUploaded={({ url }) => change({ imageUrl: url })}
        onBusy={onBusy}
      />
      {imageUrl && (
        <div className="flex items-end gap-3">
          <Picture
            src={imageUrl}
            alt={edited === undefined ? 'The new colour' : `The picture of ${edited}`}
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
        </div>
      )}
    </>
  );
}
