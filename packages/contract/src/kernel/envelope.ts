/** One complaint about one input field: `path` as the caller wrote it (`body.username`), `message` in the reader's language. */
export type FieldIssue = { path: string; message: string }

/** Every answer that is not a file. `errors` stands beside `msg` when fields are to blame; `ref` is quoted to an administrator. */
export type Envelope<T> = { code: string; msg: string; data: T | null; errors?: FieldIssue[]; ref?: string }
