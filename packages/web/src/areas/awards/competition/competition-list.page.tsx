import {
  type AwardCompetition,
  awardCompetitionSorts,
} from '@residency/contract/areas/awards/competition/award-competition.contract'
import { awardCompetitionFlow } from '@residency/contract/areas/awards/competition/award-competition.flow'
import { awardCompetitionWords } from '@residency/contract/areas/awards/competition/text'
import { awardKindWords } from '@residency/contract/areas/awards/kinds/text'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { yearChoices } from '../../../ui/choices/year-choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useCompetitionColumns } from './competition.columns.tsx'
import { type CompetitionListInput, useCompetitions } from './competition.queries.ts'
import { competitionText } from './competition.text.ts'
import { CompetitionRecord } from './competition-record.tsx'
import type { CreateProps } from './create-competition.tsx'

const CreateCompetition = lazyDialog<CreateProps>(() =>
  import('./create-competition.tsx').then((part) => part.default),
)

/** View key award/competition/index: competitions; `?id=` opens one. */
export default function CompetitionListPage() {
  const { id, open } = useOpened()
  return id > 0 ? (
    <CompetitionRecord key={id} id={id} onBack={() => open(null)} />
  ) : (
    <CompetitionList onOpen={open} />
  )
}

function CompetitionList({ onOpen }: { onOpen: (id: number) => void }) {
  const text = useText(competitionText)
  const { flows } = useText(awardCompetitionWords)
  const { fields } = useText(awardKindWords)
  const { states } = flows.awardCompetition
  const list = useListState('award-competitions', ['year', 'state'])
  const result = useCompetitions(list.input as CompetitionListInput)
  const [isOpen, setOpen] = useState(false)
  const columns = useCompetitionColumns(onOpen)
  const stateOptions = toChoices(awardCompetitionFlow.states, states)

  return (
    <>
      <ListScreen<AwardCompetition>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={awardCompetitionSorts}
        filters={[
          choiceFilter('year', fields.year, yearChoices()),
          choiceFilter('state', text.state, stateOptions),
        ]}
        actions={
          <Button type="primary" onClick={() => setOpen(true)}>
            {text.add}
          </Button>
        }
      >
        {text.empty}
      </ListScreen>
      <CreateCompetition isOpen={isOpen} onClose={() => setOpen(false)} onCreated={onOpen} />
    </>
  )
}
