import { DeleteOutlined } from '@ant-design/icons'
import { planWords } from '@residency/contract/areas/progress/plans/text'
import { Input, Select } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Option } from '../../../ui/fields/fields.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { DayInput } from '../../../ui/times/day-input.tsx'
import type { DraftGoal } from './goal-draft.rules.ts'
import { planText } from './plan.text.ts'

type Props = {
  goal: DraftGoal

  /** Counted from 1. */
  place: number
  owners: readonly Option<number>[]
  today: string
  onChange: (change: Partial<DraftGoal>) => void
  onRemove: () => void
}

/** One goal of a draft, with its fields below each other. */
export function GoalCard({ goal, place, owners, today, onChange, onRemove }: Props) {
  const text = useText(planText)
  const { fields } = useText(planWords)
  const named = (field: string) => say(text.fieldOf, { field, place })

  return (
    <li className="progress-goal-card">
      <div className="progress-goal-head">
        <strong>{say(text.goalNumber, { place })}</strong>
        <IconButton
          label={say(text.remove, { place })}
          icon={<DeleteOutlined />}
          onClick={onRemove}
        />
      </div>
      {goal.originLabel && goal.originLabel !== goal.goal && (
        <div className="soft">{say(text.from, { label: goal.originLabel })}</div>
      )}
      <span aria-hidden="true">{fields.goal}</span>
      <Input
        value={goal.goal}
        maxLength={200}
        aria-label={named(fields.goal)}
        onChange={({ target }) => onChange({ goal: target.value })}
      />
      <span aria-hidden="true">{fields.measure}</span>
      <Input.TextArea
        value={goal.measure}
        maxLength={500}
        autoSize={{ minRows: 2 }}
        placeholder={text.measureHint}
        aria-label={named(fields.measure)}
        onChange={({ target }) => onChange({ measure: target.value })}
      />
      <div className="progress-goal-ends">
        <div>
          <span aria-hidden="true">{fields.ownerId}</span>
          <Select
            value={goal.ownerId}
            options={[...owners]}
            aria-label={named(fields.ownerId)}
            onChange={(ownerId: number) => onChange({ ownerId })}
          />
        </div>
        <div>
          <span aria-hidden="true">{fields.dueOn}</span>
          <DayInput
            value={goal.dueOn}
            min={today}
            aria-label={named(fields.dueOn)}
            onChange={(dueOn) => onChange({ dueOn: dueOn ?? '' })}
          />
        </div>
      </div>
    </li>
  )
}
