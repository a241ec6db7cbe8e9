import {
  type PartnerRow,
  partnerReview,
} from '@residency/contract/areas/signup/partner/partner.contract'
import { partnerWords } from '@residency/contract/areas/signup/partner/text'
import { signupWords } from '@residency/contract/areas/signup/text'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Decidable, Review } from '../../../screens/review/review.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { PARTNER_PATHS, usePartner, useWaitingPartners } from './partner.queries.ts'
import { partnerText } from './partner.text.ts'

export const TONES = { applied: 'wait', approved: 'good', rejected: 'bad' } as const

/** The review of partner units: approve or reject. */
export function usePartnerReview(): Review {
  const { done } = useText(partnerText)
  const { actions } = useText(partnerWords).flows.partner
  return { calls: partnerReview, paths: PARTNER_PATHS, actions, done }
}

export const decidable = (row: PartnerRow): PartnerRow & Decidable => ({
  ...row,
  name: row.unitName,
})

/** A partner unit under review. */
export function PartnerReview({ id, onOpen }: { id: number; onOpen: (id: number | null) => void }) {
  const text = useText(partnerText)
  const { fields, flows } = useText(partnerWords)
  const { reason } = useText(signupWords).fields
  const review = usePartnerReview()
  const { data: unit, error } = usePartner(id)
  const waiting = useWaitingPartners().data

  return (
    <ReviewScreen
      review={review}
      waiting={waiting}
      onOpen={onOpen}
      error={unit === null ? new Error(text.gone) : error}
      record={unit ? decidable(unit) : undefined}
      lead={
        unit && <StateTag tone={TONES[unit.state]}>{flows.partner.states[unit.state]}</StateTag>
      }
    >
      {unit && (
        <section className="panel">
          <FactList
            facts={[
              [fields.unitName, unit.unitName],
              [fields.creditCode, unit.creditCode],
              [text.contact, unit.contactName],
              [text.mobile, unit.mobile],
              [text.since, unit.createTime],
              [text.people, String(unit.people)],
              ...(unit.reason ? [[reason, unit.reason, true] as const] : []),
            ]}
          />
        </section>
      )}
    </ReviewScreen>
  )
}
