import { useEffect, useRef } from 'react';
import type { ColourOption } from '../../../product-options.ts';
import { ColourChip } from '../../product/colour-chip.tsx';
import { stockWords } from '../draft/product-labels.ts';
import { AddButton, addOnEnter, EditButtons, editKeys } from './adder.tsx';
import { ColourFields, useColourDraft } from './colour-fields.tsx';
import { FormGroup } from './form-group.tsx';
import { OrderedEntries } from './ordered-entries.tsx';

type ColourEditorProps = {
  colours: ColourOption[];
  error: string | undefined;
  onChange: (colours: ColourOption[]) => void;
  onBusy: (isBusy: boolean) => void;
};

/** Edits the colours of a product. */
export function ColourEditor(props: ColourEditorProps) {
  const { colours, onChange, onBusy } = props;
  return (
    <FormGroup title="Colour options">
      <OrderedEntries
        label="Colour options"
        entries={colours}
        nameOf={(colour) => colour.name}
        renderEntry={(colour) => (
          <>
            <ColourChip colour={colour} className="size-7 shrink-0" />
            <span>
              {colour.name}
              {colour.stock && (
                <span className="text-ink-soft">, {stockWords[colour.stock].toLowerCase()}</span>
              )}
            </span>
          </>
        )}
        renderEditor={(at, finish) => (
          <EditedColour
            colour={colours[at] as ColourOption}
            others={colours.toSpliced(at, 1)}
            onBusy={onBusy}
            onFinish={finish}
          />
        )}
        onChange={onChange}
      />
      <NewColour {...props} />
    </FormGroup>
  );
}

function NewColour({ colours, error, onChange, onBusy }: ColourEditorProps) {
  const { draft, errors, change, read, clear } = useColourDraft({ name: '' }, colours);
  const nameField = useRef<HTMLInputElement>(null);
  const add = () => {
    const colour = read();
    if (colour === undefined) return;
    onChange([...colours, colour]);
    clear();
    nameField.current?.focus();
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <ColourFields
        draft={draft}
        errors={{ ...errors, name: errors.name ?? error }}
        change={change}
        nameField={nameField}
        onBusy={onBusy}
        onKeyDown={addOnEnter(add)}
      />
      <div className="flex items-end">
        <AddButton onClick={add}>Add colour</AddButton>
      </div>
    </div>
  );
}

type EditedColourProps = {
  colour: ColourOption;
  others: readonly ColourOption[];
  onBusy: (isBusy: boolean) => void;
  /** Called with the changed colour, or without one when the edit is cancelled. */
  onFinish: (colour?: ColourOption) => void;
};

/** The fields of a colour in its place. Enter keeps the change, Escape drops it. */
function EditedColour({ colour, others, onBusy, onFinish }: EditedColourProps) {
  const { draft, errors, change, read } = useColourDraft(colour, others);
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => nameField.current?.select(), []);
  const keep = () => {
    const changed = read();
    if (changed !== undefined) onFinish(changed);
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <ColourFields
        draft={draft}
        errors={errors}
        change={change}
        edited={colour.name}
        nameField={nameField}
        onBusy={onBusy}
        onKeyDown={editKeys(keep, onFinish)}
      />
      <EditButtons name={colour.name} onKeep={keep} onCancel={() => onFinish()} />
    </div>
  );
}
