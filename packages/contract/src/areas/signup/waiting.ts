import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const signupWaiting = waitingKinds({
  finishOwn: { view: 'sign/basic', isOwn: true },
  mendOwn: { view: 'sign/basic', isOwn: true },
  confirmOwn: { view: 'sign/basic', isOwn: true },
  letInUnits: { view: 'recruit/partner/index', query: { state: 'applied' } },
  reviewSignUps: { view: 'recruit/student/registration', query: { waiting: '1' } },
})

export type SignupWaiting = keyof typeof signupWaiting
