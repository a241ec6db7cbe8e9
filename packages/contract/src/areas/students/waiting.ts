import { waitingKinds } from '../../kernel/flows/waiting.ts'
import { departureWaiting } from './departure/waiting.ts'
import { fundWaiting } from './funds/waiting.ts'
import { situationWaiting } from './situations/waiting.ts'

export const studentsWaiting = waitingKinds({
  completeFile: { view: 'student/file/index', isOwn: true },
  reviewTraineeChanges: { view: 'student/change/index', query: { state: 'submitted' } },
  proposeCompletions: {
    view: 'student/completion/candidates',
    query: { months: '1', stage: 'open' },
  },
  confirmCompletions: { view: 'student/completion/index', query: { state: 'proposed' } },
  issueCertificates: { view: 'student/completion/index', query: { state: 'confirmed' } },
  ...situationWaiting,
  ...departureWaiting,
  ...fundWaiting,
})

export type StudentsWaiting = keyof typeof studentsWaiting
