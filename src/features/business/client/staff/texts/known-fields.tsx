import { readField, textFieldNames } from '../../../text-fields.ts';
import type { Text } from '../../../texts/texts.ts';

/** What texts can name in braces, with what it reads now. @param text with what only it can name */
export function KnownFields({ text = {} }: { text?: Partial<Pick<Text, 'parts' | 'own'>> }) {
  const { parts = [], own = {} } = text;
  return (
    <details className="mt-8 text-sm sm:col-span-full">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        What you can put in braces
      </summary>
      <p className="max-w-[60ch]">
        The site puts in what the settings say. A sentence with something you don’t have is left
        out.
      </p>
      <dl className="mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)]">
        {Object.entries(own).map(([name, { example, mayLack }]) => (
          <Known
            key={name}
            name={name}
            meaning={`For example ${example}${mayLack ? ', where there is one' : ''}`}
          />
        ))}
        {textFieldNames.map((name) => (
          <Known
            key={name}
            name={name}
            meaning={readField(name) ?? 'You have none at the moment'}
          />
        ))}
        {parts.map((name) => (
          <Known key={name} name={name} meaning="Put in by the page. Needed once, on its own." />
        ))}
      </dl>
    </details>
  );
}

const Known = ({ name, meaning }: { name: string; meaning: string }) => (
  <>
    <dt className="font-mono whitespace-nowrap">{`{${name}}`}</dt>
    <dd className="wrap-anywhere text-ink-soft max-sm:mb-1.5">{meaning}</dd>
  </>
);
