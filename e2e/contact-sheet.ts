/** One screenshot of a page. */
export interface Shot {
  readonly page: string;
  readonly path: string;
  readonly language: string;
  readonly theme: string;
  readonly width: number;
  readonly file: string;
}

/** Scale factor by which screenshots on the sheet are reduced. */
const SCALE = 4;
const STYLE = `body{font:13px/1.4 system-ui;margin:0;background:#777;color:#000}
nav{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:2px 12px;padding:8px 24px;background:#999}
nav a{color:inherit}section{padding:16px 24px 24px;border-top:2px solid #999;scroll-margin-top:76px}
h2{font-size:18px;margin:0 0 8px}h2 small{font-weight:400}div{display:flex;flex-wrap:wrap;gap:16px 24px}
figure{margin:0}figcaption{padding-bottom:4px}p{display:flex;gap:6px;align-items:start;margin:0}
img{display:block;max-height:520px;object-fit:cover;object-position:top}a:focus-visible{outline:3px solid #000}`;

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string) => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

/**
 * Arranges all screenshots on one page: a section per page of the site, with a row per language and theme,
 * and the widths side by side.
 */
export function toContactSheet(shots: readonly Shot[], takenAt: Date): string {
  const pages = groupBy(shots, ({ page }) => page);
  const links = [...pages.keys()].map((page) => `<a href="#${page}">${page}</a>`);
  const sections = [...pages].map(([page, ofPage]) => {
    const rows = [...groupBy(ofPage, ({ language, theme }) => `${language}, ${theme}`)].map(([name, row]) => {
      const images = row.map(
        ({ file, width }) =>
          `<a href="${file}"><img src="${file}" loading="lazy" alt="${page}, ${name}, ${width} px" style="width:${width / SCALE}px"></a>`,
      );
      return `<figure><figcaption>${name}</figcaption><p>${images.join('')}</p></figure>`;
    });
    return `<section id="${page}"><h2>${page} <small>${ofPage[0]!.path}</small></h2><div>${rows.join('')}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shots</title><style>${STYLE}</style>
<nav><b>${shots.length} shots, ${takenAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</b>${links.join('')}</nav>
${sections.join('\n')}</html>
`;
}
