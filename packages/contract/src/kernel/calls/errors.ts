/**
 * An error that may be shown to a person: `key` selects its text in both languages. `code` is the
 * code on the wire; published codes keep their meaning. `field` is the input it belongs to.
 */
export type ErrorDef = {
  key: string
  status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 423 | 429 | 500 | 503
  code: string
  field?: string
}

/**
 * The errors of one area: `errorsOf('accounts', {nameTaken: {…}})` gives defs with the keys
 * `accounts.nameTaken`. Without side effects: a page loads no errors that it does not name.
 */
/* @__NO_SIDE_EFFECTS__ */
export function errorsOf<const T extends Record<string, Omit<ErrorDef, 'key'>>>(
  area: string,
  table: T,
) {
  return Object.fromEntries(
    Object.entries(table).map(([name, def]) => [name, { key: `${area}.${name}`, ...def }]),
  ) as {
    [K in keyof T]: ErrorDef
  }
}

export const OK = '00000'

/** Published codes that clients handle specially (specification, section 8). */
export const SESSION_OVER = 'A0230'
export const SIGN_OUT_OF_PORTAL = 'A0204'

/** Errors every call may answer with. */
export const kernelErrors = errorsOf('kernel', {
  inputWrong: { status: 400, code: 'A0400' },
  inputMissing: { status: 400, code: 'A0410' },
  bodyUnreadable: { status: 400, code: 'A0400' },
  bodyStalled: { status: 408, code: 'A0400' },
  bodyTooLarge: { status: 413, code: 'A0400' },
  tooManyParts: { status: 413, code: 'A0400' },
  kindUnsupported: { status: 415, code: 'A0400' },
  sessionOver: { status: 401, code: SESSION_OVER },
  signedOutOfPortal: { status: 401, code: SIGN_OUT_OF_PORTAL },
  notAllowed: { status: 401, code: 'A0301' },
  mustChangePassword: { status: 403, code: 'A0231' },
  crossSite: { status: 403, code: 'A0231' },
  notFound: { status: 404, code: 'A0401' },
  submittedTwice: { status: 400, code: 'A0002' },
  changedMeanwhile: { status: 409, code: 'B0001' },
  inUse: { status: 409, code: 'B0001' },
  actionNotNow: { status: 409, code: 'B0001' },
  reasonNeeded: { status: 400, code: 'A0410', field: 'reason' },
  tooMany: { status: 429, code: 'A0501' },
  unavailable: { status: 503, code: 'C0300' },

  /** A document with a character that no font draws. */
  undrawable: { status: 409, code: 'B0001' },
  storageFull: { status: 503, code: 'C0300' },
  broken: { status: 500, code: 'B0001' },
})
