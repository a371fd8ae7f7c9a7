import type { KeyboardEvent } from 'react';
import { FOCUSABLE } from '../focusable.ts';

/** Returns the row that a key moves to; null for other keys and at the ends of the list. */
export function targetRow(key: string, row: number, count: number): number | null {
  const target = { ArrowDown: row + 1, ArrowUp: row - 1, Home: 0, End: count - 1 }[key];
  return target === undefined || target < 0 || target >= count || target === row ? null : target;
}

/**
 * Up, Down, Home and End move to the same link of another row,
 * so that a long list does not require a hundred presses of Tab.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const link = event.target as HTMLElement;
  const from = link.closest('tr');
  if (!from || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...event.currentTarget.querySelectorAll('tr')];
  const target = targetRow(event.key, rows.indexOf(from), rows.length);
  if (target === null) return;
  const place = [...from.querySelectorAll(FOCUSABLE)].indexOf(link);
  const links = rows[target]!.querySelectorAll<HTMLElement>(FOCUSABLE);
  const next = links[Math.min(place, links.length - 1)];
  if (place === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
