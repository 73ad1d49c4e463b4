import { type VisitSlot, visitSlots } from '../../visit-slots.ts';

const hours = ['9', '11', '1', '3', '5'];
const slotWidth = 120;
const left = 14;
const at = (slot: number) => left + slot * slotWidth;

/**
 * Decorative tape measure of a working day with the visit's slot marked; the text beside it says
 * the same.
 */
export function DayTape({ marked, firm }: { marked: readonly VisitSlot[]; firm: boolean }) {
  return (
    <svg viewBox="0 0 508 76" className="block w-full max-w-2xl" aria-hidden="true">
      {visitSlots.map(
        (slot, i) =>
          marked.includes(slot) && (
            <rect
              key={slot}
              x={at(i)}
              y="6"
              width={slotWidth}
              height="34"
              className={firm ? 'fill-tape' : 'fill-tape-pale stroke-ink-soft'}
              strokeDasharray={firm ? undefined : '5 4'}
            />
          ),
      )}
      <path
        d={`M${at(0)} 40H${at(4)}`}
        className="stroke-ink"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      {Array.from({ length: 17 }, (_, quarter) => {
        const x = left + (quarter * slotWidth) / 4;
        const tall = quarter % 4 === 0;
        return (
          <path
            key={x}
            d={`M${x} 40V${tall ? 20 : quarter % 2 === 0 ? 30 : 34}`}
            className={tall ? 'stroke-ink' : 'stroke-line-strong'}
            strokeWidth={tall ? 2 : 1}
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
      {hours.map((hour, i) => (
        <text key={hour} x={at(i)} y="66" textAnchor="middle" fontSize="20" className="figure-text">
          {hour}
        </text>
      ))}
    </svg>
  );
}
