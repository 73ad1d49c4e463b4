import { Phrases } from '#platform/client/ui/phrases.tsx';

/** A product's name that breaks between range and colour where it needs two lines: 'Cavendish Saxony | in Dove'. */
export const ProductName = ({ name }: { name: string }) => (
  <Phrases text={name.replace(/ (?=in (?!.* in ))/, '\n')} />
);
