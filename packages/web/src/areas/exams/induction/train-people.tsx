import {
  type InductionPerson,
  inductionPeopleSheet,
  inductionPersonSorts,
  PERSON_STATUSES,
} from '@residency/contract/areas/exams/induction/person.contract'
import { inductionWords } from '@residency/contract/areas/exams/induction/text'
import type { TrainDetail } from '@residency/contract/areas/exams/induction/train.contract'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { type PeopleInput, useInductionPeople } from './induction.queries.ts'
import { inductionText } from './induction.text.ts'
import { usePersonColumns } from './person.columns.tsx'
import { usePersonActions } from './use-person-actions.tsx'

/** People of a train with their progress: listed by themselves, by sheet or by hand. */
export function TrainPeople({ train }: { train: TrainDetail }) {
  const { people: text } = useText(inductionText)
  const { personStatuses } = useText(inductionWords)
  const list = useListState(
    'induction-people',
    ['keywords', 'status', 'listed'],
    undefined,
    'personSort',
  )
  const result = useInductionPeople({ ...list.input, id: train.id } as PeopleInput)
  const { actionsOf, dialogs, add } = usePersonActions(train.id)
  const statuses = toChoices(PERSON_STATUSES, personStatuses)
  const listed = toChoices(['1', '0'], text.listed)

  const into = {
    name: 'trainId',
    label: train.name,
    missing: '',
    options: [{ value: String(train.id), label: train.name }],
  }

  return (
    <>
      <ListScreen<InductionPerson>
        title={text.title}
        isPart
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={usePersonColumns(actionsOf)}
        sorts={inductionPersonSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('status', text.status, statuses),
          choiceFilter('listed', text.listState, listed),
        ]}
        actions={
          <>
            <Button type="primary" onClick={add}>
              {text.add}
            </Button>
            <SheetButtons
              title={text.title}
              calls={inductionPeopleSheet}
              filters={{ ...list.filters, trainId: train.id }}
              into={into}
            />
          </>
        }
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}
