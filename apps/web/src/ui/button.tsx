import { useId, type ComponentProps } from 'react';
import { Link } from 'react-router';

/**
 * `act`: a click seals a block, at most once per panel; its plate shows the points. Navigation, login and
 * filters are `solid` or `outline`. `danger`: irreversible.
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
  /** The action is running; the button stays focusable and ignores further clicks. */
  readonly isBusy?: boolean;
  /** Points for a click, for `act`: "+40 EP". */
  readonly plate?: string | undefined;
  /**
   * Why the button is disabled. Shown below the button, which stays focusable so that screen readers find it.
   */
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
      // Also prevents submitting the form, including by Enter in a field.
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

/** A link styled as a button, for important targets. */
export function ButtonLink({
  variant,
  isSmall,
  isWide,
  className,
  ...rest
}: ButtonStyle & ComponentProps<typeof Link>) {
  return <Link {...rest} className={classOf({ variant, isSmall, isWide }, className)} />;
}
