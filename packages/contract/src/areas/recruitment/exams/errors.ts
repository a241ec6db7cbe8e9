import { errorsOf } from '../../../kernel/index.ts'

export const examsErrors = errorsOf('recruitment', {})
