/** Rows that the rules of a run take; the queries must fit these types. */
export type RegistrationFacts = {
  id: number
  state: string
  traineeKind: string
  acceptsAdjustment: boolean
}

export type ChoiceFacts = {
  registrationId: number
  rank: number
  offerId: number
  isEligible: boolean | null
}

export type ScoreFacts = {
  registrationId: number
  offerId: number | null
  component: string
  points: number
}

export type PoolFacts = {
  id: number
  offerId: number
  traineeKind: string | null
  seats: number
  baseId: number
  profession: string
  place: number
  held: number
  isWaitedFor: boolean
}
