import { inOrder, slotHours, type VisitSlot, visitSlots } from '../../visit-slots.ts';

const width = 480;
const left = 14;
const halfHour = 30;

/**
 * Decorative tape measure of a working day with the visit's slot marked; the text beside it says
 * the same.
 */
export function DayTape({ marked, firm }: { marked: readonly VisitSlot[]; firm: boolean }) {
  const spans = inOrder([...visitSlots(), ...marked]).map((slot) => ({ slot, ...spanOf(slot) }));
  const opens = Math.min(...spans.map(({ from }) => from));
  const closes = Math.max(...spans.map(({ to }) => to));
  const at = (minute: number) => left + ((minute - opens) / (closes - opens)) * width;
  const ends = [...new Set(spans.flatMap(({ from, to }) => [from, to]))];
  const between = Array.from(
    { length: Math.floor((closes - opens) / halfHour) },
    (_, count) => opens + count * halfHour,
  ).filter((minute) => !ends.includes(minute));
  return (
    <svg viewBox="0 0 508 76" className="block w-full max-w-2xl" aria-hidden="true">
      {spans.map(
        ({ slot, from, to }) =>
          marked.includes(slot) && (
            <rect
              key={slot}
              x={at(from)}
              y="6"
              width={at(to) - at(from)}
              height="34"
              className={firm ? 'fill-tape' : 'fill-tape-pale stroke-ink-soft'}
              strokeDasharray={firm ? undefined : '5 4'}
            />
          ),
      )}
      <path
        d={`M${at(opens)} 40H${at(closes)}`}
        className="stroke-ink"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      {between.map((minute) => (
        <path
          key={minute}
          d={`M${at(minute)} 40V${minute % 60 === 0 ? 30 : 34}`}
          className="stroke-line-strong"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {ends.map((minute) => (
        <path
          key={minute}
          d={`M${at(minute)} 40V20`}
          className="stroke-ink"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {ends.map((minute) => (
        <text
          key={minute}
          x={at(minute)}
          y="66"
          textAnchor="middle"
          fontSize="20"
          className="figure-text"
        >
          {nameTime(minute)}
        </text>
      ))}
    </svg>
  );
}

function spanOf(slot: VisitSlot) {
  const { from, to } = slotHours(slot);
  return { from: minuteOf(from), to: minuteOf(to) };
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const nameTime = (minute: number) => {
  const hour = Math.floor(minute / 60) % 12 || 12;
  return minute % 60 === 0 ? `${hour}` : `${hour}:${`${minute % 60}`.padStart(2, '0')}`;
};
