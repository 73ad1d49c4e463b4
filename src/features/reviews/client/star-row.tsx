const star = 'M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.2L12 18l-6.3 3.5L7 14.3l-5.2-5 7.1-.9z';
const all = [1, 2, 3, 4, 5];

/** A number of stars out of five. */
export function StarRow({ stars }: { stars: number }) {
  return (
    <svg viewBox="0 0 120 24" role="img" aria-label={`${stars} out of 5 stars`} className="h-5">
      {all.map((value) => (
        <path
          key={value}
          d={star}
          transform={`translate(${(value - 1) * 24})`}
          className={value <= stars ? 'fill-tape stroke-ink' : 'fill-none stroke-ink'}
          strokeWidth="1.25"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
