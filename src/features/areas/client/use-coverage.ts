import { useState } from 'react';
import { useSearch } from 'wouter';
import { useRead } from '#platform/client/reads/use-read.ts';
import { parseOutcode, postcodeMessage } from '../postcode.ts';
import { coverageQuery } from './api.ts';

/** State of the postcode check: the input, the postcode asked about, and the result. */
export function useCoverage() {
  const [asked, setAsked] = useState(new URLSearchParams(useSearch()).get('postcode') ?? '');
  const known = parseOutcode(asked) !== undefined;
  const { data, error, isFetching } = useRead(coverageQuery(asked), known);
  const isWrong = asked !== '' && !known;
  return {
    asked,
    ask: setAsked,
    answer: known ? data : undefined,
    isAsking: known && isFetching,
    errorText: isWrong
      ? `A postcode ${postcodeMessage}`
      : known && error
        ? describeError(error)
        : undefined,
  };
}

export type CoverageQuestion = ReturnType<typeof useCoverage>;

/**
 * The sentence of a problem document without the field's name; an error in the page's data is a plain
 * object.
 */
function describeError(thrown: Error): string {
  const error = thrown as Error & { status?: number; detail?: string };
  if (error.status !== 400 || !error.detail)
    return 'We couldn’t look that up just now. Please try again, or call us.';
  const sentence = error.detail.replace(/^postcode: /, '');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
