/** Markup that is already escaped. */
export type Html = { readonly html: string };

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template tag for HTML: escapes interpolated text, and inserts `Html` values and lists of them unchanged. */
export function html(
  strings: TemplateStringsArray,
  ...values: (string | number | Html | readonly Html[])[]
): Html {
  return { html: String.raw({ raw: strings }, ...values.map(toMarkup)) };
}

function toMarkup(value: string | number | Html | readonly Html[]): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
  if (typeof value === 'number') return String(value);
  return 'html' in value ? value.html : value.map(toMarkup).join('');
}
