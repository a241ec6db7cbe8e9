import { waitingKinds } from '../../kernel/waiting.ts'

export const teachersWaiting = waitingKinds({
  finishQualification: { view: 'teacher/own/index', isOwn: true },
  mendQualification: { view: 'teacher/own/index', isOwn: true },
  renewQualification: { view: 'teacher/own/index', isOwn: true },
  renewCertificates: { view: 'teacher/own/index', isOwn: true },
  reportExchanges: { view: 'teacher/exchange/own', isOwn: true },
  reviewQualifications: { view: 'teacher/guidance/index', query: { waiting: '1' } },
  reviewCertificates: { view: 'teacher/certificate/record', query: { state: 'submitted' } },
  reviewExchanges: { view: 'teacher/exchange/audit', query: { state: 'submitted' } },
})
export type TeachersWaiting = keyof typeof teachersWaiting
