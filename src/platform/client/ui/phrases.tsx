import { Fragment } from 'react';

/** A heading that breaks between its phrases, which are separated by line feeds, before it breaks inside one. */
export function Phrases({ text }: { text: string }) {
  return text.split('\n').map((phrase) => (
    <Fragment key={phrase}>
      <span className="inline-block">{phrase}</span>{' '}
    </Fragment>
  ));
}
