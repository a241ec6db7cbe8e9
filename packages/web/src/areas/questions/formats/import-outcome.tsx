import type { Task } from '@residency/contract/kernel/task'
import { Alert, Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { TaskProgress } from '../../../screens/sheets/task-progress.tsx'
import { downloadResult } from '../../../screens/sheets/use-task.ts'
import { formatsText } from './formats.text.ts'

/** How far an import is, and what came of it. */
export function ImportOutcome({ task }: { task: Task }) {
  const text = useText(formatsText)
  if (task.state !== 'done') return <TaskProgress task={task} />

  const written = task.written ?? 0
  const wrong = task.wrong ?? 0
  const unchanged = task.unchanged ?? 0

  const chooseSentence = () => {
    if (wrong === 0) return text.imported

    return written > 0 ? text.importedSome : text.importedNone
  }

  const sentence = chooseSentence()

  return (
    <div role="status" className="task-progress">
      <Alert
        type={wrong > 0 ? 'warning' : 'success'}
        showIcon
        title={say(sentence, { written, wrong })}
      />
      {unchanged > 0 && (
        <Alert type="info" showIcon title={say(text.knownLeft, { count: unchanged })} />
      )}
      {task.hasResult && (
        <Button onClick={() => void downloadResult(task.key)}>{text.result}</Button>
      )}
    </div>
  )
}
