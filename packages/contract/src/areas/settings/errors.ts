import { errorsOf } from '../../kernel/index.ts'

export const settingsErrors = errorsOf('settings', {
  typeCodeTaken: { status: 400, code: 'B0001', field: 'code' },
  typeUnknown: { status: 400, code: 'A0400', field: 'typeCode' },
  valueTaken: { status: 400, code: 'B0001', field: 'value' },
  builtInKept: { status: 409, code: 'B0001' },
  builtInCode: { status: 400, code: 'B0001', field: 'code' },
  builtInValue: { status: 400, code: 'B0001', field: 'value' },
})
