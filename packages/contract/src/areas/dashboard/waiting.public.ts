/** What can wait for somebody, in the order a person's own matters and then the line of an intake take. */
export const WAITING_KINDS = [
  'finishOwn',
  'mendOwn',
  'confirmOwn',
  'letInUnits',
  'reviewSignUps',
  'arrangeExams',
  'enterScores',
  'checkScores',
  'answerScoreReviews',
  'callWaiting',
  'callIn',
  'recordArrivals',
  'signAgreements',
  'enrolTrainees',
] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]
/** `intake` is said where the page that handles it shows one intake at a time. */
export type Waiting = { kind: WaitingKind; count: number; intake: { id: number; name: string } | null }
