import type { ReactNode } from 'react';
import { type PageAssets, pageDataId } from '#app/page-assets.ts';

/** The whole HTML document. `data` is JSON with `<` escaped, in a block that browsers do not execute. */
export function Document(props: { assets: PageAssets; data: string; children: ReactNode }) {
  const { start, styles, font } = props.assets;
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1f4a3c" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={start} />
      </head>
      <body>
        {props.children}
        <script
          id={pageDataId}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped by the server
          dangerouslySetInnerHTML={{ __html: props.data }}
        />
      </body>
    </html>
  );
}
