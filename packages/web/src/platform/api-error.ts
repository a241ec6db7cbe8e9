import type { FieldIssue } from '@residency/contract/kernel'

/** A call that did not succeed. `msg` is for the reader; `errors` name the fields to blame; `ref` is quoted to an administrator. */
export class ApiError extends Error {
  readonly code: string
  readonly msg: string
  readonly errors: readonly FieldIssue[]
  readonly ref: string | undefined
  /** Of the answer; undefined when nobody answered. */
  readonly status: number | undefined
  constructor(code: string, msg: string, errors: readonly FieldIssue[] = [], ref?: string, status?: number) {
    super(msg)
    this.code = code
    this.msg = msg
    this.errors = errors
    this.ref = ref
    this.status = status
  }
}

/** Nobody answered: no network, or too late. */
export const NO_ANSWER = 'network'
