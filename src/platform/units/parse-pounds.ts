/**
 * Parses pounds as a person types them ('£1,250.00'): null for empty text, NaN for invalid text, which a decimal comma
 * is too: 12,50 is not £1,250.
 */
export function parsePounds(text: string): number | null {
  const plain = text.replace(/[£\s]/g, '');
  if (plain === '') return null;
  return /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/.test(plain)
    ? Number(plain.replaceAll(',', ''))
    : Number.NaN;
}
