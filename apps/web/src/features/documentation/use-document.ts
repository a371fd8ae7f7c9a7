import { useEffect, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { copyText } from '../../ui/copy-text.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { DOCUMENT_ID } from './documents.ts';

/** Handles clicks in a rendered document: copies code, or navigates to another page without a reload. */
export function useDocumentClicks() {
  const { t } = useTranslation('documentation');
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest('.doc-copy');
    if (button) {
      const code = button.parentElement?.querySelector('pre')?.textContent ?? '';
      void copyText(code).then((isCopied) =>
        showToast(
          isCopied
            ? { tone: 'done', title: t('copied') }
            : { tone: 'error', title: t('site:copy.failed'), text: t('site:copy.failedText') },
        ),
      );
      return;
    }
    const link = event.target.closest('a');
    const href = link?.getAttribute('href') ?? '';
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !href.startsWith('/') || /\.\w+$/.test(href)) return;
    event.preventDefault();
    void navigate(href);
  };
}

/** Fraction of the window height, measured from the top, above which a section counts as being read. */
const READ_LINE = 0.3;

/**
 * Marks the current section in the table of contents,
 * which is part of the document and not rendered by React.
 */
export function useReadMark(): void {
  const [anchor, setAnchor] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const check = () => {
      frame = 0;
      const heads = [
        ...(document
          .getElementById(DOCUMENT_ID)
          ?.querySelectorAll<HTMLElement>('.doc-text :is(h2, h3)[id]') ?? []),
      ];
      const passed = heads.filter((head) => head.getBoundingClientRect().top <= innerHeight * READ_LINE);
      setAnchor((passed.at(-1) ?? heads[0])?.id ?? null);
    };
    const request = () => {
      frame ||= requestAnimationFrame(check);
    };
    request();
    addEventListener('scroll', request, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', request);
    };
  }, []);
  useEffect(() => {
    for (const link of document.getElementById(DOCUMENT_ID)?.querySelectorAll('.doc-contents a') ?? []) {
      if (link.getAttribute('href') === `#${anchor}`) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  }, [anchor]);
}
