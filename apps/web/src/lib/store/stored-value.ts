/** Fallback if the browser cannot store values (private window, full disk). Discarded with the page. */
const memory = new Map<string, string>();

/** Reads local storage without throwing; if it is unavailable, values last as long as the page. */
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
    // Without local storage, there is nothing to remove.
  }
}

/** Reads session storage, which lasts across reloads until the tab is closed. Null if it is unavailable. */
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
    // Entered values stay on the page; only a reload loses them.
  }
}

export function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without session storage, there is nothing to remove.
  }
}
