import { firm } from '#features/business/firm.ts';
import type { CardOf } from '#features/chat/contract.ts';

/** How to reach a person. */
export function ContactCard({
  card: { open, opensAt },
  say,
}: {
  card: CardOf<'contact'>;
  say: (text: string) => void;
}) {
  const hours = open ? 'We’re open now.' : opensAt ? `We’re closed now: back ${opensAt}.` : '';
  return (
    <div className="message-card">
      <a href={firm().phone.href} className="message-card-call">
        Call {firm().phone.display}
      </a>
      <p>
        {hours} {firm().openingHoursText}
      </p>
      <button type="button" className="chat-reply" onClick={() => say('Ask the team here')}>
        Ask the team here
      </button>
    </div>
  );
}
