import { ArrowLeftOutlined } from '@ant-design/icons'
import type {
  FilledForm,
  OwnTask,
} from '@residency/contract/areas/evaluation/answers/answer.contract'
import { answerWords } from '@residency/contract/areas/evaluation/answers/text'
import { Button } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Pending } from '../../../screens/pending.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useAnswerTask, useOwnTask } from './answer.queries.ts'
import { answerText } from './answer.text.ts'
import { FillIn } from './fill-in.tsx'
import { isOpenTask, TASK_TONES } from './task-tones.rules.ts'
import { useEvaluationForm } from './use-evaluation-form.ts'

/** One task with its form. */
export function TaskForm({ id, onBack }: { id: number; onBack: () => void }) {
  const text = useText(answerText)
  const { taskStates } = useText(answerWords)
  const { data: task, error, refetch } = useOwnTask(id)
  if (!task) return <Pending title={text.waitTitle} error={error} onRetry={() => void refetch()} />

  const ended = task.isAnonymous ? text.doneBlind : text.doneNamed

  return (
    <section>
      <Button type="link" className="review-back" icon={<ArrowLeftOutlined />} onClick={onBack}>
        {text.back}
      </Button>
      <div className="screen-head">
        <div>
          <h1>{task.subject}</h1>
          <p className="screen-lead">
            <StateTag tone={TASK_TONES[task.state]}>{taskStates[task.state]}</StateTag>{' '}
            {[task.form.name, task.note, task.target].filter(Boolean).join(' · ')}
          </p>
          <p className="screen-lead">{task.form.intro}</p>
        </div>
      </div>
      {isOpenTask(task.state) ? (
        <Filling task={task} onDone={onBack} />
      ) : (
        <div className="panel list-message">{task.state === 'done' ? ended : text.missed}</div>
      )}
    </section>
  )
}

function Filling({ task, onDone }: { task: OwnTask & { form: FilledForm }; onDone: () => void }) {
  const text = useText(answerText)
  const form = useEvaluationForm(task.form.sections)
  const answer = useAnswerTask()

  const submit = () =>
    answer.mutate(
      { id: task.id, ...form.draft },
      {
        onSuccess: ({ left }) => {
          form.restart()
          toast.success(left > 0 ? say(text.sent, { left }) : text.sentLast)
          onDone()
        },
      },
    )

  return (
    <>
      <p className="soft">{task.isAnonymous ? text.anonymous : text.named}</p>
      <FillIn
        sections={task.form.sections}
        form={form}
        isBusy={answer.isPending}
        onSubmit={submit}
      />
    </>
  )
}
