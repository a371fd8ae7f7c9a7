/** What comes once the page is usable, in one file to load: the live line, the session's renewal, the toasts. */
export { startLiveServices } from './lib/live-services.ts';
export { Toasts } from './ui/toasts.tsx';
