import { type Swap, swapSorts } from '@residency/contract/areas/rotations/swap/swap.contract'
import { swapFlow } from '@residency/contract/areas/rotations/swap/swap.flow'
import { swapWords } from '@residency/contract/areas/rotations/swap/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useSwapColumns } from './swap.columns.tsx'
import { type SwapListInput, useSwaps } from './swap.queries.ts'
import { swapText } from './swap.text.ts'
import { SwapReview, useSwapReview } from './swap-review.tsx'

/**
 * View key rotation/swap/index: swaps that departments and bases decide; `?id=` opens one in the
 * page.
 */
export default function SwapsPage() {
  const { id, isVisit, open } = useOpened()
  return id > 0 ? (
    <SwapReview key={id} id={id} isVisit={isVisit} onOpen={open} />
  ) : (
    <SwapList onOpen={open} />
  )
}

function SwapList({ onOpen }: { onOpen: (id: number) => void }) {
  const text = useText(swapText)
  const { fields, flows, menus } = useText(swapWords)
  const list = useListState('rotation-swaps', ['keywords', 'waiting', 'state'])
  const result = useSwaps(list.input as SwapListInput)
  const review = useSwapReview()
  const { actionsOf, dialogs } = useDecisions(review)
  const states = toChoices(swapFlow.states, flows.rotationSwap.states)

  return (
    <>
      <ListScreen<Swap>
        title={menus['rotation.swaps']}
        list={list}
        result={result}
        columns={useSwapColumns(onOpen, actionsOf)}
        lead={result.data && say(text.lead, { total: result.data.total })}
        sorts={swapSorts}
        filters={[
          textFilter('keywords', text.search),
          flagFilter('waiting', fields.waiting),
          choiceFilter('state', fields.state, states),
        ]}
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}
