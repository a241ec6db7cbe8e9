/**
 * Departures with items that wait for the reader's signature, and those that wait for the reader's
 * decision.
 */
export const departureWaiting = {
  signDepartureItems: { view: 'student/departure/index', query: { waiting: 'sign' } },
  decideDepartures: { view: 'student/departure/index', query: { waiting: 'decide' } },
} as const
