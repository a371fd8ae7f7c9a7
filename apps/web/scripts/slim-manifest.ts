const START = 'window.__reactRouterManifest=';

interface Manifest {
  readonly entry: { readonly imports: readonly string[] };
  readonly routes: Record<string, { imports?: string[]; [fact: string]: unknown }>;
}

/**
 * The router's manifest without what it says over and over: files that every page has loaded before it can go anywhere
 * are left out of each page's list, the lists are in one order, so that gzip finds them again, and what a page does not
 * have is not said: the router asks for what is true. Every first visit carries this file.
 */
export function slimManifest(script: string): string {
  const [json = ''] = /\{.*\}/s.exec(script) ?? [];
  if (!script.startsWith(START) || json === '') throw new Error('This is not the manifest of the router.');
  const manifest = JSON.parse(json) as Manifest;
  const always = new Set(manifest.entry.imports);
  for (const route of Object.values(manifest.routes)) {
    if (route.imports) route.imports = route.imports.filter((file) => !always.has(file)).toSorted();
    for (const [fact, value] of Object.entries(route)) if (value === false) delete route[fact];
  }
  return `${START}${JSON.stringify(manifest)};`;
}
