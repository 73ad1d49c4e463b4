import { Picture } from '#platform/client/ui/picture.tsx';
import type { ColourOption } from '../../vocabulary.ts';

/** A colour as a round chip; a pattern, whose mean colour says nothing, as a piece of its picture. */
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
