import { useRef, useState } from 'react';
import { productLimits as limits } from '../../../limits.ts';
import { AddButton, AdderField, addOnEnter } from './adder.tsx';
import { FormGroup } from './form-group.tsx';
import { OrderedEntries } from './ordered-entries.tsx';

type Pair = [name: string, text: string];
type SpecificationEditorProps = {
  pairs: Pair[];
  fault: string | undefined;
  onChange: (pairs: Pair[]) => void;
};

/** Edits the specifications of a product, as keys and values. */
export function SpecificationEditor({ pairs, fault, onChange }: SpecificationEditorProps) {
  const [[name, text], setPair] = useState<Pair>(['', '']);
  const [errorText, setErrorText] = useState<string>();
  const key = useRef<HTMLInputElement>(null);
  const type = (typed: Pair) => {
    setPair(typed);
    setErrorText(undefined);
  };
  const add = () => {
    const pair: Pair = [name.trim(), text.trim()];
    const isThere = pairs.some(([each]) => each.toLowerCase() === pair[0].toLowerCase());
    const isMissing = pair.includes('');
    setErrorText(
      isMissing
        ? 'Please enter both a key and a value'
        : isThere
          ? 'This key is there already'
          : undefined,
    );
    if (isMissing || isThere) return;
    onChange([...pairs, pair]);
    setPair(['', '']);
    key.current?.focus();
  };
  return (
    <FormGroup title="Specifications">
      <OrderedEntries
        label="Specifications"
        entries={pairs}
        nameOf={([each]) => each}
        renderEntry={([each, value]) => (
          <span>
            <span className="font-semibold">{each}</span>: {value}
          </span>
        )}
        onChange={onChange}
      />
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-[1_1_8rem]">
          <AdderField
            ref={key}
            label="Key"
            value={name}
            maxLength={limits.specificationName}
            error={errorText ?? fault}
            onChange={({ target }) => type([target.value, text])}
            onKeyDown={addOnEnter(add)}
          />
        </div>
        <div className="min-w-0 flex-[1_1_8rem]">
          <AdderField
            label="Value"
            value={text}
            maxLength={limits.specificationText}
            onChange={({ target }) => type([name, target.value])}
            onKeyDown={addOnEnter(add)}
          />
        </div>
        <AddButton onClick={add}>Add specification</AddButton>
      </div>
    </FormGroup>
  );
}
