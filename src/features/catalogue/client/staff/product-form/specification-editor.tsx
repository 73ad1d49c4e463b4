import { productLimits as limits } from '../../../limits.ts';
import { TextEntryEditor } from './text-entry-editor.tsx';

type Pair = [name: string, text: string];
type SpecificationEditorProps = {
  pairs: Pair[];
  error: string | undefined;
  onChange: (pairs: Pair[]) => void;
};

/** Edits the specifications of a product, as keys and values. */
export function SpecificationEditor({ pairs, error, onChange }: SpecificationEditorProps) {
  return (
    <TextEntryEditor<Pair>
      title="Specifications"
      entries={pairs}
      nameOf={([name]) => name}
      renderEntry={([name, text]) => (
        <span>
          <span className="font-semibold">{name}</span>: {text}
        </span>
      )}
      fields={[
        { label: 'Key', newLabel: 'Key', maxLength: limits.specificationName },
        { label: 'Value', newLabel: 'Value', maxLength: limits.specificationText },
      ]}
      toTexts={(pair) => pair}
      toEntry={([name = '', text = '']) => [name, text]}
      fieldWidth="flex-[1_1_8rem]"
      buttonLabel="Add specification"
      messages={{
        missing: 'Please enter both a key and a value',
        duplicate: 'This key is already in the list',
      }}
      error={error}
      onChange={onChange}
    />
  );
}
