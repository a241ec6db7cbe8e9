import { errorsOf } from '../../../kernel/index.ts'

export const intakesErrors = errorsOf('recruitment', {})
