import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const signupWaiting = waitingKinds({
  finishOwn: { view: 'sign/basic', isOwn: true, urgency: 'due' },
  mendOwn: { view: 'sign/basic', isOwn: true, urgency: 'due' },
  confirmOwn: { view: 'sign/basic', isOwn: true, urgency: 'due' },
  letInUnits: { view: 'recruit/partner/index', query: { state: 'applied' } },
  reviewSignUps: { view: 'recruit/student/registration', query: { waiting: '1' }, urgency: 'due' },
})

export type SignupWaiting = keyof typeof signupWaiting
