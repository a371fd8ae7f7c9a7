type Preload = (path: string) => Promise<void>;

let preload: Preload | null = null;

/** Called once by the router. */
export function setPreload(given: Preload): void {
  preload = given;
}

/** Fetches files, styles and words of the page behind a path of this site, so that a click finds them there. */
export async function preloadPage(path: string): Promise<void> {
  await preload?.(path);
}
