import { waitingKinds } from '../../kernel/waiting.ts'
import { situationWaiting } from './situations/waiting.ts'

export const studentsWaiting = waitingKinds({ ...situationWaiting })
export type StudentsWaiting = keyof typeof studentsWaiting
