import { type ErrorDef, kernelErrors } from '@residency/contract/kernel'

/**
 * An expected error. Its message is chosen at the edge; `data` fills the placeholders and never
 * holds personal data.
 */
export class Fail extends Error {
  readonly def: ErrorDef
  readonly data: Readonly<Record<string, unknown>>

  /** Raw zod issues, translated at the edge. */
  readonly issues: readonly { path: PropertyKey[]; message: string; code?: string }[]

  constructor(
    def: ErrorDef,
    data: Readonly<Record<string, unknown>> = {},
    issues: Fail['issues'] = [],
  ) {
    super(def.key)
    this.def = def
    this.data = data
    this.issues = issues
  }
}

/** `throw fail(accountsErrors.usernameTaken)`; `data` fills the message's {placeholders}. */
export const fail = (def: ErrorDef, data?: Readonly<Record<string, unknown>>) => new Fail(def, data)
export const notFound = () => new Fail(kernelErrors.notFound)

/** Refuses the second writer of a record. */
export const changedMeanwhile = () => new Fail(kernelErrors.changedMeanwhile)

/** Throws "not found" if no row was found in the actor's scope. */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw notFound()
  return row
}
