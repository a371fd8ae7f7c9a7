import { Button, type ButtonProps } from '../button.tsx';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'isBusy'> {
  readonly isPending: boolean;
  /** What is happening meanwhile: "Waiting for wallet". */
  readonly pendingText: string;
}

/** Sends the form. While that goes on it says what is happening, stays focusable and sends nothing twice. */
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
