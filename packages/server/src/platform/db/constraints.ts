import { type ErrorDef, kernelErrors } from '@residency/contract/kernel'
import { fail } from '../http/fail.ts'

/** Name of the violated unique, check, foreign key or exclusion constraint, if that is what went wrong. */
export function violatedConstraint(error: unknown): string | undefined {
  const e = error as { code?: string; constraint?: string }
  return e.code?.startsWith('23') ? e.constraint : undefined
}

/** The error of each constraint, by the name of the constraint. */
export type ConstraintErrors = Readonly<Record<string, ErrorDef>>

/**
 * For the `.catch` of a write or a transaction: a violated constraint that `errors` names becomes its error, shown beside its field;
 * everything else goes on unchanged. `data` fills the sentence of the error.
 */
export function constraintErrors(errors: ConstraintErrors, data?: Readonly<Record<string, unknown>>) {
  return (e: unknown): never => {
    const known = errors[violatedConstraint(e) ?? '']
    throw known ? fail(known, data) : e
  }
}

/** For the `.catch` of a delete: somebody may have begun to use the row since it was checked, and the foreign keys have the last word. */
export function inUseError(e: unknown): never {
  throw violatedConstraint(e) ? fail(kernelErrors.inUse) : e
}
