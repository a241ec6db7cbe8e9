import { settingsPermissions as may } from '@residency/contract/areas/settings/access'
import { taskSorts } from '@residency/contract/areas/settings/tasks/task.contract'
import { TASK_STATES } from '@residency/contract/kernel/task'
import { Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import { AreaPart } from '../../../platform/area-parts.tsx'
import { toast } from '../../../platform/feedback.ts'
import { usePerm } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { taskText } from '../../../screens/sheets/task.text.ts'
import { downloadResult, useCancelTask } from '../../../screens/sheets/use-task.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useJobColumns } from './job.columns.tsx'
import { type JobRow, useJobs, useRetryJob } from './job.queries.ts'
import { jobText } from './job.text.ts'

declare module '../../../platform/area-parts.tsx' {
  interface AreaParts {
    undeliveredNote: object
  }
}

/**
 * Background tasks: one's own, or everybody's for administrators. `actions` are shown above the
 * list.
 */
export function JobList({ actions }: { actions?: ReactNode }) {
  const text = useText(jobText)
  const task = useText(taskText)
  const mayAll = usePerm([may.jobList])
  const [owner, setOwner] = useState<'own' | 'all'>(mayAll ? 'all' : 'own')
  const list = useListState('jobs', ['state'])
  const isAll = owner === 'all'
  const result = useJobs(list.input as Parameters<typeof useJobs>[0], isAll)
  const counts = isAll ? result.data?.counts : undefined
  const cancel = useCancelTask()
  const retry = useRetryJob()

  const columns = useJobColumns(
    {
      // The call has reported the error.
      cancel: (row) => void cancel.mutateAsync(row.key).catch(() => {}),
      download: (row) => void downloadResult(row.key),
      retry: (row) =>
        void retry.mutateAsync(row.key).then(
          () => toast.success(text.retried),
          () => {},
        ),
    },
    isAll,
  )

  const states = toChoices(TASK_STATES, task.states)
  const choices = toChoices(['all', 'own'], text.owners)

  return (
    <>
      {mayAll && <AreaPart name="undeliveredNote" props={{}} />}
      <ListScreen<JobRow>
        title={text.title}
        lead={counts ? say(text.leadAll, counts) : text.lead}
        list={list}
        result={result}
        columns={columns}
        sorts={taskSorts}
        filters={[choiceFilter('state', text.state, states)]}
        actions={
          mayAll ? (
            <Segmented<'own' | 'all'>
              aria-label={text.owner}
              options={choices}
              value={owner}
              onChange={setOwner}
            />
          ) : (
            actions
          )
        }
      >
        {text.noTask}
      </ListScreen>
    </>
  )
}
