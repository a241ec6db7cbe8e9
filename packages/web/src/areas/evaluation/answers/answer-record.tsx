import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { useEvaluation } from './answer.queries.ts'
import { NOTHING_CHANGES } from './answer.rules.ts'
import { answerText } from './answer.text.ts'
import { EvaluationForm } from './evaluation-form.tsx'

/** A named evaluation with its form as it was filled in. */
export function AnswerRecord({ id, list }: { id: number; list: string }) {
  const text = useText(answerText)
  const { data, error, refetch } = useEvaluation(id)
  if (!data) return <RecordPending list={list} error={error} onRetry={() => void refetch()} />

  const { scores, texts } = data

  const facts = [
    { label: text.target, value: data.target ?? text.ownInitiative },
    { label: text.rater, value: data.rater },
    { label: text.day, value: data.assessedOn },
    ...(data.department ? [{ label: text.department, value: data.department }] : []),
  ]

  return (
    <DetailScreen
      title={data.subject}
      list={list}
      state={[data.form, data.score === null ? null : say(text.scoreOf, { score: data.score })]
        .filter(Boolean)
        .join(' · ')}
      sections={[
        { title: text.about, facts },
        {
          title: text.content,
          content: (
            <EvaluationForm
              sections={data.template.sections}
              form={{ ...NOTHING_CHANGES, draft: { scores, texts, key: '' } }}
              isReadOnly
            />
          ),
        },
      ]}
    />
  )
}
