/**
 * Returns the paths of the site map, without the German ones unless NOVA_BENCH_LANGUAGES=all.
 * NOVA_BENCH_PAGES (comma-separated paths) replaces them.
 */
export async function listPages(url: string): Promise<string[]> {
  const wanted = process.env.NOVA_BENCH_PAGES;
  if (wanted) return wanted.split(',');
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1]!).pathname);
  return process.env.NOVA_BENCH_LANGUAGES === 'all'
    ? pages
    : pages.filter((page) => !/^\/de(\/|$)/.test(page));
}
