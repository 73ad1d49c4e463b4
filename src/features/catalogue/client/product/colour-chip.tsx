import { Picture } from '#platform/client/ui/picture.tsx';
import type { ColourOption } from '../../product-options.ts';

/** A round chip in a colour; for a pattern, whose mean colour is meaningless, a detail of its image. */
export function ColourChip({ colour, className }: { colour: ColourOption; className: string }) {
  if (!colour.hex && colour.imageUrl)
    return (
      <Picture
        src={colour.imageUrl}
        alt=""
        width={160}
        height={160}
        sizes="40px"
        className={`rounded-chip border border-line-strong object-cover ${className}`}
      />
    );
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <circle
        cx="12"
        cy="12"
        r="11.5"
        fill={colour.hex ?? 'none'}
        className="stroke-line-strong"
        strokeWidth="1"
      />
    </svg>
  );
}
