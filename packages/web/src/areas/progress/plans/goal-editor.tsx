import {
  MAX_GOALS,
  type OwnLearningPlan,
} from '@residency/contract/areas/progress/plans/learning-plan.contract'
import type { PlanGoal } from '@residency/contract/areas/progress/plans/plan.contract'
import { planWords } from '@residency/contract/areas/progress/plans/text'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { NewerNote } from '../../../screens/edited/edited-record.tsx'
import { useWholeDraft } from '../../../screens/edited/use-whole-draft.ts'
import '../progress.css'
import { GoalCard } from './goal-card.tsx'
import { type DraftGoal, draftOf, findGap, inputOf, isTaken, withGoal } from './goal-draft.rules.ts'
import { useSaveLearningPlan, useStepLearningPlan } from './learning-plan.queries.ts'
import { planText } from './plan.text.ts'
import { PlanGoals } from './plan-goals.tsx'
import { SuggestionList } from './suggestion-list.tsx'

type PlanInEditor = { id: number | null; version: number; goals: readonly PlanGoal[] }

/** Nothing is saved yet. */
const NO_PLAN: PlanInEditor = { id: null, version: 0, goals: [] }

const versionOf = ({ id, version }: PlanInEditor) => (id === null ? null : version)

/** The trainee writes goals: from what is lacking with one tap, or own ones. */
export function GoalEditor({ own }: { own: OwnLearningPlan }) {
  const text = useText(planText)
  const record: PlanInEditor = own.plan ?? NO_PLAN
  const save = useSaveLearningPlan()
  const { draft, edited, put, isChanged, isSaving, discard, store } = useWholeDraft(
    record,
    draftOf,
    save,
    text.saved,
  )
  const step = useStepLearningPlan()
  const [hasTried, setTried] = useState(false)
  const today = todayInShanghai()
  const fresh = { ownerId: own.owners[0]!.value, today }
  const goalsWithResult = edited.goals.filter(({ result }) => result !== null)
  const gap = findGap(draft)
  const isFull = draft.length >= MAX_GOALS
  const input = () => ({ goals: inputOf(draft), version: versionOf(edited) })

  const change = (key: string, values: Partial<DraftGoal>) =>
    put(draft.map((goal) => (goal.key === key ? { ...goal, ...values } : goal)))

  /** Acts if every goal is whole; otherwise the page shows what is not filled in. */
  const whole = (act: () => unknown) => () => {
    setTried(true)
    if (gap === null) act()
  }

  const propose = async () => {
    const saved = isChanged || edited.id === null ? await save.mutateAsync(input()) : null
    if (saved) discard()

    await step.mutateAsync({
      id: saved?.id ?? edited.id!,
      version: saved?.version ?? edited.version,
      action: 'propose',
      reason: null,
    })
    toast.success(text.proposed)
  }

  return (
    <>
      <NewerNote
        edited={edited}
        record={record}
        isSaving={isSaving || step.isPending}
        onDiscard={discard}
      />
      <h3>
        {text.missing} <span className="soft">{text.missingHelp}</span>
      </h3>
      {own.suggestions.length === 0 && <p className="soft">{text.missingNone}</p>}
      <SuggestionList
        suggestions={own.suggestions}
        isTaken={(suggestion) => isTaken(draft, suggestion)}
        {...(isFull ? {} : { onTake: (suggestion) => put(withGoal(draft, suggestion, fresh)) })}
      />
      <h3>{text.goals}</h3>
      {goalsWithResult.length > 0 && (
        <>
          <p className="soft">{text.kept}</p>
          <PlanGoals goals={goalsWithResult} />
        </>
      )}
      {draft.length === 0 && <p className="soft">{text.goalsNone}</p>}
      <ul className="progress-goals">
        {draft.map((goal, at) => (
          <GoalCard
            key={goal.key}
            goal={goal}
            place={at + 1}
            owners={own.owners}
            today={today}
            onChange={(values) => change(goal.key, values)}
            onRemove={() => put(draft.filter(({ key }) => key !== goal.key))}
          />
        ))}
      </ul>
      {isFull && <p className="soft">{say(text.full, { most: MAX_GOALS })}</p>}
      {hasTried && gap && <Gap gap={gap} />}
      <div className="progress-sign">
        <Button disabled={isFull} onClick={() => put(withGoal(draft, null, fresh))}>
          {text.addFree}
        </Button>
        {isChanged && (
          <Button loading={save.isPending} onClick={whole(() => store(input()))}>
            {text.save}
          </Button>
        )}
        {draft.length > 0 && (
          <Propose
            isBusy={save.isPending || step.isPending}
            // the call has already shown why it was refused
            onPropose={whole(() => void propose().catch(() => {}))}
          />
        )}
        {isChanged && <span className="soft">{text.unsaved}</span>}
      </div>
    </>
  )
}

function Propose({ isBusy, onPropose }: { isBusy: boolean; onPropose: () => void }) {
  const { actions } = useText(planWords).flows.learningPlan

  return (
    <Button type="primary" loading={isBusy} onClick={onPropose}>
      {actions.propose}
    </Button>
  )
}

function Gap({ gap: { place, field } }: { gap: NonNullable<ReturnType<typeof findGap>> }) {
  const text = useText(planText)
  const { fields } = useText(planWords)

  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={say(text.fill, { place, field: fields[field] })}
    />
  )
}
