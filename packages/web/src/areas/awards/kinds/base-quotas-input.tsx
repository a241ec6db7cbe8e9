import { DeleteOutlined } from '@ant-design/icons'
import { awardKindWords } from '@residency/contract/areas/awards/kinds/text'
import { Button, Select } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import '../awards.css'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { type LimitInput, useBaseChoices } from './kind.queries.ts'
import { kindText } from './kind.text.ts'

type Quota = NonNullable<LimitInput['bases']>[number]
type Props = { id?: string; value?: Quota[]; onChange?: (value: Quota[]) => void }

/** Quotas of single bases, one line each. */
export function BaseQuotasInput({ id, value = [], onChange }: Props) {
  const { limits: text } = useText(kindText)
  const { fields } = useText(awardKindWords)
  const bases = useBaseChoices().data ?? []
  const put = (at: number, changed: Partial<Quota>) =>
    onChange?.(value.map((baseQuota, i) => (i === at ? { ...baseQuota, ...changed } : baseQuota)))
  const free = bases.find((base) => !value.some(({ baseId }) => baseId === base.value))

  return (
    <div id={id} className="award-lines">
      {value.map((baseQuota, i) => (
        <div key={baseQuota.baseId} className="award-line">
          <Select
            value={baseQuota.baseId}
            options={bases.filter(
              (base) =>
                base.value === baseQuota.baseId ||
                !value.some(({ baseId }) => baseId === base.value),
            )}
            aria-label={`${text.base} ${i + 1}`}
            onChange={(baseId) => put(i, { baseId })}
          />
          <NumberInput
            value={baseQuota.quota}
            min={0}
            max={1000}
            precision={0}
            aria-label={`${fields.quota} ${i + 1}`}
            onChange={(quota) => put(i, { quota: quota ?? 0 })}
          />
          <IconButton
            label={say(text.removeBase, { n: i + 1 })}
            icon={<DeleteOutlined />}
            onClick={() => onChange?.(value.filter((_, index) => index !== i))}
          />
        </div>
      ))}
      {free && (
        <div className="award-line-foot">
          <Button
            size="small"
            onClick={() => onChange?.([...value, { baseId: free.value, quota: 1 }])}
          >
            {text.addBase}
          </Button>
        </div>
      )}
    </div>
  )
}
