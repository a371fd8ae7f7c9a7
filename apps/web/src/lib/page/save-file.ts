/** Saves content as a file of the visitor. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the object URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
