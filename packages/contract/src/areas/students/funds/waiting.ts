/**
 * Applications that wait for the reader's bases and for the office, and spendings that wait to be
 * checked.
 */
export const fundWaiting = {
  decideFunds: { view: 'student/fund/index', query: { state: 'applied' } },
  grantFunds: { view: 'student/fund/index', query: { state: 'basePassed' } },
  checkSpendings: { view: 'student/fund/spendings', query: { state: 'submitted' } },
} as const
