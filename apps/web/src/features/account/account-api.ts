import type {
  ConfirmStatus,
  RegistrationConfirmed,
  SessionList,
  SessionTokens,
  SessionUser,
  SignUpResponse,
} from '@nova/shared/account/schemas';
import { DELETE_ACCOUNT_WORD } from '@nova/shared/account/constants';
import { requestAsUser } from '../../lib/api/api-client.ts';
import { ApiError, requestJson } from '../../lib/api/http.ts';
import type { Language } from '@nova/shared/language/language';
import { ensureFreshSession } from '../../lib/session/refresh-session.ts';
import { endRevokedSession, readSession, saveSession } from '../../lib/session/session-store.ts';
import { correctClockSkew } from '../../lib/session/correct-clock-skew.ts';

const AUTH = '/auth/v1';
/** Error code for a link that requires a login, opened by a visitor without a session. */
const LINK_NEEDS_SIGN_IN = 'link_needs_sign_in';

/** Stores a session that was opened by email, with its account. @throws ApiError */
async function storeSession(tokens: SessionTokens): Promise<void> {
  const token = tokens.access_token;
  const { user } = await requestJson<SessionUser>(`${AUTH}/user`, { token });
  const wallets = user.wallets.map(({ address }) => address);
  saveSession({
    userId: user.id,
    address: null,
    email: user.email,
    wallets,
    tokens: correctClockSkew(tokens),
  });
}

/** Sends a request that may open a session, with the existing session of this browser, which then ends. */
async function requestReplacingSession<T>(path: string, body: unknown): Promise<T> {
  const current = await ensureFreshSession().catch(() => null);
  const request = (held: string | null): Promise<T> =>
    requestJson<T>(`${AUTH}${path}`, { body, token: held }).catch((error: unknown) => {
      // The session to be replaced has already ended, so there is nothing left to replace.
      const hasEnded = error instanceof ApiError && error.code === 'unauthorized' && held !== null;
      if (hasEnded) return request(null);
      throw error;
    });
  return request(current?.tokens.access_token ?? null);
}

/** The account's API calls. All throw ApiError with a code of `@nova/shared/account/errors`. */
export const accountApi = {
  /** Returns the key of the registration. */
  signUp: async (email: string, password: string, language: Language) => {
    const body = { email, password, language };
    return (await requestJson<SignUpResponse>(`${AUTH}/sign-up`, { body })).registration_key;
  },
  /** Reads whether the mailed link of a registration was opened, on any device. */
  readConfirmStatus: (email: string, keys: readonly string[], signal: AbortSignal) =>
    requestJson<ConfirmStatus>(`${AUTH}/confirm/status`, {
      body: { email, registration_keys: keys },
      signal,
    }),
  /** Opens a session and replaces the existing one of this browser. */
  signIn: async (email: string, password: string, language: Language) => {
    const body = { email, password, language };
    await storeSession(await requestReplacingSession<SessionTokens>('/sign-in', body));
  },
  /**
   * Confirms an address by its mailed link and returns it. Opens a session if one of the keys belongs to the
   * registration of the link.
   */
  confirm: async (token: string, keys: readonly string[]) => {
    const body = { token, registration_keys: keys };
    const { email, session } = await requestReplacingSession<RegistrationConfirmed>('/confirm', body);
    if (session) await storeSession(session);
    return email;
  },
  /** Returns the new address; requires the session of the account that requested the link. */
  confirmEmail: async (token: string, language: Language) => {
    try {
      const body = { token, language };
      return (await requestAsUser<{ email: string }>(`${AUTH}/email/confirm`, { body })).email;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unauthorized') throw error;
      throw new ApiError(LINK_NEEDS_SIGN_IN, error.status, error.message);
    }
  },
  forgotPassword: (email: string, language: Language) =>
    requestJson<unknown>(`${AUTH}/password/forgot`, { body: { email, language } }),
  resetPassword: async (token: string, password: string, language: Language) =>
    storeSession(
      await requestJson<SessionTokens>(`${AUTH}/password/reset`, { body: { token, password, language } }),
    ),
  changePassword: (currentPassword: string, password: string, language: Language) =>
    requestAsUser<void>(`${AUTH}/password/change`, {
      body: { current_password: currentPassword, password, language },
    }),
  changeEmail: (email: string, password: string | undefined, language: Language) =>
    requestAsUser<unknown>(`${AUTH}/email/change`, { body: { email, password, language } }),
  /** Also ends the local session if the server no longer lists it. */
  listSessions: async (signal?: AbortSignal) => {
    const list = await requestAsUser<SessionList>(`${AUTH}/sessions`, { signal });
    // An access token remains valid for minutes after its session has ended; the list already shows the end.
    if (readSession() && !list.items.some((item) => item.is_current)) endRevokedSession();
    return list;
  },
  endSession: (id: string) => requestAsUser<void>(`${AUTH}/sessions/${id}`, { method: 'DELETE' }),
  endOtherSessions: () => requestAsUser<void>(`${AUTH}/sessions`, { method: 'DELETE' }),
  choosePrimaryWallet: (address: string) =>
    requestAsUser<void>(`${AUTH}/wallets/${address}/primary`, { method: 'POST' }),
  unlinkWallet: (address: string) => requestAsUser<void>(`${AUTH}/wallets/${address}`, { method: 'DELETE' }),
  exportData: () => requestAsUser<unknown>(`${AUTH}/export`, {}),
  deleteAccount: async (password: string | undefined) => {
    await requestAsUser<void>(`${AUTH}/delete-account`, { body: { confirm: DELETE_ACCOUNT_WORD, password } });
    saveSession(readSession()?.before ?? null);
  },
} as const;
