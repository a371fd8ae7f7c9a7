import { createStore } from '../store/create-store.ts';

/** Whether the dialog that explains the running demo and ends it is open; a page may open it before it loads. */
export const demoDialog = createStore(false);

/** Opens the dialog of the running demo, for every button that would otherwise end the demo unasked. */
export function openDemoDialog(): void {
  demoDialog.set(true);
}
