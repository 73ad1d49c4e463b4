import { listOf } from '../../conversation/describe-record.ts';
import type { EstimateFact } from '../../conversation/job/estimate-fact.ts';
import type { FloorChoice } from '../../conversation/record.ts';

const edgings = {
  carpet: 'gripper',
  vinyl: 'edge sealing',
  lvt: 'edge sealing',
  laminate: 'scotia',
} as const;

/** What runs along the walls of a floor. */
export const edgingName = (kind: FloorChoice['kind']): string => edgings[kind];

const bars = 'door bars';
const names: Record<string, string> = {
  doorBars: bars,
  hardDoorBars: bars,
  rampDoorBars: bars,
  joins: 'joins',
  binding: 'binding',
  adhesive: 'adhesive',
};

/** What the accessories of an estimate are: 'gripper, door bars and joins'. */
export function nameAccessories(
  kind: FloorChoice['kind'],
  charges: EstimateFact['charges'],
): string {
  const edging = edgings[kind];
  if (!charges) return listOf([edging, bars]);
  const named = charges
    .filter(({ line }) => line === 'accessories')
    .map(({ name }) => (name === 'edging' ? edging : (names[name] ?? 'fittings')));
  return listOf([...new Set(named)]);
}
