import { expect, it } from 'vitest';
import { renderMarkdown, type RenderOptions } from './render-markdown.ts';

const options: RenderOptions = {
  file: 'docs/operations.md',
  prefix: '',
  pathOf: (id) => `/documentation/${id}`,
};
const render = (markdown: string, more: Partial<RenderOptions> = {}) =>
  renderMarkdown(markdown, { ...options, ...more });

it('gives headings the anchors that GitHub generates, and lists them with their text', () => {
  const { html, sections } = render(
    '# Title\n\nIntro\n\n## Back up & restore\n\nThe *folder*.\n\n### A `file`\n',
  );
  expect(html).not.toContain('Title');
  expect(html).toContain(
    '<h2 id="back-up--restore"><a href="#back-up--restore">Back up &#x26; restore</a></h2>',
  );
  expect(sections).toEqual([
    { anchor: 'back-up--restore', level: 2, title: 'Back up & restore', text: 'The folder.' },
    { anchor: 'a-file', level: 3, title: 'A file', text: '' },
  ]);
});

it('turns the second document of a page into a chapter with its own anchors', () => {
  const { html, sections } = render('# Worker\n\n## Run\n\n[down](#run)', { prefix: 'worker-' });
  expect(html).toContain('<h2 id="worker"><a href="#worker">');
  expect(html).toContain('<h3 id="worker-run"');
  expect(html).toContain('<a href="#worker-run">down</a>');
  expect(sections.map(({ level }) => level)).toEqual([2, 3]);
});

it('rewrites links within the repository to pages of the site', () => {
  const { html } = render('[node](../apps/node/README.md#run) [worker](../apps/worker/README.md)');
  expect(html).toContain('<a href="/documentation/docsChain#run">node</a>');
  expect(html).toContain('<a href="/documentation/docsOperations#worker">worker</a>');
});

it('keeps the text of a link to an unpublished file without a URL', () => {
  expect(render('[the record](decisions/0003-sessions.md)').html).toContain('<span>the record</span>');
});

it('removes images of the repository, whose files the site does not publish', () => {
  expect(render('![The home page](images/home.webp)\n\ntext ![p](a.png)').html.trim()).toBe('<p>text </p>');
});

it('removes everything executable: scripts, frames, event handlers and script URLs', () => {
  const { html } = render(
    '<script>alert(1)</script><iframe src="https://evil.example"></iframe>\n\n[x](javascript:alert(1)) <b onclick="alert(1)">b</b> ![p](javascript:alert(2))',
  );
  expect(html).not.toMatch(/script|iframe|onclick/i);
});

it('gives code a copy button, and makes code and wide tables focusable', () => {
  const { html } = render('```\nnpm start\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n');
  expect(render('| a | |\n|---|---|\n| 1 | 2 |\n').html).toContain('<th>a</th>\n<td></td>');
  expect(html).toContain('<pre tabindex="0"><code>npm start\n</code></pre>');
  expect(html).toContain('<button type="button" class="button small doc-copy">{{copy}}</button>');
  expect(html).toContain('<div class="doc-table" tabindex="0" role="group" aria-label="{{table}}"><table>');
});
