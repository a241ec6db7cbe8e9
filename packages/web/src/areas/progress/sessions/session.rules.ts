import type { Outcome, Session } from '@residency/contract/areas/progress/sessions/session.contract'
import type { FormRule } from '../../../platform/texts/form-rules.ts'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

/** Tones of the states of a session. */
export const SESSION_TONES: Readonly<Record<Session['state'], Tone>> = {
  planned: 'wait',
  prepared: 'wait',
  held: 'wait',
  closed: 'good',
  cancelled: 'calm',
}

/** Tones of decisions. */
export const OUTCOME_TONES: Readonly<Record<Outcome, Tone>> = {
  asExpected: 'good',
  watch: 'wait',
  supportPlan: 'wait',
  repeatStays: 'wait',
  specialSituation: 'bad',
  end: 'bad',
}

/** Refuses an empty field that only some decisions need. */
export const neededRule = (message: string): FormRule => ({
  validator: async (_rule: unknown, value: unknown) => {
    if (value === undefined || value === null || value === '') throw new Error(message)
  },
})
