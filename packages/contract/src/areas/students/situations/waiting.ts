/** Situations that wait for the reader's bases, and for the office. */
export const situationWaiting = {
  decideSituations: { view: 'student/situation/index', query: { state: 'submitted' } },
  confirmSituations: { view: 'student/situation/index', query: { state: 'basePassed' } },
} as const
