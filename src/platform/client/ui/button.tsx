import type { ComponentProps } from 'react';

export type ButtonLook = 'action' | 'brand' | 'danger' | 'outline' | 'plain';

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded border px-5 py-2.5 text-base font-semibold no-underline transition-colors duration-150 disabled:opacity-50';

const looks: Record<ButtonLook, string> = {
  /** The one main call to action on a screen. */
  action: 'border-transparent bg-tape text-ink enabled:hover:bg-tape-deep [a&]:hover:bg-tape-deep',
  brand:
    'border-transparent bg-brand text-white enabled:hover:bg-brand-deep [a&]:hover:bg-brand-deep',
  /** Confirms what cannot be taken back, by its verb. */
  danger: 'border-transparent bg-error text-white enabled:hover:brightness-90',
  outline:
    'border-line-strong bg-white text-ink enabled:hover:border-ink enabled:hover:bg-mist [a&]:hover:border-ink [a&]:hover:bg-mist',
  plain:
    'border-transparent text-brand underline-offset-4 enabled:hover:underline [a&]:hover:underline',
};

/** The classes of a button, for a link that looks like one. */
export function buttonClass(look: ButtonLook, more = ''): string {
  return `${shape} ${looks[look]} ${more}`;
}

export function Button({
  look,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { look: ButtonLook }) {
  return <button type={type} className={buttonClass(look, className)} {...props} />;
}
