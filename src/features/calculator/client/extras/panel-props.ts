import type { Dispatch } from 'react';
import type { ExtraPrices } from '../../contract.ts';
import type { ChosenProduct } from '../drafts/chosen-product.ts';
import type { ExtraDrafts, Underlay } from '../drafts/extra-drafts.ts';
import type { CalculatorAction, Job } from '../state/calculator-state.ts';

/** An underlay of the catalogue, with what it is good for. */
export type OfferedUnderlay = Underlay & { suits: string | undefined };
/** Reads the underlays that can be chosen. */
export type FindUnderlays = () => Promise<OfferedUnderlay[]>;

export type ExtrasPanelProps = {
  job: Job;
  product: Pick<ChosenProduct, 'fittingIncluded'> | undefined;
  findUnderlays: FindUnderlays | undefined;
  dispatch: Dispatch<CalculatorAction>;
};

/** A room as the extras name it. */
export type NamedRoom = { id: number; name: string };

/** What every section of the panel shows and changes. */
export type PanelSectionProps = {
  extras: ExtraDrafts;
  /** Undefined until they are read. */
  prices: ExtraPrices | undefined;
  rooms: NamedRoom[];
  onChange: (changed: Partial<ExtraDrafts>) => void;
};
