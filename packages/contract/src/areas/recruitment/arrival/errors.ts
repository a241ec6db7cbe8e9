import { errorsOf } from '../../../kernel/index.ts'

export const arrivalErrors = errorsOf('recruitment', {})
