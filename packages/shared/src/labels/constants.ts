/** Longest name of a label, in characters. */
export const LABEL_NAME_MAX = 32;
/** Longest link of a label. */
export const LABEL_URL_MAX = 300;
/** Kinds of public labels; `suspicious` shows a warning on the page of the address. */
export const LABEL_KINDS = ['exchange', 'bridge', 'team', 'service', 'suspicious'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];
