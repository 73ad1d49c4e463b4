import { instantInLondon } from '#platform/dates/london-time.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { openDatabase } from './evaluate-turns.ts';
import { readConversations } from './whole-conversations/conversation.ts';
import { type Played, playConversation } from './whole-conversations/play-conversation.ts';
import { makePricer } from './whole-conversations/price-jobs.ts';

const defaultClock = '2026-12-01T10:00';

/** Plays the conversations of some sets, one after the other, each at the time it names. */
export async function playAll(sets: readonly string[], only = ''): Promise<Played[]> {
  let now = new Date();
  const site = await startTestApp({
    database: await openDatabase(),
    adam: {},
    clock: () => now,
    chat: { messagesPerMinute: 10_000 },
  });
  try {
    const pricer = await makePricer(site);
    const played: Played[] = [];
    for (const conversation of sets.flatMap(readConversations)) {
      if (!conversation.id.includes(only)) continue;
      const [day = '', time = ''] = (conversation.clock ?? defaultClock).split('T');
      now = instantInLondon(day, time);
      played.push(await playConversation(site, conversation, pricer));
    }
    return played;
  } finally {
    await site.close();
  }
}

const isWhole = ({ turns, stored }: Played) =>
  stored.length === 0 && turns.every(({ failures }) => failures.length === 0);

/** Prints shares by group; with `details`, the conversations that failed. */
export function reportConversations(
  played: readonly Played[],
  say: (line: string) => void,
  details: boolean,
) {
  const share = (part: number, of: number) =>
    of === 0 ? 'none' : `${((100 * part) / of).toFixed(1)} % (${part} of ${of})`;
  if (details) for (const one of played.filter((each) => !isWhole(each))) describe(one, say);
  const turns = played.flatMap((one) => one.turns);
  say(`Conversations: ${played.length}`);
  for (const [group, of] of Map.groupBy(played, ({ conversation }) => conversation.group))
    say(
      `  ${group.padEnd(10)} whole ${share(of.filter(isWhole).length, of.length)}, turns ${share(of.flatMap((one) => one.turns).filter(({ failures }) => failures.length === 0).length, of.flatMap((one) => one.turns).length)}`,
    );
  say(`  whole                ${share(played.filter(isWhole).length, played.length)}`);
  say(
    `  turns                ${share(turns.filter(({ failures }) => failures.length === 0).length, turns.length)}`,
  );
  say(`  wrong prices         ${turns.filter(({ isWrongPrice }) => isWrongPrice).length}`);
  say(`  silences             ${turns.filter(({ isSilent }) => isSilent).length}`);
  say(`  repeated             ${turns.filter(({ isRepeated }) => isRepeated).length}`);
  say(`  stored not as agreed ${played.filter(({ stored }) => stored.length > 0).length}`);
}

function describe({ conversation, turns, stored }: Played, say: (line: string) => void) {
  say(`\n=== ${conversation.id} (${conversation.group})`);
  for (const { says, reply, failures } of turns) {
    say(`  > ${says}`);
    say(`  < ${reply.replaceAll('\n', '\n    ')}`);
    for (const failure of failures) say(`  !! ${failure}`);
  }
  for (const failure of stored) say(`  !! stored: ${failure}`);
}
