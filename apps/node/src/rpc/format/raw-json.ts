/** A result that is JSON text already: large answers are written by the thread that made them. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
