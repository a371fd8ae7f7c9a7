/**
 * Changes the value of an input as if it had been typed,
 * so that listeners (React, a form library) are notified.
 */
export function setInputValue(input: HTMLInputElement, value: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  descriptor!.set!.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
