/** Login by the portal's one-time code: `?token=` at any address of the product, the login pages included (specification, section 3). */

/** The code, and the address without it. */
export function takeCode(path: string, search: string): { code: string | null; rest: string } {
  const query = new URLSearchParams(search)
  const code = query.get('token')
  query.delete('token')
  return { code, rest: path + (query.size ? `?${query}` : '') }
}

/** `/sign/500` has its reason as a base64 digit: 1 the check returned 0, 2 the portal's code was refused. */
export const signErrorPath = (mode: 1 | 2) => `/sign/500?mode=${encodeURIComponent(btoa(String(mode)))}`
export function signErrorMode(search: string): 1 | 2 {
  try {
    return atob(new URLSearchParams(search).get('mode') ?? '') === '2' ? 2 : 1
  } catch {
    return 1
  }
}

export const afterLoginByCode = (accessToken: string, path: string) =>
  accessToken === '-1' ? signErrorPath(2) : path.includes('tutor') ? '/teacher/tutor' : '/'
