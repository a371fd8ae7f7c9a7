/** Fallback where the browser stores nothing: private windows, full disks. Discarded with the page. */
const memory = new Map<string, string>();

/** Reads local storage without ever throwing; where there is none, a value lives as long as the page. */
export function readStored(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function removeStored(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing to remove.
  }
}

/** Session storage, for what a tab keeps over a reload and forgets with itself; without it nothing is kept. */
export function readDraft(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeDraft(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // What was typed is still in the page; only a reload loses it.
  }
}

export function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There was nothing to remove.
  }
}
