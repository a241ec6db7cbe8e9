type Common = {
  /** The claim or attribute that holds the employee number. */
  claim: string

  /** Where browsers reach the product, without a slash at the end. */
  publicUrl: string
}

export type OidcSettings = Common & {
  protocol: 'oidc'
  issuer: string
  clientId: string
  clientSecret: string
  scope: string
}

export type CasSettings = Common & { protocol: 'cas'; url: string }
export type ProviderSettings = OidcSettings | CasSettings

/**
 * The page of ours that a provider sends browsers back to; CAS also posts its logout requests
 * there.
 */
export const callbackOf = ({ publicUrl }: Common) => `${publicUrl}/medical/login/sso`

/** Where a provider sends browsers after it has logged them out. */
export const afterLogoutOf = ({ publicUrl }: Common) => `${publicUrl}/medical/login`

/** Who logged in, as the provider reports it. */
export type Identity = {
  /** The employee number; null if the provider reports none. */
  badge: string | null
  name: string | null

  /** Identifies the person at the provider. */
  subject: string

  /**
   * Identifies this login at the provider (`sid`, or the service ticket); null if it names none.
   */
  loginKey: string | null

  /** The ID token, which ends the provider's session without a question; null without one. */
  idToken: string | null
}

/**
 * Why an answer was refused: a short code for the audit log, without personal values; `remedy`:
 * what the administrator changes if settings are the cause. `isSetup`: nobody can log in there
 * until the provider or this server is changed.
 */
export type LoginRefusal = { refused: string; remedy?: string; isSetup?: boolean }

/**
 * Whose logins the provider ended. `once` is the id of the notice, accepted once; null if the
 * notice itself is bound to one login.
 */
export type EndedLogins = { subject: string | null; loginKey: string | null; once: string | null }

/** What a provider posts when it ended logins. */
type LogoutNotice = { logout_token?: string | undefined; logoutRequest?: string | undefined }

/**
 * A provider that browsers are sent to and come back from. `state` is a secret of one attempt of
 * one browser; everything else an attempt needs (nonce, PKCE verifier) is derived from it, so that
 * nothing is stored.
 */
export type Provider = {
  /** Where to send the browser. Throws if the provider cannot be reached. */
  begin(state: string): Promise<string>

  /** Judges what the browser came back with. */
  finish(state: string, answer: URLSearchParams): Promise<Identity | LoginRefusal>

  /** Judges a notice of the provider; null if it is not genuine. */
  endedBy(notice: LogoutNotice): Promise<EndedLogins | null>

  /**
   * Where a browser goes to end the provider's session too; '' if the provider has no such address,
   * or none is known yet.
   */
  logoutUrl(): string

  /** The same for one login, whose ID token spares the person a question. */
  logoutUrlOf(idToken: string | null): Promise<string>
}

/**
 * An employee number as it can be looked up: one text or number of at most 64 signs, without
 * control characters.
 */
export function badgeOf(value: unknown): string | null {
  const single = Array.isArray(value) && value.length === 1 ? value[0] : value
  const written = typeof single === 'number' ? String(single) : single
  const text = typeof written === 'string' ? written.trim() : ''

  return /^[^\p{C}]{1,64}$/u.test(text) ? text : null
}

/** A display name of at most 64 signs. */
export function nameOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return /^[^\p{C}]{1,64}$/u.test(text) ? text : null
}
