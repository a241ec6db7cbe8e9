import { z } from 'zod'
import { moment, onOff } from '../../kernel/index.ts'

/** `isOpen` 1 or 0; the dates are those of the open window, else of the nearest one. */
export const judgement = z.object({
  isOpen: onOff,
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  /** The sentence of the refusal, or the message of an open window. */
  message: z.string().nullable(),
})
