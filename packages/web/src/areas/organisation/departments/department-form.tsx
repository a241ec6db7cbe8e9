import {
  type DepartmentForm,
  departmentForm,
} from '@residency/contract/areas/organisation/departments/department.contract'
import type { PersonOption } from '@residency/contract/areas/organisation/person.contract'
import { organisationWords } from '@residency/contract/areas/organisation/text'
import { Form } from 'antd'
import { useEffect } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { choicesOf } from '../../../screens/trees/tree.rules.ts'
import { SelectField, TextField, TreeField } from '../../../ui/fields/fields.tsx'
import { proposeValue } from '../../../ui/fields/propose-value.ts'
import {
  HalfNumberField,
  NameFields,
  OrderField,
  StatusField,
  WholeNumberField,
} from '../../../ui/fields/small-fields.tsx'
import { organisationText } from '../organisation.text.ts'
import { PersonField } from '../person-field.public.tsx'
import { useChoices } from '../use-choices.ts'
import { parentsFor, takesTrainees } from './arrange.rules.ts'
import {
  useCreateDepartment,
  useDepartmentForm,
  useDepartments,
  useUpdateDepartment,
} from './department.queries.ts'
import { kindOfName } from './department.rules.ts'
import { departmentText } from './department.text.ts'

/**
 * A new department below `parentId` (null: still to be chosen) of a given level, or an existing
 * one.
 */
export type DepartmentToEdit = { id: number } | { id: null; parentId: number | null; level?: 1 | 2 }
type Props = { isOpen: boolean; open: DepartmentToEdit | null; onClose: () => void }

/** The form of a department. */
export function DepartmentFormDialog({ isOpen, open, onClose }: Props) {
  const text = { ...useText(organisationText), ...useText(departmentText) }
  const form = useDepartmentForm(open?.id ?? null)
  const all = useDepartments({})
  const create = useCreateDepartment()
  const update = useUpdateDepartment()

  const submit = async (values: DepartmentForm) => {
    if (open === null) return

    const takes = takesTrainees(all.data ?? [], values.parentId)
    const saved = takes ? values : { ...values, capacity: null }

    if (open.id === null) await create.mutateAsync(saved)
    else await update.mutateAsync({ ...saved, id: open.id })

    toast.success(say(text.saved, { name: values.name }))
  }

  const fresh: Partial<DepartmentForm> = {
    sort: 1,
    status: 1,
    kind: 'other',
    ratio: 2,
    capacity: null,
  }

  const below = open?.id === null && open.parentId !== null ? { parentId: open.parentId } : {}

  return (
    <FormDialog<DepartmentForm>
      title={open?.id === null ? text.add : text.editTitle}
      initial={open?.id === null ? { ...fresh, ...below } : form.data}
      width={680}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <DepartmentFields
        id={open?.id ?? null}
        level={open?.id === null ? open.level : undefined}
        people={form.data?.people ?? []}
      />
    </FormDialog>
  )
}

/** Proposes the kind by the name of a new department, and its parent where only one is possible. */
function useProposals(level: 1 | 2 | undefined) {
  const form = Form.useFormInstance()
  const all = useDepartments({}).data
  const name = Form.useWatch<string | undefined>('name')

  useEffect(() => {
    const [only, ...others] = level === undefined ? [] : parentsFor(all ?? [], level)
    if (only && others.length === 0) proposeValue(form, 'parentId', only.id)
  }, [all, level, form])

  useEffect(() => {
    const kind = level !== undefined && name ? kindOfName(name) : undefined
    if (kind) proposeValue(form, 'kind', kind)
  }, [name, level, form])
}

type FieldsProps = { id: number | null; level: 1 | 2 | undefined; people: readonly PersonOption[] }

function DepartmentFields({ id, level, people }: FieldsProps) {
  const text = { ...useText(organisationText), ...useText(departmentText) }
  const { fields } = useText(organisationWords)
  const { kinds } = useChoices()
  const all = useDepartments({})
  const parentId = Form.useWatch('parentId')
  useProposals(level)

  const takes = takesTrainees(all.data ?? [], parentId)
  const { shape } = departmentForm

  const below = choicesOf(
    all.data ?? [],
    (node) => node.name,
    // If a level is given, only parents directly above it can be chosen.
    (node) => node.id !== id && (level === undefined || node.level < level),
  ).map((top) => ({ ...top, selectable: level !== 2 }))

  return (
    <>
      <div className="field-pair">
        <TreeField
          name="parentId"
          label={fields.parentId}
          shape={shape.parentId}
          options={level === undefined ? [{ value: 0, label: text.top }, ...below] : below}
          isLoading={all.isLoading}
        />
        <SelectField name="kind" label={fields.kind} shape={shape.kind} options={kinds} />
        <NameFields labels={[fields.name, fields.nameEn]} shape={shape} help={text.nameEnHelp} />
        <TextField
          name="code"
          label={fields.code}
          shape={shape.code}
          isOptional
          maxLength={32}
          help={text.codeHelp}
        />
        <OrderField label={fields.sort} shape={shape.sort} />
        <PersonField name="headId" label={fields.headId} known={people} />
        <PersonField name="secretaryId" label={fields.secretaryId} known={people} />
        {takes && (
          <WholeNumberField
            name="capacity"
            label={fields.capacity}
            shape={shape.capacity}
            isOptional
            max={999}
            help={text.capacityHelp}
          />
        )}
        {takes && (
          <HalfNumberField
            name="ratio"
            label={fields.ratio}
            shape={shape.ratio}
            help={text.ratioHelp}
          />
        )}
      </div>
      <StatusField />
    </>
  )
}
