import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { sayCoverage } from '#features/areas/client/coverage-text.ts';
import type { getCoverage } from '#features/areas/contract.ts';
import { parseOutcode } from '#features/areas/postcode.ts';
import { messages } from '#features/booking/limits.ts';
import type { CardFormProps } from '#features/chat/client/cards/card-form-props.ts';
import { errorMessage } from '#platform/client/error-message.ts';
import { callEndpoint } from '#platform/client/request.ts';
import { tidyPostcode } from '#platform/uk-postcode.ts';
import { DetailFields } from './card-fields.tsx';

/** Whether the firm comes to a postcode. */
export function CoverageCard({ card, typed, change, say }: CardFormProps<'coverage'>) {
  const { covered, miles, area, place } = card;
  const postcode = typed.postcode ?? card.postcode ?? '';
  const [error, setError] = useState<string>();
  const asked = useRef(0);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    const outcode = parseOutcode(postcode)?.outcode;
    if (!outcode) return setError(messages.postcode);
    const query = { postcode: tidyPostcode(postcode) ?? outcode };
    asked.current += 1;
    const request = asked.current;
    setError(undefined);
    try {
      const answer = await callEndpoint<typeof getCoverage>('GET', '/api/coverage', { query });
      if (request !== asked.current) return;
      change({
        ...query,
        typed: { postcode: '' },
        place: undefined,
        covered: answer.covered,
        miles: Math.round(answer.miles),
        area: answer.nearestArea ?? undefined,
      });
    } catch (failure) {
      if (request === asked.current) setError(errorMessage(failure).replace(/^postcode: /, ''));
    }
  };
  return (
    <form noValidate className="message-card-form" onSubmit={check}>
      <div className="message-card-pair">
        <DetailFields
          names={['postcode']}
          values={{ postcode }}
          errors={{ postcode: error }}
          enter={(_, value) => {
            setError(undefined);
            change({ typed: { postcode: value } });
          }}
        />
        <button type="submit" className="chat-reply">
          Check
        </button>
      </div>
      <div role="status">
        {covered !== undefined && (
          <p>
            <strong>{card.postcode ?? place}</strong>
            {': '}
            {miles === undefined
              ? covered
                ? 'we cover your area.'
                : 'outside our usual area.'
              : lowerFirst(sayCoverage({ miles, covered }))}
            {covered && area && (
              <>
                {' '}
                <Link href={`/area/${area.slug}`} className="message-card-link">
                  Flooring in {area.name}
                </Link>
              </>
            )}
          </p>
        )}
      </div>
      {covered && (
        <button type="button" className="chat-reply" onClick={() => say('Book a free measure')}>
          Book a free measure
        </button>
      )}
    </form>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
