import type { Message } from '#features/chat/contract.ts';

/** Every message of a visitor's conversation, read page by page. */
export async function readHistory(origin: string, id: string, cookie: string): Promise<Message[]> {
  const history: Message[] = [];
  for (;;) {
    const after = history.at(-1)?.sequence ?? 0;
    const answer = await fetch(`${origin}/api/chat/conversations/${id}/messages?after=${after}`, {
      headers: { cookie },
    });
    const page = (await answer.json()) as Message[];
    if (page.length === 0) return history;
    history.push(...page);
  }
}
