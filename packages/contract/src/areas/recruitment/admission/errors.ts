import { errorsOf } from '../../../kernel/index.ts'

export const admissionErrors = errorsOf('recruitment', {})
