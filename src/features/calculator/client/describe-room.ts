import { type RoomMeasures, type StairsMeasures, toRoomSize } from '../to-space.ts';
import { formatCount, formatSize } from './figures.ts';
import { nameShape } from './shapes/room-shapes.ts';

/** The measures of a room in words: '5.00 × 4.00 m', 'L-shape', '13 steps, landing 2.00 × 1.00 m'. */
export function describeRoom(room: RoomMeasures & { stairs?: StairsMeasures }): string {
  const { length, width, parts = [], stairs } = room;
  if (stairs) return describeStairs(stairs);
  if (parts.length === 0) return formatSize(length, width);
  const whole = toRoomSize({ length, width, parts });
  const name = nameShape(whole);
  if (name) return name;
  // A shape has the side below to itself: what is elsewhere was added to it.
  const below = whole.parts?.filter(({ side }) => side === 'bottom') ?? [];
  const shape = nameShape({ ...whole, parts: below });
  const extra = formatCount(parts.length - (shape ? below.length : 0), 'extra piece');
  return `${shape ?? formatSize(length, width)} and ${extra}`;
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
