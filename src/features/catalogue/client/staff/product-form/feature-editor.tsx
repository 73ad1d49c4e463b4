import { useState } from 'react';
import { productLimits as limits } from '../../../limits.ts';
import { AddButton, AdderField, addOnEnter } from './adder.tsx';
import { FormGroup } from './form-group.tsx';
import { OrderedEntries } from './ordered-entries.tsx';

type FeatureEditorProps = {
  features: string[];
  fault: string | undefined;
  onChange: (features: string[]) => void;
};

/** Edits the features of a product; Enter adds one. */
export function FeatureEditor({ features, fault, onChange }: FeatureEditorProps) {
  const [text, setText] = useState('');
  const [errorText, setErrorText] = useState<string>();
  const add = () => {
    const feature = text.trim();
    const isThere = features.some((each) => each.toLowerCase() === feature.toLowerCase());
    setErrorText(
      feature === '' ? 'Please enter a feature' : isThere ? 'It is there already' : undefined,
    );
    if (feature === '' || isThere) return;
    onChange([...features, feature]);
    setText('');
  };
  return (
    <FormGroup title="Features">
      <OrderedEntries
        label="Features"
        entries={features}
        nameOf={(feature) => feature}
        renderEntry={(feature) => feature}
        onChange={onChange}
      />
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-[1_1_14rem]">
          <AdderField
            label="New feature"
            value={text}
            maxLength={limits.feature}
            error={errorText ?? fault}
            onChange={({ target }) => {
              setText(target.value);
              setErrorText(undefined);
            }}
            onKeyDown={addOnEnter(add)}
          />
        </div>
        <AddButton onClick={add}>Add feature</AddButton>
      </div>
    </FormGroup>
  );
}
