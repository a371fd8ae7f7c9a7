/**
 * Pages with something of their own in the path. They are not prerendered: the application is sent and reads the
 * path itself. Whatever is neither here nor in the build does not exist and is answered with 404.
 */
const DYNAMIC_PAGES = [
  /^\/explorer\/(block|tx|address|token)\/[^/]+$/,
  /^\/explorer\/token\/[^/]+\/[^/]+$/,
  /^\/nft\/[^/]+$/,
];

/** @param path without the language prefix or with it */
export function isDynamicPage(path: string): boolean {
  const withoutLanguage = path.replace(/^\/de(?=\/)/, '');
  return DYNAMIC_PAGES.some((page) => page.test(withoutLanguage));
}
