import { z } from 'zod'

/** A stored file as the fields of the web know it. `filePath` is its opaque key; `view` says how it can be shown in place, null: only downloaded. */
export const storedFile = z.object({
  filePath: z.string(),
  name: z.string(),
  size: z.number().int(),
  type: z.string(),
  view: z.enum(['image', 'pdf', 'video', 'audio']).nullable(),
})
