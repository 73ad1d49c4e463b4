import { encode } from 'uqr';

/** Light modules around the code, which scanners need. */
const border = 4;

/** A QR code, drawn here: the secret in it goes to no other server. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border, ecc: 'M' });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y]] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 bg-white forced-color-adjust-none"
    >
      <path fill="#000" d={dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')} />
    </svg>
  );
}
