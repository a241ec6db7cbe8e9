import { errorsOf } from '../../../kernel/index.ts'

export const statisticsErrors = errorsOf('recruitment', {})
