import {
  type PartnerRow,
  partnerSorts,
} from '@residency/contract/areas/signup/partner/partner.contract'
import { partnerFlow } from '@residency/contract/areas/signup/partner/partner.flow'
import { signupWords } from '@residency/contract/areas/signup/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { usePartnerColumns } from './partner.columns.tsx'
import { type PartnerListInput, usePartners } from './partner.queries.ts'
import { partnerText } from './partner.text.ts'
import { decidable, PartnerReview, usePartnerReview } from './partner-review.tsx'

/**
 * View key recruit/partner/index: partner units to approve or reject; `?id=` opens one in the page.
 */
export default function PartnerListPage() {
  const { id, open } = useOpened()
  return id > 0 ? <PartnerReview key={id} id={id} onOpen={open} /> : <PartnerList onOpen={open} />
}

function PartnerList({ onOpen }: { onOpen: (id: number) => void }) {
  const text = useText(partnerText)
  const words = useText(signupWords)
  const { states } = words.flows.partner
  const list = useListState('partners', ['keywords', 'state'])
  const result = usePartners(list.input as PartnerListInput)
  const review = usePartnerReview()
  const { actionsOf, dialogs } = useDecisions(review)
  const columns = usePartnerColumns(onOpen, (row) => actionsOf(decidable(row)))

  return (
    <>
      <ListScreen<PartnerRow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={partnerSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('state', words.fields.state, toChoices(partnerFlow.states, states)),
        ]}
        bulk={(rows, done) => (
          <BulkDecisions review={review} rows={rows.map(decidable)} onDone={done} />
        )}
      >
        {text.noPartner}
      </ListScreen>
      {dialogs}
    </>
  )
}
