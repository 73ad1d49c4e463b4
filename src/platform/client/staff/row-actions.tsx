import type { ReactNode } from 'react';
import { ActionMenu, type MenuAction, quietMenuButton } from './action-menu.tsx';
import { rowAction } from './staff-table.tsx';

/** An action of a menu as a button of its own. */
export const ActionButton = ({
  action: { label, about, isOff, onSelect },
  className = '',
}: {
  action: MenuAction;
  className?: string;
}) => (
  <button type="button" className={`${rowAction} ${className}`} disabled={isOff} onClick={onSelect}>
    {label}
    {about && <span className="sr-only"> {about}</span>}
  </button>
);

type RowActionsProps = {
  /** Whose row it is. */
  of: string;
  /** The action that the row is there for. */
  children?: ReactNode;
  /** Buttons in the table, entries of the menu in a compact row. */
  more: readonly MenuAction[];
  /** Never in the menu. */
  undo?: ReactNode;
  /** Entries of the menu for what a compact row has no cells for. */
  cells?: readonly MenuAction[];
};

/** The actions of a row; a compact row has all but the first behind a "…". */
export function RowActions({ of, children, more, undo, cells = [] }: RowActionsProps) {
  return (
    <div className="flex flex-wrap gap-1.5 max-xl:flex-nowrap max-xl:justify-end">
      {children}
      {more.map((action) => (
        <ActionButton key={action.label} action={action} className="max-xl:hidden" />
      ))}
      {undo}
      {more.length + cells.length > 0 && (
        <ActionMenu
          label={`More for ${of}`}
          actions={[...more, ...cells]}
          className={`${quietMenuButton} xl:hidden`}
        />
      )}
    </div>
  );
}
