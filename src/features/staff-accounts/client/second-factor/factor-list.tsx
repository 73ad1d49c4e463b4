import { Button } from '#platform/client/ui/button.tsx';
import { shortDateOf, shortInstant } from '#platform/dates/short-dates.ts';
import type { OwnFactor } from '../../second-factor/contract.ts';
import { factorKindNames } from '../../second-factor/factor-kinds.ts';

type FactorListProps = {
  factors: readonly OwnFactor[];
  /** False for the only factor of an account that needs one. */
  canRemove: boolean;
  onRename: (factor: OwnFactor) => void;
  onRemove: (factor: OwnFactor) => void;
};

/** One's own factors, each with buttons to rename and to remove it. */
export function FactorList({ factors, canRemove, onRename, onRemove }: FactorListProps) {
  return (
    <ul className="border-b border-line">
      {factors.map((factor) => (
        <li
          key={factor.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
        >
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{factor.name}</p>
            <p className="text-sm text-ink-soft tabular-nums">
              {factorKindNames[factor.kind]}, added {shortDateOf(factor.createdAt)},{' '}
              {factor.lastUsedAt ? `last used ${shortInstant(factor.lastUsedAt)}` : 'not used yet'}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button look="outline" onClick={() => onRename(factor)}>
              Rename<span className="sr-only"> {factor.name}</span>
            </Button>
            {canRemove && (
              <Button look="outline" onClick={() => onRemove(factor)}>
                Remove<span className="sr-only"> {factor.name}</span>
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
