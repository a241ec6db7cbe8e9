import { errorsOf } from '../../../kernel/index.ts'

export const awardKindErrors = errorsOf('awards', {
  kindTaken: { status: 409, code: 'B0001', field: 'name' },
  kindInUse: { status: 409, code: 'B0001' },
  /** Somebody has applied for it. */
  kindFixed: { status: 409, code: 'B0001', field: 'audience' },
  levelUnknown: { status: 400, code: 'A0400', field: 'level' },
  kindUnknown: { status: 400, code: 'A0400', field: 'kindId' },
  limitTaken: { status: 409, code: 'B0001', field: 'year' },
  limitInUse: { status: 409, code: 'B0001' },
  limitFixed: { status: 409, code: 'B0001', field: 'kindId' },
  /** {granted} are granted already. */
  quotaBelowGranted: { status: 409, code: 'B0001', field: 'quota' },
  baseQuotaBelowGranted: { status: 409, code: 'B0001', field: 'bases' },
  limitBaseUnknown: { status: 400, code: 'A0400', field: 'bases' },
})
