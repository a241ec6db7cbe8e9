import { errorsOf } from '../../../kernel/index.ts'

export const exchangeErrors = errorsOf('teachers', {
  /** {from} to {to}: the own exchange on days of which another is asked for. */
  exchangeOverlaps: { status: 409, code: 'B0001', field: 'fromDay' },
  exchangeUnitUnknown: { status: 400, code: 'A0400', field: 'unitId' },
})
