/**
 * Login by the portal's one-time code: `?token=` at any address of the product, the login pages
 * included (specification, section 3).
 */

/** The code, and the address without it. */
export function takeCode(path: string, search: string): { code: string | null; rest: string } {
  const query = new URLSearchParams(search)
  const code = query.get('token')

  query.delete('token')

  return { code, rest: path + (query.size ? `?${query}` : '') }
}

/**
 * The reason at `/sign/500`, a base64 digit: 1 the check returned 0; 2 the code or the single
 * sign-on was refused; 3 no account has the employee number that the provider confirmed; 4 the
 * provider and this server do not agree until a setting is changed.
 */
type SignErrorMode = 1 | 2 | 3 | 4
const MODES: Readonly<Record<string, SignErrorMode>> = { '2': 2, '3': 3, '4': 4 }

export const signErrorPath = (mode: SignErrorMode) =>
  `/sign/500?mode=${encodeURIComponent(btoa(String(mode)))}`

export function signErrorMode(search: string): SignErrorMode {
  try {
    return MODES[atob(new URLSearchParams(search).get('mode') ?? '')] ?? 1
  } catch {
    return 1
  }
}

export const afterLoginByCode = (accessToken: string, path: string) => {
  if (accessToken === '-1') return signErrorPath(2)

  return path.includes('tutor') ? '/teacher/tutor' : '/'
}
