import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { checkText, type TextProblem } from '../../../texts/check-text.ts';
import { type MailName, type MailText, mailTexts } from '../../../texts/mail-texts.ts';
import type { TextValues } from '../../../texts/text-kinds.ts';
import { mailPreviewQuery } from './api.ts';

/** Typing asks for no preview of each letter. */
const pauseMs = 400;

/** The email as it would be sent, for each occasion that has words of its own. */
export function MailPreview({ name, draft }: { name: MailName; draft: TextValues }) {
  const text: MailText = mailTexts[name];
  const shown = useSettled(draft);
  const { problem } = checkText(text, shown);
  const { data, error, refetch } = useQuery({
    ...mailPreviewQuery(name, shown),
    placeholderData: keepPreviousData,
    enabled: !problem,
  });
  if (error && !data) return <LoadError error={error} onTryAgain={() => refetch()} />;
  if (!data && !problem) return <div className="skeleton h-96" aria-hidden="true" />;
  return (
    <div className="grid gap-6">
      {problem && (
        <p className="text-sm text-ink-soft">
          Your last change isn’t shown yet. {labelOf(text, problem)}: {problem.message}
        </p>
      )}
      {data?.map(({ when, subject, html }) => (
        <article key={when}>
          {when && <h3 className="mb-1 text-sm font-semibold">{when}</h3>}
          <p className="mb-2 text-sm wrap-anywhere">
            <span className="text-ink-soft">Subject: </span>
            {subject}
          </p>
          <Letter html={html} />
        </article>
      ))}
    </div>
  );
}

const labelOf = ({ fields, label }: MailText, { field }: TextProblem) =>
  fields[field.split(/[.[]/, 1)[0] ?? '']?.label ?? label;

/** The value, once it has been the same for a moment. */
function useSettled<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(settled);
}

/**
 * Shows the HTML of an email apart from the styles of this page. The page's policy forbids style attributes, so each is
 * set by script.
 */
function Letter({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const { body } = new DOMParser().parseFromString(
      html.replaceAll(' style="', ' data-style="'),
      'text/html',
    );
    for (const part of body.querySelectorAll<HTMLElement>('[data-style]')) {
      part.style.cssText = part.dataset.style ?? '';
      delete part.dataset.style;
    }
    root.replaceChildren(...body.children);
  }, [html]);
  return <div ref={host} inert className="overflow-hidden rounded border border-line" />;
}
