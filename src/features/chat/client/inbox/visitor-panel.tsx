import type { ReactNode } from 'react';
import { shortInstant } from '#platform/dates/short-dates.ts';
import type { Conversation } from '../../contract.ts';
import { nameConversation } from '../../conversation-name.ts';
import { NoteList } from './note-list.tsx';

type VisitorPanelProps = {
  conversation: Conversation;
  /** The number and the address that the visitor told, as terms and descriptions. */
  contact: ReactNode;
  /** Renders the link to an estimate that a note names. */
  renderEstimate: (estimateId: string) => ReactNode;
  /** What other features know about the visitor. */
  children: ReactNode;
};

/** Side panel: contact details, the visitor's current page, and notes. */
export function VisitorPanel({
  conversation,
  contact,
  renderEstimate,
  children,
}: VisitorPanelProps) {
  const { customerEmail, subject, createdAt } = conversation;
  return (
    <>
      <h3 className="text-base font-semibold wrap-anywhere">{nameConversation(conversation)}</h3>
      <dl className="mt-3 grid gap-3 text-sm wrap-anywhere [&_dt]:font-semibold [&_dt]:text-ink-soft">
        {customerEmail && (
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${customerEmail}`} className="link">
                {customerEmail}
              </a>
            </dd>
          </div>
        )}
        {contact}
        <div>
          <dt>Subject</dt>
          <dd>{subject}</dd>
        </div>
        <div>
          <dt>First wrote</dt>
          <dd>
            <time dateTime={createdAt}>{shortInstant(createdAt)}</time>
          </dd>
        </div>
        {children}
      </dl>
      <NoteList key={conversation.id} conversation={conversation} renderEstimate={renderEstimate} />
    </>
  );
}
