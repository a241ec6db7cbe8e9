import { z } from 'zod'
import { errorsOf } from '../../kernel/calls/errors.ts'
import { onOff } from '../../kernel/calls/record.ts'
import { moment } from '../../kernel/values/moment.ts'

/** Refusals outside a time window, of every call that asks for one. */
export const windowErrors = errorsOf('settings', {
  windowOver: { status: 409, code: 'B0001' },
  windowNotYet: { status: 409, code: 'B0001' },
  windowMissing: { status: 409, code: 'B0001' },
})

/** `isOpen` 1 or 0; the dates are those of the open window, else of the nearest one. */
export const judgement = z.object({
  isOpen: onOff,
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),

  /** The sentence of the refusal, or the message of an open window. */
  message: z.string().nullable(),
})
