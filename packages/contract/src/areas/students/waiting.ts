import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const studentsWaiting = waitingKinds({
  completeFile: { view: 'student/file/index', isOwn: true },
  reviewTraineeChanges: { view: 'student/change/index', query: { waiting: '1' } },
  proposeCompletions: {
    view: 'student/completion/candidates',
    query: { months: '1', stage: 'open' },
  },
  confirmCompletions: { view: 'student/completion/index', query: { waiting: '1' } },
  issueCertificates: { view: 'student/completion/index', query: { state: 'confirmed' } },

  /** Situations that wait for the reader's bases, and for the office. */
  decideSituations: {
    view: 'student/situation/index',
    query: { state: 'submitted', waiting: '1' },
  },
  confirmSituations: {
    view: 'student/situation/index',
    query: { state: 'basePassed', waiting: '1' },
  },

  /** Departures with items that wait for the reader's signature, and for their decision. */
  signDepartureItems: { view: 'student/departure/index', query: { waiting: 'sign' } },
  decideDepartures: { view: 'student/departure/index', query: { waiting: 'decide' } },

  /** Applications that wait for the reader's bases and for the office; spendings to be checked. */
  decideFunds: { view: 'student/fund/index', query: { waiting: '1' } },
  grantFunds: { view: 'student/fund/index', query: { waiting: '1' } },
  checkSpendings: { view: 'student/fund/spendings', query: { waiting: '1' } },
})

export type StudentsWaiting = keyof typeof studentsWaiting
