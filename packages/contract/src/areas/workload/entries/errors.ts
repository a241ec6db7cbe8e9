import { errorsOf } from '../../../kernel/index.ts'

export const entryErrors = errorsOf('workload', {
  noTrainee: { status: 409, code: 'B0001' },
  dayAhead: { status: 400, code: 'A0400', field: 'caseDay' },
  dayBeforeTraining: { status: 400, code: 'A0400', field: 'caseDay' },
  dayAfterTraining: { status: 400, code: 'A0400', field: 'caseDay' },
  dayOutside: { status: 409, code: 'B0001', field: 'explanation' },
  dayOnLeave: { status: 409, code: 'B0001', field: 'explanation' },
  countTooLarge: { status: 409, code: 'B0001', field: 'count' },
  countOfNumbered: { status: 409, code: 'B0001', field: 'count' },
  dayFull: { status: 409, code: 'B0001' },
  numberRepeated: { status: 409, code: 'B0001', field: 'explanation' },
  numberTaken: { status: 409, code: 'B0001' },
  itemUnknown: { status: 409, code: 'B0001', field: 'item' },
  patientUnknown: { status: 409, code: 'B0001', field: 'patientId' },
  entryUnopened: { status: 409, code: 'B0001' },
  entryUnexplained: { status: 409, code: 'B0001' },
})
