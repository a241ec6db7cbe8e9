import {
  type OwnBaseForm,
  ownBaseForm,
} from '@residency/contract/areas/organisation/bases/base.contract'
import { organisationWords } from '@residency/contract/areas/organisation/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields/fields.tsx'
import { organisationText } from '../organisation.text.ts'
import { PersonField } from '../person-field.public.tsx'
import { useBaseForm, useSaveOwnBase } from './base.queries.ts'
import { baseText } from './base.text.ts'

/** The fields a base administrator may change. */
export function OwnBaseFormDialog({
  isOpen,
  id,
  onClose,
}: {
  isOpen: boolean
  id: number | null
  onClose: () => void
}) {
  const text = { ...useText(organisationText), ...useText(baseText) }
  const { fields } = useText(organisationWords)
  const form = useBaseForm(isOpen ? id : null)
  const save = useSaveOwnBase()
  const people = form.data?.people ?? []

  const submit = async ({ nameEn, directorId, secretaryId, version }: OwnBaseForm) => {
    if (id === null) return

    await save.mutateAsync({ id, nameEn, directorId, secretaryId, version })
    toast.success(say(text.saved, { name: form.data?.name ?? '' }))
  }

  return (
    <FormDialog<OwnBaseForm>
      title={text.editOwn}
      initial={form.data}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <PersonField name="directorId" label={fields.directorId} known={people} />
      <PersonField name="secretaryId" label={fields.secretaryId} known={people} />
      <TextField
        name="nameEn"
        label={fields.nameEn}
        shape={ownBaseForm.shape.nameEn}
        isOptional
        maxLength={120}
        help={text.nameEnHelp}
      />
    </FormDialog>
  )
}
