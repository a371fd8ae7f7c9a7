const resets = new Set<() => void>();

/** Whoever keeps data of the server says here how it forgets it. */
export function onDataReset(reset: () => void): () => void {
  resets.add(reset);
  return () => resets.delete(reset);
}

/** Forgets what was read and reads it anew, wherever it is kept: a part that broke may have broken over it. */
export function resetData(): void {
  for (const reset of resets) reset();
}
