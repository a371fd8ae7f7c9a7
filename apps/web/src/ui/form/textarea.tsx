import type { ComponentProps } from 'react';
import { useControlAttributes } from './field-context.ts';

/** A multi-line text input that grows with its content if the browser supports it. */
export function Textarea(props: ComponentProps<'textarea'>) {
  return <textarea {...useControlAttributes()} rows={4} {...props} className="input textarea" />;
}
