/** A result that is already JSON text, because the thread that computed a large one also serializes it. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
