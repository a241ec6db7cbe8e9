import { baseFigureFlow } from '@residency/contract/areas/standards/indicators/base-figure.flow'
import {
  type FigureRow,
  figureReview,
  figureSheet,
  figureSorts,
} from '@residency/contract/areas/standards/indicators/figure.contract'
import { indicatorsWords } from '@residency/contract/areas/standards/indicators/text'
import { yearInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import type { Review } from '../../../screens/review/review.ts'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { yearChoices } from '../../../ui/choices/year-choices.ts'
import { useFigureColumns } from './figure.columns.tsx'
import { FigureReview } from './figure-review.tsx'
import {
  FIGURE_PATHS,
  type FigureListInput,
  useFigures,
  useIndicatorChoices,
} from './indicator.queries.ts'
import { indicatorText } from './indicator.text.ts'

/**
 * View key standard/figure/index: figures of bases, to be checked; `?id=` opens one in the page.
 */
export default function FigureListPage() {
  const { id, isVisit, open } = useOpened()
  const { done } = useText(indicatorText).figures
  const { actions } = useText(indicatorsWords).flows.baseFigure
  const review: Review = { calls: figureReview, paths: FIGURE_PATHS, actions, done }

  return id > 0 ? (
    <FigureReview key={id} id={id} isVisit={isVisit} review={review} onOpen={open} />
  ) : (
    <FigureList review={review} onOpen={open} />
  )
}

function FigureList({ review, onOpen }: { review: Review; onOpen: (id: number) => void }) {
  const { figures: text, state } = useText(indicatorText)
  const { fields, flows, menus } = useText(indicatorsWords)
  const title = menus['standard.figures']
  const list = useListState('figures', ['keywords', 'waiting', 'baseId', 'year', 'state', 'short'])
  const result = useFigures(list.input as FigureListInput)
  const bases = toTextChoices(useIndicatorChoices().data?.bases)
  const { actionsOf, dialogs } = useDecisions(review)
  const states = toChoices(baseFigureFlow.states, flows.baseFigure.states)
  const columns = useFigureColumns(onOpen, actionsOf)

  return (
    <>
      <ListScreen<FigureRow>
        title={title}
        list={list}
        result={result}
        columns={columns}
        lead={result.data && say(text.lead, { total: result.data.total })}
        sorts={figureSorts}
        filters={[
          textFilter('keywords', text.search),
          flagFilter('waiting', fields.waiting),
          choiceFilter('baseId', fields.baseId, bases),
          choiceFilter('year', fields.year, yearChoices(yearInShanghai(), 8)),
          choiceFilter('state', state, states),
          flagFilter('short', fields.short, text.short),
        ]}
        actions={<SheetButtons title={title} calls={figureSheet} filters={list.conditions} />}
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {text.none}
      </ListScreen>
      {dialogs}
    </>
  )
}
