import { TextsPanel } from '#features/business/client/staff/texts/texts-panel.tsx';
import { TextPreview } from '../../texts/text-preview.tsx';

export default function TextsTab() {
  return <TextsPanel renderPreview={(name, text) => <TextPreview name={name} text={text} />} />;
}
