import type { RequestWithForm } from '@residency/contract/areas/evaluation/requests/request.contract'
import { requestWords } from '@residency/contract/areas/evaluation/requests/text'
import { Button } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FillIn } from '../answers/fill-in.tsx'
import { useEvaluationForm } from '../answers/use-evaluation-form.ts'
import { useAnswerRequest, useDeclineRequest } from './request.queries.ts'
import { requestText } from './request.text.ts'
import './requests.css'

type Props = { request: RequestWithForm; onDone: () => void }

/** The form of a request, filled in by taps; declined with one tap. */
export function AnswerRequest({ request, onDone }: Props) {
  const { asked: text } = useText(requestText)
  const { states, actions } = useText(requestWords).flows.evaluationRequest
  const { id, trainee, template, state } = request
  const form = useEvaluationForm(template.sections)
  const answer = useAnswerRequest()
  const decline = useDeclineRequest()

  if (request.actions.length === 0)
    return (
      <div className="panel list-message" role="status">
        {say(text.over, { state: states[state] })}
      </div>
    )

  const end = (message: string) => () => {
    form.restart()
    toast.success(say(message, { name: trainee }))
    onDone()
  }

  return (
    <>
      <Button
        className="request-decline"
        loading={decline.isPending}
        onClick={() => decline.mutate(id, { onSuccess: end(text.declined) })}
      >
        {actions.decline}
      </Button>
      <p className="soft">{template.intro}</p>
      <FillIn
        sections={template.sections}
        form={form}
        isBusy={answer.isPending}
        onSubmit={() => answer.mutate({ id, ...form.draft }, { onSuccess: end(text.sent) })}
      />
    </>
  )
}
