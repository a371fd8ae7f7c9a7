/** Returns true for an address of any capitalization; its checksum is not verified. */
export const isAddress = (text: string): boolean => /^0x[0-9a-f]{40}$/i.test(text);
