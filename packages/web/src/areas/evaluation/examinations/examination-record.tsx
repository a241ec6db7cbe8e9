import type { ExaminationDetail } from '@residency/contract/areas/evaluation/examinations/examine.contract'
import { examineWords } from '@residency/contract/areas/evaluation/examinations/text'
import { Alert } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { NOTHING_CHANGES } from '../answers/answer.rules.ts'
import { EvaluationForm } from '../answers/evaluation-form.tsx'
import { FillIn } from '../answers/fill-in.tsx'
import { useEvaluationForm } from '../answers/use-evaluation-form.ts'
import { useExamination, useScoreExamination } from './examine.queries.ts'
import { examineText } from './examine.text.ts'
import { EXAMINE_TONES, stepsOf } from './examine-tones.rules.ts'
import { useExamineActions } from './use-examine-actions.tsx'

/**
 * One practical examination; its examiner marks it here, its trainee reads the marks and confirms
 * them.
 */
export function ExaminationRecord({ id, list }: { id: number; list: string }) {
  const text = useText(examineText)
  const { flows } = useText(examineWords)
  const { data, error, refetch } = useExamination(id)
  const { actionsOf, dialogs } = useExamineActions()
  const factsOf = useFacts()
  if (!data) return <RecordPending list={list} error={error} onRetry={() => void refetch()} />

  const isMarking = data.actions.includes('score')
  const { plan, take, score, confirm } = text.step

  return (
    <>
      <DetailScreen
        title={data.topic}
        list={list}
        state={
          <>
            <StateTag tone={EXAMINE_TONES[data.state]}>
              {flows.evaluationExamination.states[data.state]}
            </StateTag>{' '}
            {data.trainee}
          </>
        }
        actions={<PageActions actions={actionsOf(data)} />}
        banner={
          data.reason && (
            <Alert type="warning" showIcon title={say(text.objection, { reason: data.reason })} />
          )
        }
        steps={stepsOf(data.state, [plan, take, score, confirm])}
        sections={[
          { title: text.about, facts: factsOf(data) },
          ...(data.scores && !isMarking
            ? [{ title: text.content, content: <Marks examination={data} /> }]
            : []),
        ]}
      />
      {isMarking && <Marking examination={data} />}
      {dialogs}
    </>
  )
}

function Marks({ examination: { sections, scores, texts } }: { examination: ExaminationDetail }) {
  return (
    <EvaluationForm
      sections={sections}
      form={{ ...NOTHING_CHANGES, draft: { scores: scores ?? {}, texts: texts ?? {}, key: '' } }}
      isReadOnly
    />
  )
}

function Marking({ examination }: { examination: ExaminationDetail }) {
  const text = useText(examineText)
  const form = useEvaluationForm(examination.sections)
  const score = useScoreExamination()

  const submit = () => {
    const { scores, texts } = form.draft

    const done = () => {
      form.restart()
      toast.success(text.scored)
    }

    score.mutate(
      { id: examination.id, version: examination.version, scores, texts },
      { onSuccess: done },
    )
  }

  return (
    <section aria-label={text.content}>
      {examination.intro && <p className="soft">{examination.intro}</p>}
      <FillIn
        sections={examination.sections}
        form={form}
        isBusy={score.isPending}
        onSubmit={submit}
      />
    </section>
  )
}

function useFacts() {
  const text = useText(examineText)
  return (examination: ExaminationDetail) => [
    { label: text.trainee, value: [examination.trainee, examination.number].join(' · ') },
    { label: text.examiner, value: examination.examiner },
    { label: text.department, value: examination.department },
    {
      label: text.when,
      value: say(text.at, { day: examination.examOn, time: examination.startsAt }),
    },
    { label: text.place, value: examination.place },
    { label: text.formLabel, value: examination.form },
    { label: text.takenOn, value: examination.takenOn ?? text.none },
    {
      label: text.score,
      value:
        examination.score === null ? text.none : say(text.scoreOf, { score: examination.score }),
    },
  ]
}
