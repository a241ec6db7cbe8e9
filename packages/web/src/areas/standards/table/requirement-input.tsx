import { CloseOutlined, PlusOutlined } from '@ant-design/icons'
import {
  REQUIREMENT_KINDS,
  type RequirementKind,
  type TableRow,
} from '@residency/contract/areas/standards/table/standard-rows.public'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { Button, Input, Select } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { standardText } from './standard.text.ts'

type Requirement = TableRow['requirements'][number]
type Props = { id?: string; value?: Requirement[]; onChange?: (value: Requirement[]) => void }

/** What each trainee must do at least in a row: kind, item, minimum and unit, one line each. */
export function RequirementInput({ id, value = [], onChange }: Props) {
  const text = useText(standardText)
  const change = (at: number, part: Partial<Requirement>) =>
    onChange?.(
      value.map((requirement, i) => (i === at ? { ...requirement, ...part } : requirement)),
    )
  return (
    <div id={id} className="requirement-list">
      {value
        .map((requirement, place) => ({ requirement, place }))
        .map(({ requirement, place }) => (
          <RequirementLine
            key={place}
            requirement={requirement}
            onChange={(part) => change(place, part)}
            onRemove={() => onChange?.(value.filter((_, i) => i !== place))}
          />
        ))}
      <Button
        type="dashed"
        icon={<PlusOutlined />}
        onClick={() => onChange?.([...value, { kind: 'skill', item: '', minimum: 1, unit: null }])}
      >
        {text.addRequirement}
      </Button>
    </div>
  )
}

function RequirementLine({
  requirement,
  onChange,
  onRemove,
}: {
  requirement: Requirement
  onChange: (part: Partial<Requirement>) => void
  onRemove: () => void
}) {
  const text = useText(standardText)
  const { fields, requirementKinds } = useText(tableWords)
  const kinds = toChoices(REQUIREMENT_KINDS, requirementKinds)

  return (
    <div className="requirement-line">
      <Select<RequirementKind>
        aria-label={fields.kind}
        value={requirement.kind}
        options={kinds}
        onChange={(kind) => onChange({ kind })}
      />
      <Input
        aria-label={fields.item}
        placeholder={fields.item}
        value={requirement.item}
        maxLength={120}
        onChange={({ target }) => onChange({ item: target.value })}
      />
      <NumberInput
        aria-label={fields.minimum}
        value={requirement.minimum}
        min={1}
        max={100_000}
        precision={0}
        onChange={(minimum) => onChange({ minimum: minimum ?? 1 })}
      />
      <Input
        aria-label={fields.unit}
        placeholder={fields.unit}
        value={requirement.unit ?? ''}
        maxLength={16}
        onChange={({ target }) => onChange({ unit: target.value || null })}
      />
      <IconButton label={text.removeRequirement} icon={<CloseOutlined />} onClick={onRemove} />
    </div>
  )
}
