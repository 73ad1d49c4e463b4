import type { ReactNode } from 'react';
import type { HomeSection } from '../shell/navigation/navigation-links.ts';

type HomeBandProps = {
  /** Draws a line at the top, to separate it from a white section above. */
  ruled?: true;
  id: HomeSection;
  title: string;
  intro: string;
  children: ReactNode;
};

/** A section of the home page that the navigation links to. */
export function HomeBand({ ruled, id, title, intro, children }: HomeBandProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={ruled && 'wrap'}>
      <div className={ruled ? 'band border-t border-line' : 'wrap band'}>
        <h2 id={`${id}-title`} className="text-3xl">
          {title}
        </h2>
        <p className="mt-3 mb-6 max-w-[62ch] sm:mt-4 sm:mb-8">{intro}</p>
        {children}
      </div>
    </section>
  );
}
