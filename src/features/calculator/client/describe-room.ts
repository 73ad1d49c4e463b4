import type { RoomMeasures, StairsMeasures } from '../to-space.ts';
import { formatCount, formatSize } from './figures.ts';

/** The measures of a room in words: '5.00 × 4.00 m and one part', '13 steps, landing 2.00 × 1.00 m'. */
export function describeRoom(room: RoomMeasures & { stairs?: StairsMeasures }): string {
  const { length, width, parts = [], stairs } = room;
  if (stairs) return describeStairs(stairs);
  const size = formatSize(length, width);
  return parts.length > 0 ? `${size} and ${formatCount(parts.length, 'part')}` : size;
}

function describeStairs({ steps, winders, landing, runner }: StairsMeasures): string {
  const texts = [
    steps > 0 ? `${steps} ${steps === 1 ? 'step' : 'steps'}` : '',
    winders ? `${winders.count} ${winders.count === 1 ? 'winder' : 'winders'}` : '',
    landing ? `landing ${formatSize(landing.length, landing.width)}` : '',
    runner ? 'runner' : '',
  ];
  return texts.filter(Boolean).join(', ');
}
