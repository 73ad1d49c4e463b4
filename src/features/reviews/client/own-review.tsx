import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { firm } from '#features/business/firm.ts';
import { errorMessage } from '#platform/client/error-message.ts';
import { useReads } from '#platform/client/reads/use-read.ts';
import { Button } from '#platform/client/ui/button.tsx';
import type { OwnReview as OwnReviewData } from '../contract.ts';
import { ownReviewQuery, requestReview, requestStop } from './api.ts';
import { ReviewForm } from './review-form.tsx';
import { describeWriter } from './review-list.tsx';

type OwnReviewProps = { token: string; own: OwnReviewData };

/** The page behind the link of a review: its form, or thanks; and the end of such emails. */
export function OwnReview({ token, own }: OwnReviewProps) {
  const reads = useReads();
  const asksToStop = new URLSearchParams(useSearch()).has('stop');
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasSent, setHasSent] = useState(false);
  useEffect(() => {
    if (hasSent) heading.current?.focus();
  }, [hasSent]);
  const { firstName, isWritten } = own;
  const greet = (sentence: string) =>
    firstName ? `${firstName}, ${sentence}` : sentence.charAt(0).toUpperCase() + sentence.slice(1);
  if (asksToStop) return <StopEmails token={token} own={own} />;
  if (isWritten)
    return (
      <>
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {greet('thank you for your review')}
        </h1>
        <p className="mt-4 max-w-[60ch]">
          We’ll read it before it’s published. If there’s anything we should put right, call us on{' '}
          <a href={firm().phone.href} className="link font-semibold whitespace-nowrap tabular-nums">
            {firm().phone.display}
          </a>
          .
        </p>
      </>
    );
  return (
    <>
      <h1 className="text-3xl">{greet('how did we do?')}</h1>
      <ReviewForm
        writer={describeWriter(own)}
        onSend={async (review) => {
          reads.set(ownReviewQuery(token), await requestReview(token, review));
          setHasSent(true);
        }}
      />
    </>
  );
}

function StopEmails({ token, own: { hasStopped } }: OwnReviewProps) {
  const reads = useReads();
  const [errorText, setErrorText] = useState('');
  const [isSending, setIsSending] = useState(false);
  const stop = async () => {
    setIsSending(true);
    setErrorText('');
    try {
      reads.set(ownReviewQuery(token), await requestStop(token));
    } catch (error) {
      setErrorText(errorMessage(error));
      setIsSending(false);
    }
  };
  return (
    <>
      <h1 className="text-3xl">Emails that ask for reviews</h1>
      <p role="status" className="mt-4 max-w-[60ch]">
        {hasStopped
          ? 'We won’t ask you for a review again. Emails about your visits still reach you.'
          : 'Would you rather not be asked for reviews? Emails about your visits still reach you.'}
      </p>
      <p role="alert" className="mt-4 font-medium text-error empty:hidden">
        {errorText}
      </p>
      {!hasStopped && (
        <Button look="brand" className="mt-6" disabled={isSending} onClick={stop}>
          Stop these emails
        </Button>
      )}
    </>
  );
}
