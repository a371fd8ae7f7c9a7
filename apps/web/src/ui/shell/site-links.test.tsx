import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SITE_LINKS, type SiteLinks } from '../../lib/site/site-links.ts';
import { renderUi } from '../render-ui.tsx';
import { Footer } from './footer.tsx';
import { CommunityLink } from './main-nav.tsx';

const UNSET = { community: null, poweredBy: null, social: [] as readonly string[] } satisfies SiteLinks;
/** The build inserts these links; the tests replace them. */
const configure = (links: SiteLinks) => Object.assign(SITE_LINKS, links);

afterEach(() => {
  cleanup();
  configure(UNSET);
});

const linkOf = (name: string | RegExp) => {
  const link = screen.getByRole('link', { name });
  return [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')];
};

it('shows links to the community, the provider and the social media, each in a new tab', async () => {
  configure({
    community: 'https://chat.example.org/nova',
    poweredBy: 'https://www.example.com/',
    social: ['https://social.example.net/@nova', 'https://video.example.net/nova'],
  });
  await renderUi(
    <>
      <CommunityLink />
      <Footer />
    </>,
  );
  expect(linkOf(/^Community/)).toEqual(['https://chat.example.org/nova', '_blank', 'noreferrer']);
  expect(linkOf('Powered by example.com')).toEqual(['https://www.example.com/', '_blank', 'noreferrer']);
  expect(linkOf('social.example.net')).toEqual(['https://social.example.net/@nova', '_blank', 'noreferrer']);
  expect(linkOf('video.example.net')[0]).toBe('https://video.example.net/nova');
});

it('shows none of them without configuration, and the rest of the footer anyway', async () => {
  configure(UNSET);
  await renderUi(
    <>
      <CommunityLink />
      <Footer />
    </>,
    'de',
  );
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href')!);
  expect(hrefs.filter((href) => href.startsWith('http'))).toEqual([]);
  for (const path of ['documentation', 'faq', 'referrals', 'kontakt', 'system-status'])
    expect(hrefs).toContain(`/de/${path}`);
  expect(screen.getByText(new RegExp(`©.*${new Date().getUTCFullYear()}`))).toBeTruthy();
});
