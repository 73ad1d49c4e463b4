import type { ComponentProps } from 'react';
import { Link, useLocation } from 'wouter';
import type { HomeSection } from './navigation-links.ts';

type SectionLinkProps = Omit<ComponentProps<'a'>, 'href'> & { section: HomeSection };

/** Scrolls to a section on the home page; from any other page it goes there first. */
export function SectionLink({ section, ...props }: SectionLinkProps) {
  const [path] = useLocation();
  if (path === '/') return <a href={`#${section}`} {...props} />;
  return <Link href={`/#${section}`} {...props} />;
}
