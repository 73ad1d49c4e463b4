import { createHash } from 'node:crypto';

/** A line of a customer and what a version of Adam replied to it. */
export type Replied = { talk: string; says: string; reply: string };

export const labels = ['helpful', 'clumsy', 'evasive', 'wrong', 'repeated'] as const;
export type Label = (typeof labels)[number];

/** Two replies to one line, in an order that does not tell which version is which. */
export type Pair = { id: string; talk: string; says: string; A: string; B: string };
/** What a judge makes of a pair. */
export type Verdict = { id: string; better: 'A' | 'B' | 'same'; A: Label; B: Label };

type Side = 'older' | 'newer';

/** Every estimate has an address of its own. */
const plain = (reply: string) => reply.replace(/\/estimate\/[\w-]+/g, '/estimate/…');

/** Which version is A in a talk: the same for the whole talk, so that it can be read from end to end. */
export const sideOfA = (talk: string): Side =>
  (createHash('sha256').update(talk).digest()[0] ?? 0) % 2 === 0 ? 'older' : 'newer';

/**
 * Sets the replies of two versions to the same lines beside each other.
 * @throws if the lines are not the same
 */
export function pairReplies(older: readonly Replied[], newer: readonly Replied[]): Pair[] {
  if (older.length !== newer.length) throw new Error('the two files hold different talks');
  return older.map(({ talk, says, reply }, at) => {
    const other = newer[at];
    if (other?.talk !== talk || other.says !== says)
      throw new Error(`line ${at + 1} of the two files differs: ${says}`);
    const replies = { older: plain(reply), newer: plain(other.reply) };
    const a = sideOfA(talk);
    const b = a === 'older' ? 'newer' : 'older';
    return { id: `${at + 1}`, talk, says, A: replies[a], B: replies[b] };
  });
}

/** The talks for a judge: a reply that both versions gave stands once. */
export function writeSheet(pairs: readonly Pair[]): string {
  const talks = [...Map.groupBy(pairs, ({ talk }) => talk)];
  return talks
    .map(([talk, lines]) => `# ${talk}\n\n${lines.map(writePair).join('\n\n')}\n`)
    .join('\n');
}

const writePair = ({ id, says, A, B }: Pair) =>
  A === B ? `> ${says}\nA and B: ${A}` : `[${id}] > ${says}\nA: ${A}\nB: ${B}`;

/**
 * How many replies a judge found better in the newer version, and the labels of each.
 * @throws if a verdict is for no pair whose replies differ
 */
export function countVerdicts(pairs: readonly Pair[], verdicts: readonly Verdict[]) {
  const byId = new Map(pairs.filter(({ A, B }) => A !== B).map((pair) => [pair.id, pair]));
  const none = () => Object.fromEntries(labels.map((label) => [label, 0])) as Record<Label, number>;
  const counts = { better: 0, worse: 0, same: 0, older: none(), newer: none() };
  for (const { id, better, A, B } of verdicts) {
    const pair = byId.get(id);
    if (!pair) throw new Error(`there is no pair ${id} that differs`);
    const isNewerA = sideOfA(pair.talk) === 'newer';
    counts.newer[isNewerA ? A : B] += 1;
    counts.older[isNewerA ? B : A] += 1;
    if (better === 'same') counts.same += 1;
    else if ((better === 'A') === isNewerA) counts.better += 1;
    else counts.worse += 1;
  }
  return counts;
}
