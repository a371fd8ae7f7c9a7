import type { ReactNode } from 'react';

/** The email field of a sign-up with its button beside it. */
export function EmailLine({
  id,
  errorId,
  placeholder,
  isInvalid,
  children,
}: {
  id: string;
  /** ID of the error message. */
  errorId: string;
  placeholder: string;
  isInvalid: boolean;
  /** The button. */
  children: ReactNode;
}) {
  return (
    <div className="sign-up-line">
      <input
        className="input"
        id={id}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        placeholder={placeholder}
        aria-invalid={isInvalid || undefined}
        aria-describedby={errorId}
      />
      {children}
    </div>
  );
}
