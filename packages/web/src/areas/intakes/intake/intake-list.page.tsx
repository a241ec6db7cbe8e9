import { intakesPermissions as may } from '@residency/contract/areas/intakes/access'
import type { IntakeRow } from '@residency/contract/areas/intakes/intake/intake.contract'
import { intakeFlow } from '@residency/contract/areas/intakes/intake/intake.flow'
import { intakesWords } from '@residency/contract/areas/intakes/text'
import { lazy } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId } from '../../../screens/record.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { yearChoices } from '../../../ui/choices/year-choices.ts'
import { useIntakeColumns } from './intake.columns.tsx'
import { type IntakeListInput, useIntakes } from './intake.queries.ts'
import { intakeText } from './intake.text.ts'
import { useIntakeDialogs } from './use-intake-dialogs.tsx'

const IntakeRecord = lazy(() =>
  import('./intake-record.tsx').then((part) => ({ default: part.IntakeRecord })),
)

/**
 * View key recruit/batch/index: intakes with their windows, opened and closed here, or the intake
 * in the address.
 */
export default function IntakeListPage() {
  const id = useRecordId()
  return id === null ? <IntakeList /> : <IntakeRecord id={id} />
}

function IntakeList() {
  const text = useText(intakeText)
  const { fields, flows } = useText(intakesWords)
  const list = useListState('intakes', ['keywords', 'year', 'state'])
  const result = useIntakes(list.input as IntakeListInput)
  const acts = useIntakeDialogs(() => {})
  const columns = useIntakeColumns(acts.act)
  const states = toChoices(intakeFlow.states, flows.intake.states)

  return (
    <>
      <ListScreen<IntakeRow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        filters={[
          textFilter('keywords', fields.name, text.search),
          choiceFilter('year', fields.year, yearChoices()),
          choiceFilter('state', fields.state, states),
        ]}
        actions={
          <AddButton perm={may.intakeAdd} onAdd={acts.add}>
            {text.add}
          </AddButton>
        }
      >
        {text.empty}
      </ListScreen>
      {acts.dialogs}
    </>
  )
}
