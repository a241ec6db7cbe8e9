/** Rows that the rules of a run take; the queries must fit these types. */
export type RegistrationFacts = { id: number; state: string; trainee_kind: string; accepts_adjustment: boolean }
export type ChoiceFacts = { registration_id: number; rank: number; offer_id: number; is_eligible: boolean | null }
export type ScoreFacts = { registration_id: number; offer_id: number | null; component: string; points: number }
export type PoolFacts = {
  id: number
  offer_id: number
  trainee_kind: string | null
  seats: number
  base_id: number
  profession: string
  place: number
  held: number
  is_waited_for: boolean
}
