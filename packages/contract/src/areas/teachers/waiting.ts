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
  reviewTeacherChanges: { view: 'teacher/change/index', query: { waiting: '1' } },
  reviewCertificates: { view: 'teacher/certificate/record', query: { waiting: '1' } },
  confirmDuties: { view: 'teacher/duties/records', query: { waiting: '1' } },
  reviewTrainingBases: { view: 'teacher/trainingBase/index', query: { waiting: '1' } },
  reviewExchanges: { view: 'teacher/exchange/audit', query: { waiting: '1' } },
  reviewTeacherChecks: { view: 'teacher/check/records', query: { waiting: '1' } },
  settleTeacherChecks: { view: 'teacher/check/records', query: { state: 'objected' } },
})

export type TeachersWaiting = keyof typeof teachersWaiting
