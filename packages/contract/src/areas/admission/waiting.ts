import { waitingKinds } from '../../kernel/flows/waiting.ts'

const byIntake = { subjectParam: 'intakeId' } as const

export const admissionWaitingKinds = waitingKinds({
  arrangeExams: {
    view: 'recruit/examination/index',
    query: { part: 'examinees', stage: 'waiting' },
    ...byIntake,
  },
  enterScores: { view: 'recruit/score/index', query: { progress: 'due' }, ...byIntake },
  checkScores: { view: 'recruit/score/index', query: { part: 'check' }, ...byIntake },
  correctScores: { view: 'recruit/score/index', query: { progress: 'toCorrect' }, ...byIntake },
  answerScoreReviews: {
    view: 'recruit/score/index',
    query: { part: 'reviews', waiting: '1' },
    ...byIntake,
  },
  callWaiting: { view: 'recruit/admission/index', query: { part: 'places' }, ...byIntake },
  callIn: { view: 'recruit/arrange/index', query: { state: 'confirmed' } },
  recordArrivals: { view: 'recruit/arrange/index', query: { state: 'arrivalArranged', due: '1' } },
  signAgreements: { view: 'recruit/arrange/index', query: { state: 'arrived' } },
  enrolTrainees: { view: 'recruit/arrange/index', query: { state: 'signed' } },
})

export type AdmissionWaiting = keyof typeof admissionWaitingKinds
