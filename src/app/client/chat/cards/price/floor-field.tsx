import { cardFloorTypes } from '#features/chat/card-limits.ts';
import type { CardFloor, CardRoom } from '#features/chat/contract.ts';
import { SelectField } from '#platform/client/ui/field.tsx';
import { floorNames, nameFloor } from '../describe-card.ts';

type FloorFieldProps = {
  label: string;
  floor: CardFloor | undefined;
  /** Those of the card, of which the named products can be chosen. */
  floors: readonly CardFloor[];
  /** The other rows, whose floor can be taken over. */
  others?: readonly CardRoom[];
  change: (floor: CardFloor | undefined) => void;
};

const same = 'same';

/** The choice of a floor: a kind, a product that the card names, or that of the other rooms. */
export function FloorField({ label, floor, floors, others = [], change }: FloorFieldProps) {
  const products = new Map(
    floors.flatMap((each) => (each.productId ? [[each.productId, each]] : [])),
  );
  const shared = others.find((room) => room.floor)?.floor;
  const canShare =
    shared !== undefined &&
    keyOf(shared) !== keyOf(floor) &&
    others.every((room) => !room.floor || keyOf(room.floor) === keyOf(shared));
  const choose = (value: string) => {
    if (value === same) return change(shared);
    const product = products.get(value);
    const type = cardFloorTypes.find((each) => each === value);
    change(product ?? (type && { type }));
  };
  return (
    <SelectField label={label} value={keyOf(floor)} onChange={({ target }) => choose(target.value)}>
      {!floor && <option value="">Choose…</option>}
      {canShare && <option value={same}>Same as the others</option>}
      {[...products].map(([id, product]) => (
        <option key={id} value={id}>
          {nameFloor(product)}
        </option>
      ))}
      {cardFloorTypes.map((type) => (
        <option key={type} value={type}>
          {floorNames[type]}
        </option>
      ))}
    </SelectField>
  );
}

const keyOf = (floor: CardFloor | undefined) => floor?.productId ?? floor?.type ?? '';
