import { recordPermissions as may } from '@residency/contract/areas/mentors/records/access'
import { type Task, taskSorts } from '@residency/contract/areas/mentors/records/task.contract'
import { recordWords } from '@residency/contract/areas/mentors/records/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { choiceFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { type TaskListInput, useRemoveTask, useTasks } from '../records/record.queries.ts'
import { useTaskColumns } from './task.columns.tsx'
import { taskText } from './task.text.ts'
import type { TaskFormProps } from './task-form.tsx'
import { useTermChoices } from './use-term-choices.ts'

const TaskForm = lazyDialog<TaskFormProps>(() =>
  import('./task-form.tsx').then((part) => part.default),
)

/** View key mentor/task/index: what mentors of a base do with each trainee in a term. */
export default function TaskListPage() {
  const text = useText(taskText)
  const { fields } = useText(recordWords)
  const { years, terms } = useTermChoices()
  const list = useListState('mentor-tasks', ['year', 'term'])
  const result = useTasks(list.input as TaskListInput)
  const taskForm = useRowDialog<Task>()
  const remove = useRemoveTask()
  const onRemove = ({ id, name }: Task) => askToDelete(text, { name }, () => remove.mutateAsync(id))
  const columns = useTaskColumns(taskForm.open, (row) => void onRemove(row))

  return (
    <>
      <ListScreen<Task>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={taskSorts}
        filters={[
          choiceFilter('year', fields.year, years),
          choiceFilter('term', fields.term, terms),
        ]}
        actions={
          <AddButton perm={may.manageTasks} onAdd={taskForm.add}>
            {text.add}
          </AddButton>
        }
      >
        {text.empty}
      </ListScreen>
      <TaskForm isOpen={taskForm.isOpen} task={taskForm.opened} onClose={taskForm.close} />
    </>
  )
}
