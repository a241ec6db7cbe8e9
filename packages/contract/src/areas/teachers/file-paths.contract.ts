import { z } from 'zod'

/** Uploaded files as a published form names them: their keys, separated by commas. */
export const filePaths = (least: 0 | 1, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : (value ?? [])),
    z.array(z.string().max(200)).min(least, 'kernel.text.required').max(max),
  )
