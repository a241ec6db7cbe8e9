import { type DepartmentForm, departmentForm } from '@residency/contract/areas/organisation/department.contract'
import { toast } from '../../platform/feedback.ts'
import { say, useText } from '../../platform/i18n.ts'
import { FormDialog } from '../../screens/form-dialog.tsx'
import { choicesOf } from '../../screens/tree.rules.ts'
import { TextField, TreeField } from '../../ui/fields.tsx'
import { SwitchField, WholeNumberField } from '../../ui/small-fields.tsx'
import { useCreateDepartment, useDepartmentForm, useDepartments, useUpdateDepartment } from './department.queries.ts'
import { departmentText } from './department.text.ts'
import { useOrganisationWords } from './use-organisation-words.ts'

/** A new department below `parentId`, or one that exists. */
export type DepartmentToEdit = { id: number } | { id: null; parentId: number }
type Props = { open: DepartmentToEdit | null; onClose: () => void }

/** One department, new or changed. */
export function DepartmentFormDialog({ open, onClose }: Props) {
  const text = useText(departmentText)
  const form = useDepartmentForm(open?.id ?? null)
  const create = useCreateDepartment()
  const update = useUpdateDepartment()
  const submit = async (values: DepartmentForm) => {
    if (open === null) return
    if (open.id === null) await create.mutateAsync(values)
    else await update.mutateAsync({ ...values, id: open.id })
    toast.success(say(text.saved, { name: values.name }))
  }
  return (
    <FormDialog<DepartmentForm>
      title={open?.id === null ? text.add : text.editTitle}
      isOpen={open !== null}
      onClose={onClose}
      initial={open?.id === null ? { parentId: open.parentId, sort: 1, status: 1 } : form.data}
      submit={submit}
      width={520}
    >
      <DepartmentFields id={open?.id ?? null} />
    </FormDialog>
  )
}

function DepartmentFields({ id }: { id: number | null }) {
  const text = useText(departmentText)
  const { fields } = useOrganisationWords()
  const all = useDepartments({})
  const { shape } = departmentForm
  const below = choicesOf(
    all.data ?? [],
    (node) => node.name,
    (node) => node.id !== id,
  )
  return (
    <>
      <TreeField
        name="parentId"
        label={fields.parentId}
        shape={shape.parentId}
        options={[{ value: 0, label: text.top }, ...below]}
        isLoading={all.isLoading}
      />
      <TextField name="name" label={fields.name} shape={shape.name} maxLength={64} />
      <div className="field-pair">
        <WholeNumberField name="sort" label={fields.sort} shape={shape.sort} isOptional help={text.sortHelp} />
        <SwitchField name="status" label={fields.status} on={text.states[1]} off={text.states[0]} />
      </div>
    </>
  )
}
