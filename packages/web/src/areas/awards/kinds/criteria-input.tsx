import { DeleteOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { KindInput } from './kind.queries.ts'
import '../awards.css'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { kindText } from './kind.text.ts'

type Criterion = NonNullable<KindInput['criteria']>[number]
type Props = { id?: string; value?: Criterion[]; onChange?: (value: Criterion[]) => void }

/** Criteria of a competition, one line each, with the sum of their weights. */
export function CriteriaInput({ id, value = [], onChange }: Props) {
  const { kinds: text } = useText(kindText)
  const put = (at: number, changed: Partial<Criterion>) =>
    onChange?.(value.map((criterion, i) => (i === at ? { ...criterion, ...changed } : criterion)))
  const sum = value.reduce((total, { weight }) => total + (weight ?? 0), 0)

  return (
    <div id={id} className="award-lines">
      {value.map((criterion, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own, and every input of them is controlled
        <div key={i} className="award-line">
          <Input
            value={criterion.name}
            maxLength={60}
            placeholder={text.criterion}
            aria-label={`${text.criterion} ${i + 1}`}
            onChange={(event) => put(i, { name: event.target.value })}
          />
          <NumberInput
            value={criterion.weight}
            min={1}
            max={100}
            precision={0}
            suffix="%"
            aria-label={`${text.weight} ${i + 1}`}
            onChange={(weight) => put(i, { weight: weight ?? 1 })}
          />
          <NumberInput
            value={criterion.scale}
            min={1}
            max={100}
            precision={0}
            prefix={text.scale}
            aria-label={`${text.scale} ${i + 1}`}
            onChange={(scale) => put(i, { scale: scale ?? 1 })}
          />
          <IconButton
            label={say(text.removeCriterion, { n: i + 1 })}
            icon={<DeleteOutlined />}
            onClick={() => onChange?.(value.filter((_, index) => index !== i))}
          />
        </div>
      ))}
      <div className="award-line-foot">
        <Button
          size="small"
          onClick={() =>
            onChange?.([...value, { name: '', weight: Math.max(1, 100 - sum), scale: 10 }])
          }
        >
          {text.addCriterion}
        </Button>
        <span className="soft figures">{say(text.sum, { sum })}</span>
      </div>
    </div>
  )
}
