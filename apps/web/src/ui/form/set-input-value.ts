/**
 * Changes the value of an input as if it had been typed, so that whoever listens (React, a form library) hears of it.
 */
export function setInputValue(input: HTMLInputElement, value: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  descriptor!.set!.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
