import { useQuery } from '@tanstack/react-query';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import type { TextName } from '../../../texts/texts.ts';
import { staffTextQuery } from './api.ts';
import { type RenderPreview, TextForm } from './text-form.tsx';

type TextEditorProps = { name: TextName; renderPreview: RenderPreview; onClose: () => void };

/** Loads a text for its form. */
export function TextEditor({ name, renderPreview, onClose }: TextEditorProps) {
  const { data, error, refetch } = useQuery(staffTextQuery(name));
  if (error && !data) return <LoadError error={error} onTryAgain={() => refetch()} />;
  if (!data) return <div className="skeleton h-96" aria-hidden="true" />;
  return <TextForm name={name} stored={data} renderPreview={renderPreview} onClose={onClose} />;
}
