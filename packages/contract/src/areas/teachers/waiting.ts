import { waitingKinds } from '../../kernel/waiting.ts'

export const teachersWaiting = waitingKinds({
  finishQualification: { view: 'teacher/own/index', isOwn: true },
  mendQualification: { view: 'teacher/own/index', isOwn: true },
  renewQualification: { view: 'teacher/own/index', isOwn: true },
  reviewQualifications: { view: 'teacher/guidance/index', query: { waiting: '1' } },
})
export type TeachersWaiting = keyof typeof teachersWaiting
