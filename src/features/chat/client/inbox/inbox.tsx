import '../chat.css';
import './thread.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { Conversation, Message } from '../../contract.ts';
import { ConversationColumn } from './conversation-column.tsx';
import { type InboxView, viewOf } from './conversation-list.ts';
import { requestChange } from './inbox-api.ts';
import { Thread } from './thread.tsx';
import { useConversations } from './use-conversations.ts';
import { useSelectedConversation } from './use-selected-conversation.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTeamChat } from './use-team-chat.ts';
import { VisitorPanel } from './visitor-panel.tsx';

type InboxProps = {
  me: string;
  /** Renders what other features know about a visitor, as terms and descriptions. */
  renderRecords: (conversation: Conversation) => ReactNode;
  /** Renders the number and the address that a visitor told, as terms and descriptions. */
  renderContact: (conversation: Conversation) => ReactNode;
  /** Renders the link to an estimate that a note names. */
  renderEstimate: (estimateId: string) => ReactNode;
  /** Where the details are shown if there is room for a third column. */
  detailsColumn: HTMLElement | null;
  /** Renders actions beside an answer of the assistant to a message of the customer. */
  renderAnswerActions: (conversationId: string, messageId: string) => ReactNode;
  /** Renders the cards of a message, for reading. */
  renderCards: (message: Message) => ReactNode;
  onPresence: (teamMemberId: string, isOnline: boolean) => void;
  /** Called when the server refuses the socket. @returns whether to connect again */
  onRefused: () => Promise<boolean>;
  /** Text of the message that offers a visit. */
  visitOffer: string;
};

/** The staff inbox: the list of conversations, the open thread and its visitor. */
export default function Inbox({
  me,
  renderRecords,
  renderContact,
  renderEstimate,
  detailsColumn,
  renderAnswerActions,
  renderCards,
  visitOffer,
  ...events
}: InboxProps) {
  const [view, setView] = useState<InboxView>({ filter: 'all', search: '' });
  const [chosen, choose] = useSelectedConversation();
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  const searchField = useRef<HTMLInputElement>(null);
  const conversations = useConversations(view);
  const { connection, state } = useTeamChat(me, (frame) => {
    conversations.handle(frame);
    if (frame.type === 'presence' && 'teamMemberId' in frame)
      events.onPresence(frame.teamMemberId, frame.online);
  });
  const { known, readOne } = conversations;
  const shown = viewOf(known, view, me);
  const open = chosen === null ? undefined : known.get(chosen);
  useEffect(() => {
    if (chosen !== null && !open) readOne(chosen);
  }, [chosen, open, readOne]);
  const { onRefused } = events;
  useEffect(() => {
    if (state.status !== 'refused') return;
    onRefused().then(
      (mayConnect) => mayConnect && connection.connect(),
      () => connection.connect(),
    );
  }, [state.status, onRefused, connection]);

  const change = async (id: string, body: Parameters<typeof requestChange>[1]) => {
    try {
      conversations.put(await requestChange(id, body));
      if (body.status) showToast({ title: 'Conversation updated' });
    } catch (error) {
      const description = errorMessage(error);
      showToast({ title: 'Update Failed', description, variant: 'destructive' });
    }
  };
  const resolve = () =>
    open && change(open.id, { status: open.status === 'active' ? 'resolved' : 'active' });
  const step = (by: 1 | -1) => {
    const at = shown.findIndex(({ id }) => id === chosen);
    const next = shown[at < 0 ? 0 : Math.min(Math.max(at + by, 0), shown.length - 1)];
    if (!next) return;
    choose(next.id);
    document.querySelector<HTMLElement>(`[data-conversation="${next.id}"]`)?.focus();
  };
  const shortcuts = useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    r: resolve,
    '/': () => searchField.current?.focus(),
  });
  return (
    <div className="flex min-h-0 min-w-0 flex-1">
      <h1 className="sr-only">Team chat</h1>
      <section
        aria-label="Conversations"
        className={`w-full flex-col border-line min-[821px]:flex min-[821px]:w-80 min-[821px]:shrink-0 min-[821px]:border-r ${chosen === null ? 'flex' : 'hidden'}`}
      >
        <ConversationColumn
          view={view}
          searchField={searchField}
          shown={shown}
          chosen={chosen}
          me={me}
          shortcuts={shortcuts}
          status={conversations.status}
          onView={setView}
          onChoose={choose}
          onStep={step}
          onReadAgain={conversations.readAgain}
          onReadMore={conversations.readMore}
        />
      </section>
      <section
        aria-label="Conversation"
        className={`chat-thread min-w-0 flex-1 flex-col min-[821px]:flex ${chosen === null ? 'hidden' : 'flex'}`}
      >
        {open ? (
          <Thread
            key={open.id}
            conversation={open}
            connection={connection}
            state={state}
            me={me}
            draft={drafts[open.id] ?? ''}
            onDraft={(draft) => setDrafts((before) => ({ ...before, [open.id]: draft }))}
            onBack={() => choose(null)}
            onResolve={resolve}
            onTake={() => change(open.id, { takenBy: open.takenBy ? null : 'me' })}
            onBookVisit={() => connection.say(visitOffer, open.id)}
            renderAnswerActions={(messageId) => renderAnswerActions(open.id, messageId)}
            renderCards={renderCards}
            detailsColumn={detailsColumn}
            panel={
              <VisitorPanel
                conversation={open}
                contact={renderContact(open)}
                renderEstimate={renderEstimate}
              >
                {renderRecords(open)}
              </VisitorPanel>
            }
          />
        ) : (
          <div className="grid flex-1 content-center justify-items-center p-8 text-center">
            <p className="max-w-[36ch] text-ink-soft">
              Choose a conversation to read and answer it.
            </p>
          </div>
        )}
      </section>
    </div>
  );
}
