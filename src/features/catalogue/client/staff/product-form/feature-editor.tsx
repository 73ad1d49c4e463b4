import { productLimits as limits } from '../../../limits.ts';
import { TextEntryEditor } from './text-entry-editor.tsx';

type FeatureEditorProps = {
  features: string[];
  error: string | undefined;
  onChange: (features: string[]) => void;
};

/** Edits the features of a product. */
export function FeatureEditor({ features, error, onChange }: FeatureEditorProps) {
  return (
    <TextEntryEditor
      title="Features"
      entries={features}
      nameOf={(feature) => feature}
      renderEntry={(feature) => feature}
      fields={[{ label: 'Text', newLabel: 'New feature', maxLength: limits.feature }]}
      toTexts={(feature) => [feature]}
      toEntry={([feature = '']) => feature}
      fieldWidth="flex-[1_1_14rem]"
      buttonLabel="Add feature"
      messages={{
        missing: 'Please enter a feature',
        duplicate: 'This feature is already in the list',
      }}
      error={error}
      onChange={onChange}
    />
  );
}
