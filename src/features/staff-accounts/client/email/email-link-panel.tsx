import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { errorMessage } from '#platform/client/error-message.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { meQuery } from '../me-query.ts';
import { requestCompletion, requestStop, requestVerification } from './api-email.ts';

/** What a link in an email about an address does. */
export type EmailLinkAction = 'verify' | 'change' | 'cancel';

type Words = {
  question: string;
  button: string;
  /** Carries it out. @returns what is so now @throws RequestError */
  act: (token: string) => Promise<string>;
};

const actions: Record<EmailLinkAction, Words> = {
  verify: {
    question: 'Did you register for a staff account with this email address?',
    button: 'Yes, verify my address',
    act: async (token) => {
      const { isActive } = await requestVerification(token);
      return isActive
        ? 'Thank you. Your email address is verified.'
        : 'Thank you. Your email address is verified. You can log in once an admin has approved your account.';
    },
  },
  change: {
    question: 'Would you like to log in with this email address from now on?',
    button: 'Yes, use this address',
    act: async (token) => {
      await requestCompletion(token);
      return 'Your email address has changed. Please log in with it from now on. You’ve been signed out everywhere but where you asked for it.';
    },
  },
  cancel: {
    question:
      'Someone asked to change the email address of your staff account. If it wasn’t you, stop it here.',
    button: 'Stop the change',
    act: async (token) => {
      await requestStop(token);
      return 'The change is stopped, and your account is signed out everywhere. Whoever asked for it may know your password: please choose a new one with “Forgotten password?” on the login page.';
    },
  },
};

type EmailLinkPanelProps = { action: EmailLinkAction; token: string };

/**
 * Carries out what a link in an email is for. It takes a press: programs that open the links of emails, to check them,
 * must not do it.
 */
export function EmailLinkPanel({ action, token }: EmailLinkPanelProps) {
  const queries = useQueryClient();
  const { question, button, act } = actions[action];
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<string>();
  const [errorText, setErrorText] = useState<string>();
  const outcomeText = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (outcome) outcomeText.current?.focus();
  }, [outcome]);
  const carryOut = async () => {
    setIsBusy(true);
    setErrorText(undefined);
    try {
      setOutcome(await act(token));
    } catch (error) {
      setErrorText(errorMessage(error));
    }
    setIsBusy(false);
    await queries.invalidateQueries(meQuery);
  };
  if (outcome)
    return (
      <>
        <p ref={outcomeText} tabIndex={-1}>
          {outcome}
        </p>
        <p className="mt-4">
          <Link href="/team-chat" className="link">
            Go to the login
          </Link>
        </p>
      </>
    );
  return (
    <>
      <p>{question}</p>
      <p role="alert" className="mt-4 font-medium text-error empty:hidden">
        {errorText}
      </p>
      <Button look="brand" className="mt-5" disabled={isBusy} onClick={carryOut}>
        {button}
      </Button>
    </>
  );
}
