import { defineQuery } from '#platform/client/read-query.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import type { FindUnderlays, PanelSectionProps } from './panel-props.ts';
import { boxClass, boxInputClass, PanelSection } from './panel-section.tsx';

type UnderlayChoiceProps = PanelSectionProps & { findUnderlays: FindUnderlays };

/** The usual underlay, or one of the catalogue. */
export function UnderlayChoice(props: UnderlayChoiceProps) {
  const { extras, prices, findUnderlays, onChange } = props;
  const { data: offered = [] } = useRead(
    defineQuery({ queryKey: ['underlays'], queryFn: findUnderlays }),
  );
  const { underlay } = extras;
  // What was chosen on an earlier visit stays on the list while the list is on its way.
  const isListed = offered.some(({ id }) => id === underlay?.id);
  const list = underlay && !isListed ? [{ ...underlay, suits: undefined }, ...offered] : offered;
  return (
    <PanelSection title="Underlay">
      {prices?.isUnderlayByRoll && (
        <p className="text-base text-ink-soft">Charged by the whole roll.</p>
      )}
      <Choice
        name="Our usual underlay"
        price={prices?.carpetUnderlay}
        isChosen={underlay === null}
        onChoose={() => onChange({ underlay: null })}
      />
      {list.map(({ suits, ...one }) => (
        <Choice
          key={one.id}
          name={one.name}
          price={one.price}
          suits={suits}
          isChosen={underlay?.id === one.id}
          onChoose={() => onChange({ underlay: one })}
        />
      ))}
    </PanelSection>
  );
}

type ChoiceProps = {
  name: string;
  price: number | undefined;
  suits?: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
};

function Choice({ name, price, suits, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={boxClass}>
      <input
        type="radio"
        name="underlay"
        checked={isChosen}
        onChange={onChoose}
        className={boxInputClass}
      />
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        {suits && <span className="block text-base text-ink-soft">{suits}</span>}
      </span>
      {price !== undefined && <span className="tabular-nums">{formatPounds(price)}/m²</span>}
    </label>
  );
}
