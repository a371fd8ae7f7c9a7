import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/**
 * `act` = this press writes a block, once per panel at most; its plate says what the press is worth. Navigation,
 * login and filters are `solid` or `outline`.
 */
export type ButtonLook = 'outline' | 'solid' | 'act' | 'quiet';

interface Look {
  readonly look?: ButtonLook | undefined;
  readonly isSmall?: boolean | undefined;
  readonly isWide?: boolean | undefined;
}

function classOf({ look = 'outline', isSmall, isWide }: Look, extra = ''): string {
  const parts = [
    'button',
    look === 'outline' ? '' : look,
    isSmall ? 'small' : '',
    isWide ? 'wide' : '',
    extra,
  ];
  return parts.filter(Boolean).join(' ');
}

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** The press is being carried out; the button stays focusable and ignores further presses. */
  readonly isBusy?: boolean;
  /** What the press is worth, for `act`: "+40 EP". */
  readonly plate?: string | undefined;
}

export function Button({
  look,
  isSmall,
  isWide,
  isBusy,
  plate,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ look, isSmall, isWide }, className)}
      aria-busy={isBusy ? true : undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {children}
      {plate && !isBusy ? <span className="plate">{plate}</span> : null}
    </button>
  );
}

/** A link that looks like a button, for ways that matter. */
export function ButtonLink({
  look,
  isSmall,
  isWide,
  className,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={classOf({ look, isSmall, isWide }, className)} />;
}
