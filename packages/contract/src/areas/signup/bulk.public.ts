import { z } from 'zod'

/** The ids of a bulk action on sign-ups. */
export const bulkIds = z
  .array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER))
  .min(1, 'kernel.text.required')
  .max(1000)
  .transform((ids) => [...new Set(ids)])
/** What became of each sign-up of a bulk action; `why` says in the reader's language why it was left as it is. */
export const bulkAnswer = z.object({
  done: z.number(),
  rows: z.array(z.object({ id: z.number(), name: z.string(), isDone: z.boolean(), why: z.string().nullable() })),
})
export type BulkAnswer = z.output<typeof bulkAnswer>
