import type { Task } from '@residency/contract/kernel/task'
import { Alert, Button, Progress } from 'antd'
import { say, useText } from '../../platform/texts/i18n.ts'
import { importSentence } from './import-sentence.ts'
import { taskText } from './task.text.ts'
import { UnreadColumns } from './unread-columns.tsx'
import { downloadResult, useCancelTask } from './use-task.ts'

/** Progress and result of a task. */
export function TaskProgress({ task }: { task: Task }) {
  const text = useText(taskText)
  const cancel = useCancelTask()

  if (!task.finishedAt) {
    const percent = task.total ? Math.min(100, Math.round((100 * task.done) / task.total)) : 0

    const chooseLine = () => {
      if (task.state === 'waiting') return text.waitingLine
      if (task.total) return say(text.runningLine, { done: task.done, total: task.total })

      return text.startedLine
    }

    const line = chooseLine()

    return (
      <div role="status" className="task-progress">
        <Progress percent={percent} status="active" aria-label={line} />
        <p>{line}</p>
        <Button
          onClick={() => void cancel.mutateAsync(task.key).catch(() => {})}
          loading={cancel.isPending}
        >
          {text.cancel}
        </Button>
      </div>
    )
  }

  return (
    <div role="status" className="task-progress">
      <TaskOutcome task={task} />
      <UnreadColumns sentences={task.unread} />
      {task.faults.length > 0 && (
        <>
          <h2>{text.faults}</h2>
          <ul className="task-faults">
            {task.faults.map((fault) => (
              <li key={`${fault.row} ${fault.column}`}>{say(text.faultLine, fault)}</li>
            ))}
          </ul>
          {task.faults.length >= 100 && (
            <p>{say(text.faultsMore, { count: task.faults.length })}</p>
          )}
        </>
      )}
      {task.hasResult && (
        <Button onClick={() => void downloadResult(task.key)}>
          {task.kind === 'import' ? text.result : text.download}
        </Button>
      )}
    </div>
  )
}

function TaskOutcome({ task }: { task: Task }) {
  const text = useText(taskText)
  const { state, written, wrong } = task
  if (state === 'failed')
    return <Alert type="error" showIcon title={task.error ?? text.states.failed} />
  if (state === 'cancelled') return <Alert type="info" showIcon title={text.cancelled} />
  if (task.kind === 'export')
    return <Alert type="success" showIcon title={say(text.exported, { written: written ?? 0 })} />

  return <Alert type={wrong ? 'warning' : 'success'} showIcon title={importSentence(task, text)} />
}
