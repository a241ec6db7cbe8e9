import { errorsOf } from '../../../kernel/index.ts'

export const indicatorErrors = errorsOf('standards', {
  indicatorTaken: { status: 409, code: 'B0001', field: 'item' },
  indicatorBaseUnknown: { status: 400, code: 'A0400', field: 'baseId' },
  indicatorUnknown: { status: 400, code: 'A0400', field: 'figures' },
  /** Figures of a year that has not begun. */
  figureYearTooLate: { status: 400, code: 'A0400', field: 'year' },
  /** {item}: the office has checked its figure. */
  figureChecked: { status: 409, code: 'B0001', field: 'figures' },
})
