import { ArrowLeftOutlined } from '@ant-design/icons'
import type {
  FilledForm,
  OwnTask,
} from '@residency/contract/areas/evaluation/answers/answer.contract'
import { answerWords } from '@residency/contract/areas/evaluation/answers/text'
import { Button } from 'antd'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Pending } from '../../../screens/pending.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useAnswerTask, useDropTask, useOwnTask } from './answer.queries.ts'
import { isOpenTask, TASK_TONES } from './answer.rules.ts'
import { answerText } from './answer.text.ts'
import { FillIn } from './fill-in.tsx'
import { useEvaluationForm } from './use-evaluation-form.ts'

/** One task with its form. */
export function TaskForm({ id, onBack }: { id: number; onBack: () => void }) {
  const text = useText(answerText)
  const { taskStates } = useText(answerWords)
  const { data: task, error, refetch } = useOwnTask(id)
  if (!task) return <Pending title={text.waitTitle} error={error} onRetry={() => void refetch()} />

  const endings = {
    done: task.isAnonymous ? text.doneBlind : text.doneNamed,
    dropped: text.droppedNote,
    missed: text.missed,
  }

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
        <div className="panel list-message">{endings[task.state]}</div>
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
      {task.mayDrop && <DropButton task={task} onDone={onDone} />}
      <FillIn
        sections={task.form.sections}
        form={form}
        isBusy={answer.isPending}
        onSubmit={submit}
      />
    </>
  )
}

/** Ends the task of a rater who saw too little; somebody else is asked. */
function DropButton({ task, onDone }: { task: OwnTask; onDone: () => void }) {
  const text = useText(answerText)
  const drop = useDropTask()

  const onDrop = async () => {
    const isSure = await ask({
      title: say(text.dropQuestion, { name: task.subject }),
      content: text.dropNote,
      okText: text.drop,
    })

    if (isSure)
      drop.mutate(task.id, {
        onSuccess: ({ isPassedOn }) => {
          toast.success(isPassedOn ? text.passedOn : text.dropped)
          onDone()
        },
      })
  }

  return (
    <p>
      <Button loading={drop.isPending} onClick={() => void onDrop()}>
        {text.drop}
      </Button>
    </p>
  )
}
