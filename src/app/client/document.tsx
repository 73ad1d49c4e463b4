import type { ReactNode } from 'react';
import { type PageAssets, pageDataId, pageStyleId } from '#app/page-assets.ts';
import { firm } from '#features/business/firm.ts';

type DocumentProps = {
  assets: PageAssets;
  /** The style sheet that is inlined into the page. */
  style: string;
  /** JSON with `<` escaped, for a data block that browsers do not execute. */
  data: string;
  children: ReactNode;
};

/** The whole HTML document. */
export function Document(props: DocumentProps) {
  const { start, styles, font } = props.assets;
  const { styleSheet } = firm();
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={firm().colours.brand} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <style
          id={pageStyleId}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own style sheet
          dangerouslySetInnerHTML={{ __html: props.style }}
        />
        {styleSheet && <link rel="stylesheet" href={styleSheet} />}
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
