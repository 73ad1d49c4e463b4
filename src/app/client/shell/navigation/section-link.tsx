import type { ComponentProps } from 'react';
import { Link, useLocation } from 'wouter';
import type { HomeSection } from './navigation-links.ts';

type SectionLinkProps = Omit<ComponentProps<'a'>, 'href'> & { section: HomeSection };

/** A link to a section of the home page: scrolls on the home page, navigates from any other page. */
export function SectionLink({ section, ...props }: SectionLinkProps) {
  const [path] = useLocation();
  if (path === '/') return <a href={`#${section}`} {...props} />;
  return <Link href={`/#${section}`} {...props} />;
}
