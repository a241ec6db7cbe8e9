import {
  type OwnTask,
  TASK_STATES,
} from '@residency/contract/areas/evaluation/answers/answer.contract'
import { answerWords } from '@residency/contract/areas/evaluation/answers/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { type OwnTaskInput, useOwnTasks } from './answer.queries.ts'
import { answerText } from './answer.text.ts'
import { useTaskColumns } from './task.columns.tsx'
import { TaskForm } from './task-form.tsx'

/** The list shows what is to be done until something else is chosen. */
const TO_DO = { state: 'open' } as const

/** View key evaluate/wait/index: what the reader is asked to evaluate; `?id=` opens one. */
export default function WaitPage() {
  const { id, open } = useOpened()
  return id > 0 ? (
    <TaskForm key={id} id={id} onBack={() => open(null)} />
  ) : (
    <TaskList onOpen={open} />
  )
}

function TaskList({ onOpen }: { onOpen: (id: number) => void }) {
  const text = useText(answerText)
  const { taskStates } = useText(answerWords)
  const list = useListState('own-evaluations', ['keywords', 'state'], TO_DO)
  const result = useOwnTasks(list.input as OwnTaskInput)
  const columns = useTaskColumns(onOpen)
  const groups = { open: text.toDo, all: text.all }
  const states = toChoices(['open', ...TASK_STATES, 'all'], { ...taskStates, ...groups })

  return (
    <ListScreen<OwnTask>
      title={text.waitTitle}
      lead={result.data && say(text.waitLead, { total: result.data.total })}
      list={list}
      result={result}
      columns={columns}
      filters={[
        textFilter('keywords', text.search),
        { ...choiceFilter('state', text.state, states), isScope: true },
      ]}
    >
      {text.waitEmpty}
    </ListScreen>
  )
}
