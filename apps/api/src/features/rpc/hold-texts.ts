/** Texts that wait until they may be sent. */
export interface HeldTexts {
  send(text: string): void;
  /** Sends the texts so far, and every later one immediately. */
  release(): void;
}

/**
 * Returns a function that starts to hold texts back.
 * @param options.charsMax characters that may be held at once, by all of them together
 * @param options.onTooMany called instead of holding more
 */
export function createTextHolder(
  send: (text: string) => void,
  { charsMax, onTooMany }: { readonly charsMax: number; onTooMany(): void },
): () => HeldTexts {
  let chars = 0;
  return () => {
    const held: string[] = [];
    let isReleased = false;
    return {
      send(text) {
        if (isReleased) send(text);
        else if (chars + text.length > charsMax) onTooMany();
        else {
          chars += text.length;
          held.push(text);
        }
      },
      release() {
        isReleased = true;
        for (const text of held.splice(0)) {
          chars -= text.length;
          send(text);
        }
      },
    };
  };
}
