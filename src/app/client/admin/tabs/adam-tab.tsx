import { ModelPanel } from '#features/assistant/client/staff/model-panel.tsx';
import { TaughtAnswersPanel } from '#features/assistant/client/staff/taught-answers-panel.tsx';
import { firm } from '#features/business/firm.ts';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { AssistantStats } from '../dashboard/assistant-stats.tsx';

const conversationHref = (id: string) => `/team-chat?conversation=${encodeURIComponent(id)}`;

export default function AdamTab({ member }: { member: StaffAccount }) {
  return (
    <>
      <h1 className="text-xl">{firm().assistant.name}</h1>
      <p className="mt-2 mb-4 max-w-[64ch] text-ink-soft">
        He answers in the chat from the price book, the products and the diary. Questions he
        couldn’t answer are listed here: write the answer once, and he knows it.
        {member.role === 'admin' && (
          <>
            {' '}
            <a href="#model" className="link">
              Language model
            </a>
          </>
        )}
      </p>
      <AssistantStats />
      <TaughtAnswersPanel conversationHref={conversationHref} me={member} />
      {member.role === 'admin' && <ModelPanel name={firm().assistant.name} />}
    </>
  );
}
