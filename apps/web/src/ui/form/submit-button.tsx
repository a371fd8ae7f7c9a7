import { Button, type ButtonProps } from '../button.tsx';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'isBusy'> {
  readonly isPending: boolean;
  /** Current activity: "Waiting for wallet". */
  readonly pendingText: string;
}

/** Submits the form. While busy, it shows the activity, stays focusable and ignores further clicks. */
export function SubmitButton({
  isPending,
  pendingText,
  variant = 'solid',
  children,
  ...rest
}: SubmitButtonProps) {
  return (
    <Button {...rest} variant={variant} type="submit" isBusy={isPending}>
      {isPending ? pendingText : children}
    </Button>
  );
}
