import type { ExamIntake } from '@residency/contract/areas/admission/entrance-exams/exam-intake.contract'
import { examScoreFlow } from '@residency/contract/areas/admission/entrance-exams/exam-score.flow'
import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import type { ScoreComponent } from '@residency/contract/areas/admission/score.public'
import { Button, Empty, Segmented, Select, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { WhoDecides } from '../../../screens/review/who-decides.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { CheckTable } from './check-table.tsx'
import { useCheckScores, useChecks, useRefreshExams } from './score.queries.ts'
import { scoreText } from './score.text.ts'

/** The second check: the papers of a session typed again unseen, or compared one by one. */
export function ScoreCheck({ intake, aside }: { intake: ExamIntake; aside: ReactNode }) {
  const text = useText(scoreText)
  const { fields, components } = useText(examsWords)
  const [sessionId, setSessionId] = useState<number | null>(intake.sessions[0]?.value ?? null)
  const [component, setComponent] = useState<ScoreComponent>(
    intake.components.find((one) => one.isNeeded)?.component ?? 'theory',
  )
  const [mode, setMode] = useState<'blind' | 'shown'>('blind')
  const refresh = useRefreshExams()

  return (
    <section className="list-screen" aria-label={text.title}>
      <PageHead title={text.title} lead={mode === 'blind' ? text.checkLead : text.checkShownLead}>
        {aside}
      </PageHead>
      <div className="panel">
        <div className="list-bar check-bar">
          <Select
            aria-label={fields.sessionId}
            placeholder={text.chooseSession}
            value={sessionId}
            options={[...intake.sessions]}
            onChange={setSessionId}
            popupMatchSelectWidth={false}
          />
          <Segmented
            aria-label={fields.component}
            value={component}
            options={intake.components.map((component) => ({
              value: component.component,
              label: components[component.component],
            }))}
            onChange={setComponent}
          />
          <Segmented
            aria-label={text.checkMode}
            value={mode}
            options={toChoices(['blind', 'shown'], text.modes)}
            onChange={setMode}
          />
          <Button onClick={() => void refresh()}>{text.refresh}</Button>
        </div>
        {sessionId === null ? (
          <div className="list-message">
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.chooseSessionLead} />
          </div>
        ) : (
          <SessionCheck
            key={`${sessionId} ${component} ${mode}`}
            sessionId={sessionId}
            component={component}
            isShown={mode === 'shown'}
          />
        )}
      </div>
    </section>
  )
}

type Pile = { sessionId: number; component: ScoreComponent; isShown: boolean }

function SessionCheck({ sessionId, component, isShown }: Pile) {
  const text = useText(scoreText)
  const { components } = useText(examsWords)
  const { data, error } = useChecks(sessionId, component, isShown)
  // Rows stay where they are while the pile is checked, so those checked here are counted here.
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  if (error) return <p className="list-message">{error.message}</p>
  if (!data)
    return <Skeleton className="list-skeleton" active title={false} paragraph={{ rows: 8 }} />

  const { list, missing } = data
  const here = list.filter((row) => done.has(row.id)).length
  const [checked, waiting] = [data.checked + here, list.length - here]
  const mayDecide = list.some((row) => row.mayCheck)

  return (
    <>
      <WhoDecides flow={examScoreFlow} id={sessionId} mayDecide={mayDecide} />
      <div className="check-progress">
        <span role="status">{say(text.progress, { checked, waiting, missing })}</span>
        {isShown && <ConfirmAll component={component} rows={list.filter((row) => row.mayCheck)} />}
      </div>
      {list.length ? (
        <CheckTable
          rows={list}
          component={component}
          onChecked={(id) => setDone((ids) => new Set([...ids, id]))}
        />
      ) : (
        <div className="list-message">
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={say(text.allChecked, { component: components[component] })}
          />
        </div>
      )}
    </>
  )
}

type Rows = NonNullable<ReturnType<typeof useChecks>['data']>['list']

/**
 * Confirms all visible scores: exactly the shown points are checked, none that has changed since.
 */
function ConfirmAll({ rows, component }: { rows: Rows; component: ScoreComponent }) {
  const text = useText(scoreText)
  const check = useCheckScores()
  const refresh = useRefreshExams()
  if (rows.length === 0) return null

  const count = rows.length

  const confirm = async () => {
    const title = say(text.confirmAllQuestion, { count })
    if (
      !(await ask({
        title,
        content: text.confirmAllContent,
        okText: say(text.confirmAll, { count }),
      }))
    )
      return

    const items = rows.map(({ registrationId, offerId, points }) => ({
      registrationId,
      offerId,
      component,
      points: points ?? 0,
    }))

    const done = await check.mutateAsync(items).catch((error: Error) => toast.error(error.message))

    if (done?.refused.length)
      toast.warning(say(text.confirmedSome, { checked: done.checked, count: done.refused.length }))
    else if (done)
      toast.success(say(text.confirmed, { checked: done.checked, scored: done.scored }))

    void refresh()
  }

  return (
    <Button type="primary" loading={check.isPending} onClick={() => void confirm()}>
      {say(text.confirmAll, { count })}
    </Button>
  )
}
