import { errorsOf } from '../../kernel/index.ts'

/** Refusals outside a time window, of every call that asks for one. */
export const windowErrors = errorsOf('settings', {
  windowOver: { status: 409, code: 'B0001' },
  windowNotYet: { status: 409, code: 'B0001' },
  windowMissing: { status: 409, code: 'B0001' },
})
