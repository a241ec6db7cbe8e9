import { CheckCircleFilled, ClockCircleOutlined, MinusCircleOutlined } from '@ant-design/icons'
import type { SetUpStep } from '@residency/contract/areas/settings/set-up/set-up.contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { toast } from '../../../platform/feedback.ts'
import { useAddressOf } from '../../../platform/places.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { type RowAction, RowActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useChangeSetUpStep } from './set-up.queries.ts'
import { setUpText } from './set-up.text.ts'
import './set-up.css'

const HandDialog = lazyDialog(async () => (await import('./hand-dialog.tsx')).HandDialog)

const LOOKS = {
  done: { tone: 'good', icon: <CheckCircleFilled aria-hidden="true" /> },
  todo: { tone: 'wait', icon: <ClockCircleOutlined aria-hidden="true" /> },
  notNeeded: { tone: 'calm', icon: <MinusCircleOutlined aria-hidden="true" /> },
} as const

/** Steps of setting up in their order, each with its state, its page and what is known of it. */
export function StepList({ steps }: { steps: readonly SetUpStep[] }) {
  const [handing, setHanding] = useState<SetUpStep | null>(null)

  return (
    <>
      <ol className="set-up">
        {steps.map((step) => (
          <Step key={step.step} step={step} onHand={() => setHanding(step)} />
        ))}
      </ol>
      <HandDialog isOpen={handing !== null} step={handing} onClose={() => setHanding(null)} />
    </>
  )
}

/** The first page of a step that the reader has. */
function useStepPath({ views }: SetUpStep) {
  const addressOf = useAddressOf()
  return views.map((view) => addressOf({ view, query: {} })).find((to) => to !== null) ?? null
}

function useStepActions(step: SetUpStep, onHand: () => void): RowAction[] {
  const text = useText(setUpText)
  const change = useChangeSetUpStep()

  const need = (isNeeded: boolean) =>
    change.mutate(
      { step: step.step, isNeeded, handedTo: step.handedTo?.id ?? null, version: step.version },
      { onError: (error) => toast.error(error.message) },
    )

  if (step.state === 'done') return []
  if (step.state === 'notNeeded')
    return [{ key: 'need', label: text.need, onClick: () => need(true) }]

  return [
    { key: 'hand', label: text.hand, onClick: onHand },
    { key: 'skip', label: text.skip, onClick: () => need(false) },
  ]
}

function Step({ step, onHand }: { step: SetUpStep; onHand: () => void }) {
  const text = useText(setUpText)
  const path = useStepPath(step)
  const actions = useStepActions(step, onHand)
  const { tone, icon } = LOOKS[step.state]

  return (
    <li aria-label={step.title} className={`is-${step.state}`}>
      {icon}
      <div className="set-up-words">
        <strong>{step.title}</strong>
        <StateTag tone={tone}>{text.states[step.state]}</StateTag>
        {step.state === 'todo' && <p className="soft">{step.lead}</p>}
        {step.state === 'todo' && step.handedTo && (
          <p className="soft">{say(text.handed, { name: step.handedTo.name })}</p>
        )}
        {step.state === 'todo' && !step.mayDo && <p className="soft">{text.others}</p>}
      </div>
      <div className="set-up-actions">
        {actions.length > 0 && <RowActions actions={actions} />}
        {step.state === 'todo' && step.mayDo && path && (
          <Link className="set-up-open" to={path}>
            {text.open}
          </Link>
        )}
      </div>
    </li>
  )
}
