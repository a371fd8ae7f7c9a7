import { useStore } from '../store/create-store.ts';
import { isDemoSession, sessionStore } from './session-store.ts';

/** Returns whether the user is in a demo; false during prerendering. */
export const useIsDemo = (): boolean => isDemoSession(useStore(sessionStore, null));
