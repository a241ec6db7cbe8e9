import { type ErrorDef, kernelErrors } from '@residency/contract/kernel'
import { fail } from '../http/fail.ts'

/** The name of the violated unique, check, foreign key or exclusion constraint, if any. */
export function violatedConstraint(error: unknown): string | undefined {
  const e = error as { code?: string; constraint?: string }
  return e.code?.startsWith('23') ? e.constraint : undefined
}

/** The error of each constraint, by constraint name. */
export type ConstraintErrors = Readonly<Record<string, ErrorDef>>

/**
 * For the `.catch` of a write or transaction: turns a violated constraint listed in `errors` into
 * its error, shown at its field; other errors are rethrown. `data` fills the error message.
 */
export function constraintErrors(
  errors: ConstraintErrors,
  data?: Readonly<Record<string, unknown>>,
) {
  return (e: unknown): never => {
    const known = errors[violatedConstraint(e) ?? '']
    throw known ? fail(known, data) : e
  }
}

/**
 * For the `.catch` of a delete: the row may have come into use after the check, so the foreign keys
 * decide.
 */
export function inUseError(e: unknown): never {
  throw violatedConstraint(e) ? fail(kernelErrors.inUse) : e
}
