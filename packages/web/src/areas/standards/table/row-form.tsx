import {
  type RowKind,
  type TableRow,
  tableRow,
} from '@residency/contract/areas/standards/table/standard-rows.public'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { Field, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { SwitchField, WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { RequirementInput } from './requirement-input.tsx'
import { standardText } from './standard.text.ts'

export type RowFormProps = {
  isOpen: boolean
  kind: RowKind
  edited: TableRow | null
  hasStages: boolean

  /** Departments to choose from, how their field is called, and what helps to find them. */
  departments: {
    options: readonly { value: number; label: string }[]
    isLoading: boolean
    label: string
    help: string
  }
  hasRequirements: boolean
  onDone: (row: TableRow) => void
  onClose: () => void
}

type Values = Record<string, unknown> & { maySplit?: 0 | 1 }

/** A row of the table with its requirements; it is in the page until the table is saved. */
export default function RowForm({
  isOpen,
  kind,
  edited,
  hasStages,
  departments,
  hasRequirements,
  onDone,
  onClose,
}: RowFormProps) {
  const text = useText(standardText)
  const { rowKinds } = useText(tableWords)
  const adding = { required: text.addRequired, fixed: text.addFixed, free: text.addFree }
  const blank = { stage: hasStages ? 1 : null, requirements: [], departmentIds: [] }

  return (
    <FormDialog<Values>
      title={edited ? rowKinds[kind] : adding[kind]}
      isOpen={isOpen}
      onClose={onClose}
      width={720}
      initial={{ ...blank, ...edited, maySplit: edited?.maySplit ? 1 : 0 }}
      submit={async (values) =>
        onDone(
          tableRow.parse({
            ...values,
            kind,
            stage: values.stage ?? null,
            maySplit: values.maySplit === 1,
          }),
        )
      }
    >
      <RowFields kind={kind} hasStages={hasStages} departments={departments} />
      {hasRequirements && <Requirements />}
    </FormDialog>
  )
}

function RowFields({
  kind,
  hasStages,
  departments,
}: Pick<RowFormProps, 'kind' | 'hasStages' | 'departments'>) {
  const text = useText(standardText)
  const { fields, stages } = useText(tableWords)
  const { label, ...choices } = departments
  const number = (name: string, label: string, max: number) => (
    <WholeNumberField name={name} label={label} max={max} />
  )

  return (
    <>
      {kind === 'required' ? (
        <SelectField name="departmentId" label={label} {...choices} />
      ) : (
        <>
          <TextField name="name" label={fields.name} maxLength={64} />
          <SelectField name="departmentIds" label={fields.departmentIds} isMultiple {...choices} />
        </>
      )}
      <div className="form-columns">
        {kind !== 'free' && number('months', fields.months, 60)}
        {kind === 'fixed' && number('choose', fields.choose, 30)}
        {kind === 'free' && number('least', fields.least, 30)}
        {kind === 'free' && number('most', fields.most, 30)}
        {kind === 'free' && number('sumMonths', fields.sumMonths, 60)}
        {hasStages && (
          <SelectField name="stage" label={fields.stage} options={toChoices([1, 2], stages)} />
        )}
        <SwitchField name="maySplit" label={fields.maySplit} on={text.split} off={text.whole} />
      </div>
    </>
  )
}

function Requirements() {
  const { fields } = useText(tableWords)
  return (
    <Field name="requirements" label={fields.requirements} isOptional>
      <RequirementInput />
    </Field>
  )
}
