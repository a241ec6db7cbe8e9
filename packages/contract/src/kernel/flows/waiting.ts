/**
 * Kinds of waiting work: for each kind the view where it is handled and the query of that page.
 * Their labels are in the area's words under `waiting`. `isOwn` kinds concern the reader's own
 * records and come first. `subjectParam` names the query parameter that takes the subject's id,
 * where the page shows one intake or cohort at a time. `urgency` says that it passes: `now` is open
 * at this moment, such as an exam; `due` has a time, or others cannot continue without it.
 */
export type WaitingKinds = Readonly<Record<string, WaitingPlace>>

export const URGENCIES = ['now', 'due', 'open'] as const
type Urgency = (typeof URGENCIES)[number]

export type WaitingPlace = {
  view: string
  query?: Readonly<Record<string, string>>
  subjectParam?: string
  isOwn?: true
  urgency?: Urgency
}

/** Declares an area's kinds of waiting work; keeps the kinds as literal types. */
export const waitingKinds = <const K extends WaitingKinds>(kinds: K) => kinds
