import { Button } from '#platform/client/ui/button.tsx';
import { firstMessage, GroupError, TextField } from '#platform/client/ui/field.tsx';

type LinksEditorProps = {
  links: readonly string[];
  /** Those of the list, or of its places. */
  errors: unknown;
  onChange: (links: string[]) => void;
};

const most = 6;

/** The addresses of the firm's pages elsewhere. */
export function LinksEditor({ links, errors, onChange }: LinksEditorProps) {
  const ofPlaces = Array.isArray(errors) ? errors : [];
  return (
    <div className="grid gap-3 sm:col-span-2">
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link has no identity but its place
        <div key={index} className="flex items-start gap-2">
          <div className="flex-1">
            <TextField
              label={`Link ${index + 1}`}
              value={link}
              error={firstMessage(ofPlaces[index])}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://www.facebook.com/…"
              onChange={({ target }) => onChange(links.with(index, target.value))}
            />
          </div>
          <Button
            look="plain"
            className="mt-6 px-2!"
            onClick={() => onChange(links.toSpliced(index, 1))}
          >
            Remove<span className="sr-only"> link {index + 1}</span>
          </Button>
        </div>
      ))}
      {ofPlaces.length === 0 && <GroupError message={firstMessage(errors)} />}
      {links.length < most && (
        <Button
          look="outline"
          className="justify-self-start"
          onClick={() => onChange([...links, ''])}
        >
          Add a link
        </Button>
      )}
    </div>
  );
}
