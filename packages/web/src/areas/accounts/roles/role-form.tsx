import { DATA_SCOPES } from '@residency/contract/areas/accounts/access'
import { type RoleForm, roleForm } from '@residency/contract/areas/accounts/roles/role.contract'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import { Input, Radio } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { Field, TextField } from '../../../ui/fields/fields.tsx'
import { OrderField, StatusField } from '../../../ui/fields/small-fields.tsx'
import { NameLines } from '../../../ui/tables/name-cell.tsx'
import { useRoleForm, useSaveRole } from './role.queries.ts'
import { roleText } from './role.text.ts'
import './role-menus.css'

type Props = { isOpen: boolean; id: number | null; onClose: () => void }

/** The form of a role. Its menus are assigned separately. */
export function RoleFormDialog({ isOpen, id, onClose }: Props) {
  const text = useText(roleText)
  const form = useRoleForm(isOpen ? id : null)
  const save = useSaveRole()

  const submit = async (values: RoleForm) => {
    await save.mutateAsync({ ...values, id })
    toast.success(say(text.saved, { name: values.name }))
  }

  return (
    <FormDialog<RoleForm>
      title={id === null ? text.add : text.editTitle}
      isOpen={isOpen}
      onClose={onClose}
      initial={id === null ? { sort: 1, status: 1, dataScope: 3 } : form.data}
      submit={submit}
    >
      <RoleFields isFixed={id !== null && form.data?.isBuiltIn === true} />
    </FormDialog>
  )
}

function RoleFields({ isFixed }: { isFixed: boolean }) {
  const text = useText(roleText)
  const { fields, dataScopes } = useText(accountsWords)
  const { shape } = roleForm

  return (
    <>
      <div className="field-pair">
        <TextField name="name" label={fields.name} shape={shape.name} maxLength={64} />
        <Field
          name="code"
          label={fields.code}
          shape={shape.code}
          help={isFixed ? text.codeFixed : text.codeHelp}
        >
          <Input maxLength={32} disabled={isFixed} autoComplete="off" autoCapitalize="characters" />
        </Field>
        <OrderField label={fields.sort} shape={shape.sort} max={1_000_000} />
        <StatusField />
      </div>
      <Field name="dataScope" label={fields.dataScope} shape={shape.dataScope}>
        <Radio.Group
          className="role-scopes"
          options={DATA_SCOPES.map((value) => ({
            value,
            label: <NameLines name={dataScopes[value]} note={text.scopeNotes[value]} />,
          }))}
        />
      </Field>
    </>
  )
}
