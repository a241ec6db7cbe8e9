import type { Waiting, WaitingKind } from '@residency/contract/areas/dashboard/waiting.public'

/** Where each is handled: the view of a page that the server's menus name, and what of it is to be shown. */
const PLACES: Record<WaitingKind, { view: string; query?: Record<string, string> }> = {
  finishOwn: { view: 'sign/basic' },
  mendOwn: { view: 'sign/basic' },
  confirmOwn: { view: 'sign/basic' },
  letInUnits: { view: 'recruit/partner/index', query: { state: 'applied' } },
  reviewSignUps: { view: 'recruit/student/registration', query: { waiting: '1' } },
  arrangeExams: { view: 'recruit/examination/index', query: { part: 'examinees', stage: 'waiting' } },
  enterScores: { view: 'recruit/score/index', query: { progress: 'due' } },
  checkScores: { view: 'recruit/score/index', query: { part: 'check' } },
  answerScoreReviews: { view: 'recruit/score/index', query: { part: 'reviews' } },
  callWaiting: { view: 'recruit/admission/index', query: { part: 'places' } },
  callIn: { view: 'recruit/arrange/index', query: { state: 'confirmed' } },
  recordArrivals: { view: 'recruit/arrange/index', query: { state: 'arrivalArranged', due: '1' } },
  signAgreements: { view: 'recruit/arrange/index', query: { state: 'arrived' } },
  enrolTrainees: { view: 'recruit/arrange/index', query: { state: 'signed' } },
}

/** The address where it is handled; null for whoever has no such page. */
export function placeOf({ kind, intake }: Waiting, pages: readonly { view: string; path: string }[]): string | null {
  const { view, query } = PLACES[kind]
  const page = pages.find((one) => one.view === view)
  if (!page) return null
  const search = new URLSearchParams({ ...query, ...(intake ? { intakeId: String(intake.id) } : {}) }).toString()
  return search ? `${page.path}?${search}` : page.path
}
