import type { IntakeDetail } from '@residency/contract/areas/intakes/intake/intake.contract'
import { Alert, Button } from 'antd'
import { useNavigate } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { IntakeAct } from './intake.columns.tsx'
import { stageText } from './stage.text.ts'

type Props = { intake: IntakeDetail; onAct: (what: IntakeAct, intake: IntakeDetail) => void }

/** The next step of an intake as a button, and what prevents it; the server decides both. */
export function NextStep({ intake, onAct }: Props) {
  const text = useText(stageText)
  const go = useNavigate()
  const { next } = intake
  if (!next) return null

  const step = text.steps[next.step]
  const blocks = next.blocks.map(({ is, count, at }) =>
    say(text.blocks[is], { count: count ?? '', at: at ?? '' }),
  )

  return (
    <Alert
      className="next-step"
      type="info"
      showIcon
      title={say(text.next, { step })}
      description={
        blocks.length > 0 && (
          <ul>
            {blocks.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )
      }
      action={
        <Button
          type="primary"
          onClick={() => (next.page ? go(next.page) : onAct(next.step as IntakeAct, intake))}
        >
          {step}
        </Button>
      }
    />
  )
}
