import type { ReactNode } from 'react';
import type { HomeSection } from '../shell/navigation/navigation-links.ts';

type HomeBandProps = {
  /** Draws graduations at the top, to separate it from a white section above. */
  ruled?: true;
  id: HomeSection;
  title: string;
  intro: string;
  children: ReactNode;
};

/** A section of the home page that the navigation links to. */
export function HomeBand({ ruled, id, title, intro, children }: HomeBandProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={ruled ? 'pb-[clamp(4.5rem,8vw,7.5rem)]' : 'band'}
    >
      {ruled && (
        <div className="wrap mb-[clamp(4.5rem,8vw,7.5rem)]" aria-hidden="true">
          <div className="graduations text-line-strong" />
        </div>
      )}
      <div className="wrap">
        <h2 id={`${id}-title`} className="text-3xl">
          {title}
        </h2>
        <p className="mt-4 mb-8 max-w-[62ch]">{intro}</p>
        {children}
      </div>
    </section>
  );
}
