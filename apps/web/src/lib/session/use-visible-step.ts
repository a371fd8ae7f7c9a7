import { useIsDemo } from './session-store.ts';

/**
 * Returns a function that maps the step of a transaction to the one a text names. The wallet of a demo signs
 * by itself, so its users never read that they should confirm anything: they read what happens next.
 */
export function useVisibleStep(): <Step extends string>(step: Step) => Step | 'block' {
  const isDemo = useIsDemo();
  return (step) => (isDemo && step === 'wallet' ? 'block' : step);
}
