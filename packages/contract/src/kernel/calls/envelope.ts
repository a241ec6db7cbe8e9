/**
 * One error of one input field: `path` as the caller wrote it (`body.username`), `message` in the
 * reader's language.
 */
export type FieldIssue = { path: string; message: string }

/**
 * Every answer that is not a file. `errors` is present when input fields are wrong; `ref` is a
 * reference to quote to an administrator.
 */
export type Envelope<T> = {
  code: string
  msg: string
  data: T | null
  errors?: FieldIssue[]
  ref?: string
}
