import { type FieldIssue, SESSION_OVER } from '@residency/contract/kernel'

/**
 * A failed call. `msg` is for the reader; `errors` name fields; `ref` is the reference for an
 * administrator.
 */
export class ApiError extends Error {
  readonly code: string
  readonly msg: string
  readonly errors: readonly FieldIssue[]
  readonly ref: string | undefined

  /** HTTP status; undefined without a response. */
  readonly status: number | undefined

  constructor(
    code: string,
    msg: string,
    errors: readonly FieldIssue[] = [],
    ref?: string,
    status?: number,
  ) {
    super(msg)
    this.code = code
    this.msg = msg
    this.errors = errors
    this.ref = ref
    this.status = status
  }
}

/** No response: no network, or a timeout. */
export const NO_ANSWER = 'network'

/**
 * Whether the same call may succeed later: there was no answer, the server failed or was busy, or
 * the session has ended.
 */
export const isTemporary = (error: unknown) =>
  !(error instanceof ApiError) ||
  error.status === undefined ||
  error.status >= 500 ||
  error.status === 429 ||
  error.code === SESSION_OVER
