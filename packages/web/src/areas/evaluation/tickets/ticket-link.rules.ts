import { BASE } from '../../../platform/session.ts'

/**
 * The address in a QR code. The code is in the fragment, which no browser sends: it is in no log
 * and no Referer.
 */
export const linkOf = (origin: string, code: string) => `${origin}${BASE}/white/rate#${code}`

/** The code of an address that was scanned; null: no code. */
export const codeOf = (hash: string) => /^#([\w-]{20,100})$/.exec(hash)?.[1] ?? null
