import type { FitterColour } from '../../../diary/fitter-limits.ts';

const colours: Record<FitterColour, string> = {
  green: '#1f7a4d',
  blue: '#2b62b8',
  orange: '#c2570c',
  purple: '#7a3fb0',
  red: '#b3261e',
  teal: '#0f766e',
  brown: '#7c4a21',
  grey: '#4a5751',
};

export const colourOf = (colour: FitterColour) => colours[colour];

/** A fitter's name with their colour. */
export function FitterMark({ name, colour }: { name: string; colour: FitterColour }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <span
        aria-hidden="true"
        className="size-3 shrink-0 rounded-full forced-color-adjust-none"
        style={{ backgroundColor: colourOf(colour) }}
      />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </span>
  );
}
