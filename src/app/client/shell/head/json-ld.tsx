/**
 * Structured data for search engines, in a block that browsers do not execute.
 * @param props.data what the server says; false in a browser, which keeps the server's block
 */
export function JsonLd({ data }: { data: object | false }) {
  const text = data && JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, which cannot end the block once `<` is escaped
      dangerouslySetInnerHTML={{ __html: text ? text.replaceAll('<', '\\u003c') : '' }}
    />
  );
}
