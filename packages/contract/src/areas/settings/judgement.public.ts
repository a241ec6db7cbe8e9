import { z } from 'zod'
import { onOff } from '../../kernel/index.ts'

/** `isOpen` 1 or 0; the dates are those of the open window, else of the nearest one. */
export const judgement = z.object({
  isOpen: onOff,
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  /** The sentence of the refusal, or the message of an open window. */
  message: z.string().nullable(),
})
