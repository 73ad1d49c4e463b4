import { type ReactNode, Suspense } from 'react';
import { pageTextQuery } from '#features/business/client/texts/page-text.ts';
import type { PageName, TextOf } from '#features/business/texts/page-texts.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import { PageLoading } from '../lazy-components.tsx';

type WithTextProps<Name extends PageName> = {
  name: Name;
  children: (text: TextOf<Name>) => ReactNode;
};

/** A page made of its text, which is in the page's data, or loaded before somebody goes there. */
export function WithText<Name extends PageName>({ name, children }: WithTextProps<Name>) {
  const { data, error, refetch } = useRead(pageTextQuery(name));
  if (data) return children(data as TextOf<Name>);
  return (
    <Suspense>
      <PageLoading failed={error !== null} retry={refetch} />
    </Suspense>
  );
}
