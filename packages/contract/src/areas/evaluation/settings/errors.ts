import { errorsOf } from '../../../kernel/index.ts'

export const settingErrors = errorsOf('evaluation', {
  settingFormUnknown: { status: 400, code: 'A0400', field: 'seriesId' },
})
