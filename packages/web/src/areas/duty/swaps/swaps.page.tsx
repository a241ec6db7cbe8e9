import { shiftSwapPermissions as may } from '@residency/contract/areas/duty/swaps/access'
import { type ShiftSwap, shiftSwapSorts } from '@residency/contract/areas/duty/swaps/swap.contract'
import { shiftSwapFlow } from '@residency/contract/areas/duty/swaps/swap.flow'
import { shiftSwapWords } from '@residency/contract/areas/duty/swaps/text'
import { Button } from 'antd'
import { useState } from 'react'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useSwapColumns } from './swap.columns.tsx'
import { type SwapListInput, useSwaps } from './swap.queries.ts'
import { swapText } from './swap.text.ts'
import { SwapReview, useSwapReview } from './swap-review.tsx'

const SwapConsents = lazyDialog(() =>
  import('./swap-consents.tsx').then((part) => part.SwapConsents),
)

/** View key duty/swap/index: swaps that departments decide; `?id=` opens one in the page. */
export default function ShiftSwapsPage() {
  const { id, isVisit, open } = useOpened()
  return id > 0 ? (
    <SwapReview key={id} id={id} isVisit={isVisit} onOpen={open} />
  ) : (
    <SwapList onOpen={open} />
  )
}

function SwapList({ onOpen }: { onOpen: (id: number) => void }) {
  const text = useText(swapText)
  const { fields, flows, menus } = useText(shiftSwapWords)
  const list = useListState('duty-swaps', ['keywords', 'waiting', 'state'])
  const result = useSwaps(list.input as SwapListInput)
  const review = useSwapReview()
  const { actionsOf, dialogs } = useDecisions(review)
  const [isSetting, setSetting] = useState(false)
  const states = toChoices(shiftSwapFlow.states, flows.shiftSwap.states)

  return (
    <>
      <ListScreen<ShiftSwap>
        title={menus.dutySwaps}
        list={list}
        result={result}
        columns={useSwapColumns(onOpen, actionsOf)}
        sorts={shiftSwapSorts}
        lead={result.data && say(text.lead, { total: result.data.total })}
        filters={[
          textFilter('keywords', text.search),
          flagFilter('waiting', fields.waiting),
          choiceFilter('state', fields.state, states),
        ]}
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
        actions={
          <Can perm={[may.decide]}>
            <Button onClick={() => setSetting(true)}>{text.consent.open}</Button>
          </Can>
        }
      >
        {text.empty}
      </ListScreen>
      <SwapConsents isOpen={isSetting} onClose={() => setSetting(false)} />
      {dialogs}
    </>
  )
}
