import { z } from 'zod'

/**
 * A stored file as form fields use it. `filePath` is its opaque key; `view` is the kind of inline
 * preview, null: download only.
 */
export const storedFile = z.object({
  filePath: z.string(),
  name: z.string(),
  size: z.number().int(),
  type: z.string(),
  view: z.enum(['image', 'pdf', 'video', 'audio']).nullable(),
})
