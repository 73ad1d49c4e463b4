import { useState } from 'react';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { FormDialog } from '#platform/client/staff/form-dialog.tsx';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import type { PriceChangeInput } from '../../../prices/contract.ts';
import type { BookChoice } from './change-draft.ts';

const placeholder = <div className="skeleton h-[50vh]" aria-hidden="true" />;
const ChangeForm = clientOnly(() => import('./change-form.tsx'), placeholder);
const ImportProducts = clientOnly(() => import('../import-products.tsx'), null);
const DeleteProducts = clientOnly(() => import('../delete-products.tsx'), null);
const ChangesSheet = clientOnly(() => import('./changes-sheet.tsx'), null);

type ChangePricesProps = {
  products: PriceChangeInput['products'];
  /** How many they are; undefined while that is not known. */
  count: number | undefined;
  isTicked: boolean;
  bookChoices: readonly BookChoice[];
  onDone: () => void;
};

/** Buttons above the list: what can be done with all that it shows or that are ticked, past changes, the import. */
export function ChangePrices({
  products,
  count,
  isTicked,
  bookChoices,
  onDone,
}: ChangePricesProps) {
  const [open, setOpen] = useState<'change' | 'list' | 'import' | 'delete'>();
  const close = () => setOpen(undefined);
  const which = isTicked ? `${count} ticked` : count === undefined ? 'all' : `all ${count}`;
  return (
    <div className="mt-4 mb-3 flex flex-wrap gap-2">
      <button
        type="button"
        className={compactButton}
        disabled={count === 0}
        onClick={() => setOpen('change')}
      >
        Change prices ({which})
      </button>
      {isTicked && (
        <button type="button" className={compactButton} onClick={onDone}>
          Untick all
        </button>
      )}
      {'ids' in products && (
        <button type="button" className={compactButton} onClick={() => setOpen('delete')}>
          Delete ticked
        </button>
      )}
      <button type="button" className={compactButton} onClick={() => setOpen('list')}>
        Past and planned
      </button>
      <button type="button" className={compactButton} onClick={() => setOpen('import')}>
        Import CSV
      </button>
      {open === 'delete' && 'ids' in products && (
        <DeleteProducts
          ids={products.ids}
          onClose={close}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
      {open === 'import' && <ImportProducts onClose={close} />}
      {open === 'change' && (
        <FormDialog title={`Change prices (${which})`} onClose={close}>
          {({ hasChanges, requestClose }) => (
            <ChangeForm
              products={products}
              bookChoices={bookChoices}
              hasChanges={hasChanges}
              onCancel={requestClose}
              onDone={() => {
                close();
                onDone();
              }}
            />
          )}
        </FormDialog>
      )}
      {open === 'list' && <ChangesSheet onClose={close} />}
    </div>
  );
}
