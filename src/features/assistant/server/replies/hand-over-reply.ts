import { toMetres } from '#platform/units/lengths.ts';
import { isPerhapsFeet } from '../nlu/room-sizes/stated-unit.ts';
import type { Reply } from '../reply.ts';
import { askTool } from '../tools/tool-registry.ts';
import type { Turn } from '../turn.ts';

const reasons = {
  asked: 'asked for a person',
  complaint: 'is not happy',
  unsure: 'asked what Adam could not answer, twice in a row',
  failed: 'asked something that failed on our side',
} as const;

export type HandOverReason = keyof typeof reasons;

/** Hands the conversation over to staff, with a summary. */
export async function handOver(
  turn: Turn,
  reason: HandOverReason,
  opening: readonly string[] = [],
): Promise<Reply> {
  const { memory } = turn;
  if (reason !== 'unsure') memory.unsure = 0;
  if (memory.handedOver)
    return {
      paragraphs: [
        'The team knows and will answer here.',
        ...(await askTool(turn, 'business_fact', { topic: 'contact' })).slice(0, 1),
      ],
      outcome: 'handed_over',
    };
  const sentences = await askTool(turn, 'hand_over', { summary: summarise(turn, reason) });
  return { paragraphs: [...opening, ...sentences], outcome: 'handed_over' };
}

/** The note that staff read before answering. */
function summarise({ memory, text }: Turn, reason: HandOverReason): string {
  const rooms = memory.rooms
    ?.map(
      (room) =>
        `${room.name ?? 'room'} ${toMetres(room.lengthMm)} × ${toMetres(room.widthMm)} ${isPerhapsFeet(room) ? '(feet or metres)' : 'm'}`,
    )
    .join(', ');
  return [
    `The customer ${reasons[reason]}.`,
    `Last message: ${text.slice(0, 300)}`,
    ...(rooms ? [`Rooms: ${rooms}.`] : []),
    ...(memory.flooring ? [`Floor: ${memory.flooring}.`] : []),
    ...(memory.estimateId ? [`Estimate: /estimate/${memory.estimateId}`] : []),
    ...(memory.form ? [`A ${memory.form.kind} was being put together.`] : []),
  ]
    .join('\n')
    .slice(0, 1_000);
}
