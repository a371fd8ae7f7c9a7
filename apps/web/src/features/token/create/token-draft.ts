/** Entered values of a new token. */
export interface TokenDraft {
  readonly name: string;
  readonly symbol: string;
  /** In smallest units. */
  readonly supply: bigint | null;
  readonly description: string;
  readonly website: string;
  readonly logo: File | null;
}
/** Complete and valid values. */
export interface TokenTexts extends TokenDraft {
  readonly supply: bigint;
}
/** Name of the form's draft in session storage. */
export const TOKEN_DRAFT = 'token';
export const EMPTY_DRAFT: TokenDraft = {
  name: '',
  symbol: '',
  supply: null,
  description: '',
  website: '',
  logo: null,
};
