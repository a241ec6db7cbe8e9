import { waitingKinds } from '../../../kernel/waiting.ts'

export const takingWaiting = waitingKinds({ sitExams: { view: 'course/own/exam', isOwn: true } })
