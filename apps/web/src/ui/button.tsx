import { useId, type ComponentProps } from 'react';
import { Link } from 'react-router';

/**
 * `act` = this press writes a block, once per panel at most; its plate says what the press is worth. Navigation,
 * login and filters are `solid` or `outline`. `danger` = cannot be taken back.
 */
export type ButtonVariant = 'outline' | 'solid' | 'act' | 'quiet' | 'danger';

interface ButtonStyle {
  readonly variant?: ButtonVariant | undefined;
  readonly isSmall?: boolean | undefined;
  readonly isWide?: boolean | undefined;
}

function classOf({ variant = 'outline', isSmall, isWide }: ButtonStyle, extra = ''): string {
  const parts = [
    'button',
    variant === 'outline' ? '' : variant,
    isSmall ? 'small' : '',
    isWide ? 'wide' : '',
    extra,
  ];
  return parts.filter(Boolean).join(' ');
}

export interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** The press is being carried out; the button stays focusable and ignores further presses. */
  readonly isBusy?: boolean;
  /** What the press is worth, for `act`: "+40 EP". */
  readonly plate?: string | undefined;
  /** Why the press is not possible now. Stands below the button, which stays focusable so that it is found. */
  readonly disabledReason?: string | undefined;
}

export function Button({
  variant,
  isSmall,
  isWide,
  isBusy,
  plate,
  disabledReason,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isIdle = isBusy || disabledReason !== undefined;
  const button = (
    <button
      type="button"
      {...rest}
      className={classOf({ variant, isSmall, isWide }, className)}
      aria-busy={isBusy ? true : undefined}
      aria-disabled={disabledReason === undefined ? rest['aria-disabled'] : true}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
      // A press must not send the form either, also when Enter in a field makes it.
      onClick={isIdle ? (event) => event.preventDefault() : onClick}
    >
      {children}
      {plate && !isBusy ? <span className="plate">{plate}</span> : null}
    </button>
  );
  if (disabledReason === undefined) return button;
  return (
    <span className={isWide ? 'reasoned wide' : 'reasoned'}>
      {button}
      <span className="reason" id={reasonId}>
        {disabledReason}
      </span>
    </span>
  );
}

/** A link that looks like a button, for ways that matter. */
export function ButtonLink({
  variant,
  isSmall,
  isWide,
  className,
  ...rest
}: ButtonStyle & ComponentProps<typeof Link>) {
  return <Link {...rest} className={classOf({ variant, isSmall, isWide }, className)} />;
}
