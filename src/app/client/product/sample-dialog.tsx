import { productsQuery } from '#features/catalogue/client/api.ts';
import { readBasketIds } from '#features/catalogue/client/basket/basket-store.ts';
import { ColourChip } from '#features/catalogue/client/product/colour-chip.tsx';
import type { Product } from '#features/catalogue/contract.ts';
import type { ColourOption } from '#features/catalogue/product-options.ts';
import { listSamples, type SampleOnOffer } from '#features/catalogue/samples.ts';
import { SampleForm } from '#features/enquiries/client/sample-form.tsx';
import { useRead } from '#platform/client/reads/use-read.ts';
import { Dialog } from '#platform/client/ui/dialog.tsx';

type SampleDialogProps = {
  product: Product;
  /** Products of the same category. */
  others: readonly Product[];
  colour: ColourOption | undefined;
  onClose: () => void;
};

const toSample = ({ productId, colour }: SampleOnOffer) => ({
  productId,
  ...(colour && { colour: colour.name }),
});

/** The order of free samples of a product, of its range and of what is in the quote basket. */
export default function SampleDialog({ product, others, colour, onClose }: SampleDialogProps) {
  const basket = readBasketIds();
  const { data, isFetching } = useRead(productsQuery, basket.length > 0);
  if (isFetching && !data) return null;
  const wanted = data?.filter(({ id }) => basket.includes(id)) ?? [];
  const offered = listSamples(product, others, wanted);
  const first =
    offered.find(
      (one) => one.productId === product.id && (!colour || one.colour?.name === colour.name),
    ) ?? offered[0];
  return (
    <Dialog title="Order free samples" onClose={onClose}>
      <SampleForm
        options={offered.map((one) => ({
          ...toSample(one),
          name: one.name,
          chip: one.colour && <ColourChip colour={one.colour} className="size-8 shrink-0" />,
        }))}
        chosen={first ? [toSample(first)] : []}
        onClose={onClose}
      />
    </Dialog>
  );
}
