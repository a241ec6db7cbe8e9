import { accountsWords } from '@residency/contract/areas/accounts/text'
import { type UserForm, userForm } from '@residency/contract/areas/accounts/users/user.contract'
import { getDictOptions } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import { IDENTITY_DOCUMENTS } from '@residency/contract/kernel/document-kinds'
import { useEndpoint } from '../../../platform/calls/queries.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SelectField, TextField, TreeField } from '../../../ui/fields/fields.tsx'
import { StatusField } from '../../../ui/fields/small-fields.tsx'
import { accountsText } from '../accounts.text.ts'
import { useDepartmentOptions } from '../department-options.public.ts'
import type { PasswordNote } from './use-user-acts.ts'
import { useCreateUserOf, useRoleOptions, useUpdateUser, useUserForm } from './user.queries.ts'

/**
 * Kinds of identity documents, as the dictionary calls them; a kind that a hospital added has no
 * rules for its numbers.
 */
const useDocumentKinds = () =>
  (useEndpoint(getDictOptions, { typeCode: 'certificate_type' }).data ?? []).filter(({ value }) =>
    IDENTITY_DOCUMENTS.some((kind) => kind === value),
  )

/** Somebody whom another list has recorded, and who has no account yet. */
export type RecordedPerson = { personId: number; name: string }

type Props = {
  isOpen: boolean
  id: number | null

  /** The new account is that of a recorded person. */
  recorded?: RecordedPerson | null
  onClose: () => void
  onCreated: (note: PasswordNote) => void
}

const EMPTY: Partial<UserForm> = { status: 1, roleIds: [] }

/** The form of an account; creating one returns its one-time password. */
export function UserFormDialog({ isOpen, id, recorded, onClose, onCreated }: Props) {
  const text = useText(accountsText)
  const form = useUserForm(isOpen ? id : null)
  const create = useCreateUserOf(recorded?.personId)
  const update = useUpdateUser()

  const submit = async (values: UserForm) => {
    if (id === null) {
      const { username, oneTimePassword } = await create.mutateAsync(values)
      onCreated({ username, nickname: values.nickname, oneTimePassword })
    } else {
      await update.mutateAsync({ ...values, id })
      toast.success(say(text.saved, { name: values.nickname }))
    }
  }

  return (
    <FormDialog<UserForm>
      title={id === null ? text.add : text.editTitle}
      isOpen={isOpen}
      onClose={onClose}
      initial={
        id === null
          ? { ...EMPTY, ...(recorded && { nickname: recorded.name }) }
          : (form.data as Partial<UserForm> | undefined)
      }
      submit={submit}
      width={640}
    >
      <UserFields isNew={id === null} grantedIds={form.data?.roleIds ?? []} />
    </FormDialog>
  )
}

function UserFields({ isNew, grantedIds }: { isNew: boolean; grantedIds: readonly number[] }) {
  const text = useText(accountsText)
  const { fields, gender } = useText(accountsWords)
  const roles = useRoleOptions()
  // A role the account holds may be taken away and given back while the form is open.
  const choices = roles.data?.map((role) =>
    grantedIds.includes(role.value) ? { ...role, disabled: false } : role,
  )
  const departments = useDepartmentOptions()
  const shapes = userForm.shape
  const documents = useDocumentKinds()
  const genders = toChoices([1, 2], gender)

  return (
    <>
      <h2>{text.groupAccount}</h2>
      <div className="field-pair">
        <TextField name="username" label={fields.username} shape={shapes.username} maxLength={64} />
        <TextField name="nickname" label={fields.nickname} shape={shapes.nickname} maxLength={64} />
      </div>
      <h2>{text.groupRights}</h2>
      <div className="field-pair">
        <TreeField
          name="deptId"
          label={fields.deptId}
          isOptional
          options={departments.data ?? []}
          isLoading={departments.isLoading}
        />
        <SelectField
          name="roleIds"
          label={fields.roleIds}
          shape={shapes.roleIds}
          isMultiple
          options={choices ?? []}
          help={choices?.some((role) => role.disabled) ? text.rolesHelp : undefined}
          isLoading={roles.isLoading}
        />
      </div>
      <StatusField />
      <h2>{text.groupPerson}</h2>
      <div className="field-pair">
        <TextField
          name="realName"
          label={fields.realName}
          shape={shapes.realName}
          isOptional
          maxLength={64}
          help={text.realNameHelp}
        />
        <TextField
          name="mobile"
          label={fields.mobile}
          shape={shapes.mobile}
          isOptional
          help={isNew ? undefined : text.starsHelp}
          inputMode="tel"
        />
        <SelectField
          name="idKind"
          label={fields.idKind}
          isOptional
          options={documents}
          help={text.idKindHelp}
        />
        <TextField
          name="idCard"
          label={fields.idCard}
          shape={shapes.idCard}
          isOptional
          help={isNew ? text.idCardHelp : text.idCardEditHelp}
        />
        <SelectField name="gender" label={fields.gender} isOptional options={genders} />
        <TextField
          name="email"
          label={fields.email}
          shape={shapes.email}
          isOptional
          inputMode="email"
        />
        <TextField
          name="chestArrNum"
          label={fields.chestArrNum}
          shape={shapes.chestArrNum}
          isOptional
        />
      </div>
    </>
  )
}
