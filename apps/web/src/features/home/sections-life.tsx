import { useEffect, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { settleSections } from './settle-sections.ts';
import { useIslands, type IslandPart } from './use-islands.ts';

export interface SectionsLifeProps {
  readonly root: RefObject<HTMLElement | null>;
  /** Null if the sections are components that React has already hydrated. */
  readonly islands: Readonly<Record<string, IslandPart>> | null;
  /** Returns the clicks made before this code was loaded, only once. */
  readonly consumeEarlyEvents: () => readonly Element[];
}

/** Expands or collapses a folded section, or the rest of a long list. */
function toggleFold(target: Element): void {
  const button = target.closest('[data-fold-toggle], [data-more-toggle]');
  if (!button) return;
  const isOpen = button.getAttribute('aria-expanded') !== 'true';
  button.setAttribute('aria-expanded', String(isOpen));
  const box = button.closest('[data-fold]') ?? button.previousElementSibling;
  box?.toggleAttribute('data-open', isOpen);
}

/** Returns the target of an unhandled plain click on a link within this site. */
function findOwnLink(event: MouseEvent): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = (target as Element).closest('a[href^="/"]:not([target])');
  return link?.getAttribute('href') ?? null;
}

/** Handles clicks and islands of the sections; loaded after the page. */
export function SectionsLife({ root, islands, consumeEarlyEvents }: SectionsLifeProps) {
  const navigate = useNavigate();
  const live = useIslands(root, islands);
  useEffect(() => {
    const aborter = new AbortController();
    void settleSections(root.current!, aborter.signal);
    return () => aborter.abort();
  }, [root]);
  useEffect(() => {
    const box = root.current!;
    const click = (event: MouseEvent) => {
      toggleFold(event.target as Element);
      const href = islands === null ? null : findOwnLink(event);
      if (href === null) return;
      event.preventDefault();
      void navigate(href);
    };
    box.addEventListener('click', click);
    for (const target of consumeEarlyEvents()) target.closest('button')?.click();
    return () => box.removeEventListener('click', click);
  }, [root, islands, consumeEarlyEvents, navigate]);
  return <>{live.map(({ node, View }) => createPortal(<View />, node, node.dataset['island']))}</>;
}
