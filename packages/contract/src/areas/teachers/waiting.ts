import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const teachersWaiting = waitingKinds({
  finishQualification: { view: 'teacher/own/index', isOwn: true },
  mendQualification: { view: 'teacher/own/index', isOwn: true },
  renewQualification: { view: 'teacher/own/index', isOwn: true },
  renewCertificates: { view: 'teacher/own/index', isOwn: true },
  attendClasses: { view: 'teacher/class/own', isOwn: true },
  mendTrainingBases: {
    view: 'teacher/trainingBase/index',
    query: { state: 'returned' },
    isOwn: true,
  },
  reportExchanges: { view: 'teacher/exchange/own', isOwn: true },
  reviewQualifications: { view: 'teacher/guidance/index', query: { waiting: '1' } },
  reviewTeacherChanges: { view: 'teacher/change/index', query: { state: 'submitted' } },
  reviewCertificates: { view: 'teacher/certificate/record', query: { state: 'submitted' } },
  confirmDuties: { view: 'teacher/duties/records', query: { state: 'submitted' } },
  reviewTrainingBases: { view: 'teacher/trainingBase/index', query: { state: 'submitted' } },
  reviewExchanges: { view: 'teacher/exchange/audit', query: { state: 'submitted' } },
  reviewTeacherChecks: { view: 'teacher/check/records', query: { waiting: '1' } },
  settleTeacherChecks: { view: 'teacher/check/records', query: { state: 'objected' } },
})

export type TeachersWaiting = keyof typeof teachersWaiting
