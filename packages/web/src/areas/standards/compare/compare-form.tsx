import { CloseOutlined, PlusOutlined } from '@ant-design/icons'
import {
  type StandardDepartmentRow,
  standardDepartmentForm,
  type StandardDepartmentForm as Values,
} from '@residency/contract/areas/standards/compare/compare.contract'
import { compareWords } from '@residency/contract/areas/standards/compare/text'
import { Button, Select } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { Field } from '../../../ui/fields/fields.tsx'
import { NameFields } from '../../../ui/fields/small-fields.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import '../table/table.css'
import { useOptionSearch } from '../../../ui/choices/use-option-search.ts'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import {
  useCreateStandardDepartment,
  useRotationDepartments,
  useUpdateStandardDepartment,
} from './compare.queries.ts'
import { compareText } from './compare.text.ts'

export type CompareFormProps = {
  isOpen: boolean
  edited: StandardDepartmentRow | null
  onClose: () => void
}

const { shape } = standardDepartmentForm

/** Adds a standard department or changes one, with what corresponds to it. */
export default function CompareForm({ isOpen, edited, onClose }: CompareFormProps) {
  const text = useText(compareText)
  const { fields } = useText(compareWords)
  const create = useCreateStandardDepartment()
  const update = useUpdateStandardDepartment()

  return (
    <FormDialog<Values>
      title={edited ? say(text.edit, { name: edited.name }) : text.add}
      isOpen={isOpen}
      onClose={onClose}
      width={640}
      initial={edited ?? { matches: [] }}
      submit={async (values) => {
        const input = standardDepartmentForm.parse(values)
        if (edited) await update.mutateAsync({ ...input, id: edited.id, version: edited.version })
        else await create.mutateAsync(input)
        toast.success(text.saved)
      }}
    >
      <NameFields labels={[fields.departmentId, fields.nameEn]} shape={shape} />
      <Field name="matches" label={fields.matches} shape={shape.matches} isOptional>
        <MatchInput />
      </Field>
    </FormDialog>
  )
}

type Match = Values['matches'][number]
type InputProps = { id?: string; value?: Match[]; onChange?: (value: Match[]) => void }

/** Departments of the hospital with their shares; a new one gets what is left of 100. */
function MatchInput({ id, value = [], onChange }: InputProps) {
  const text = useText(compareText)
  const { fields } = useText(compareWords)
  const departments = useRotationDepartments()
  const search = useOptionSearch()
  const sum = value.reduce((all, { share }) => all + share, 0)
  const change = (place: number, part: Partial<Match>) =>
    onChange?.(value.map((match, i) => (i === place ? { ...match, ...part } : match)))

  return (
    <div id={id} className="requirement-list">
      {value
        .map((match, place) => ({ match, place }))
        .map(({ match, place }) => (
          <div key={place} className="match-line">
            <Select
              aria-label={fields.matches}
              value={match.departmentId || undefined}
              options={departments.data ?? []}
              showSearch={search}
              loading={departments.isPending}
              onChange={(departmentId) => change(place, { departmentId })}
            />
            <NumberInput
              aria-label={fields.share}
              value={match.share}
              min={1}
              max={100}
              precision={0}
              suffix="%"
              onChange={(share) => change(place, { share: share ?? 1 })}
            />
            <IconButton
              label={text.removeMatch}
              icon={<CloseOutlined />}
              onClick={() => onChange?.(value.filter((_, i) => i !== place))}
            />
          </div>
        ))}
      <div>
        <Button
          type="dashed"
          icon={<PlusOutlined />}
          onClick={() => onChange?.([...value, { departmentId: 0, share: Math.max(1, 100 - sum) }])}
        >
          {text.addMatch}
        </Button>{' '}
        {value.length > 1 && <span className="soft figures">{say(text.sum, { sum })}</span>}
      </div>
    </div>
  )
}
