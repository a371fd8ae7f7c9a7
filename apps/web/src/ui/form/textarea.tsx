import type { ComponentProps } from 'react';
import { useControlAttributes } from './field-context.ts';

/** Several lines of text; grows with what is written where the browser can do so. */
export function Textarea(props: ComponentProps<'textarea'>) {
  return <textarea {...useControlAttributes()} rows={4} {...props} className="input textarea" />;
}
