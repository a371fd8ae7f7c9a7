import type { Plugin } from 'vite';

/** What the router does when it cannot load the file of a page. */
const RELOAD = /console\.error\(\s*`Error loading route module[\s\S]*?window\.location\.reload\(\);/;

const OPEN_WANTED = `console.error(error);
    const router = window.__reactRouterDataRouter;
    const wanted = router?.state.navigation.location;
    if (wanted) window.location.assign(router.createHref(wanted));
    else window.location.reload();`;

/**
 * After a deployment, the router of an open page may find the file of the next page no longer. It would reload
 * the page it is on; this opens the wanted page instead, with the new files. `resilience.spec.ts` tests it.
 */
export function wantedPage(): Plugin {
  return {
    name: 'nova-wanted-page',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/, code: RELOAD },
      handler: (code) => ({ code: code.replace(RELOAD, () => OPEN_WANTED), map: null }),
    },
  };
}
