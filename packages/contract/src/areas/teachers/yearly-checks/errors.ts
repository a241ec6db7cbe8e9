import { errorsOf } from '../../../kernel/index.ts'

export const checkErrors = errorsOf('teachers', {
  /** A base has one open check for a year. */
  checkOpenAlready: { status: 409, code: 'B0001', field: 'baseId' },
  checkBaseUnknown: { status: 400, code: 'A0400', field: 'baseId' },
  /** Nobody of the base is in the library. */
  checkEmpty: { status: 409, code: 'B0001', field: 'baseId' },
  checkYearAhead: { status: 400, code: 'A0400', field: 'year' },
  /** {from}: the first day of the check. */
  checkNotBegun: { status: 409, code: 'B0001' },
  checkClosed: { status: 409, code: 'B0001' },
  /** {count}, {names}: who is undecided. */
  checkUndecided: { status: 409, code: 'B0001' },
})
