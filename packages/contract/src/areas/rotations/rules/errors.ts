import { errorsOf } from '../../../kernel/index.ts'

export const ruleErrors = errorsOf('rotations', {
  ruleTaken: { status: 409, code: 'B0001', field: 'baseId' },
  ruleBaseUnknown: { status: 400, code: 'A0400', field: 'baseId' },
  /** The rules of every base are changed, not deleted. */
  ruleOfEveryBase: { status: 409, code: 'B0001' },
})
