import { errorsOf } from '../../../kernel/index.ts'

export const conditionErrors = errorsOf('teachers', {
  conditionTaken: { status: 409, code: 'B0001', field: 'baseId' },
  /** The base and the level of conditions do not change; others are added beside them. */
  conditionFixed: { status: 409, code: 'B0001', field: 'baseId' },
  conditionOfEveryBase: { status: 409, code: 'B0001' },
  conditionBaseUnknown: { status: 400, code: 'A0400', field: 'baseId' },
  conditionChoiceUnknown: { status: 400, code: 'A0400' },
})
