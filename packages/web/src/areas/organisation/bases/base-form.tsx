import {
  type BaseChange,
  baseForm,
} from '@residency/contract/areas/organisation/bases/base.contract'
import type { PersonOption } from '@residency/contract/areas/organisation/person.contract'
import { organisationWords } from '@residency/contract/areas/organisation/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField, TextField, TreeField } from '../../../ui/fields/fields.tsx'
import { NameFields, OrderField, StatusField } from '../../../ui/fields/small-fields.tsx'
import { useDepartmentOptions } from '../../accounts/department-options.public.ts'
import { organisationText } from '../organisation.text.ts'
import { PersonField } from '../person-field.public.tsx'
import { useChoices } from '../use-choices.ts'
import { useBaseForm, useSaveBase } from './base.queries.ts'
import { baseText } from './base.text.ts'

type Props = { isOpen: boolean; id: number | null; mode: BaseChange['mode']; onClose: () => void }

/** The form of a base. */
export function BaseFormDialog({ isOpen, id, mode, onClose }: Props) {
  const text = { ...useText(organisationText), ...useText(baseText) }
  const form = useBaseForm(isOpen ? id : null)
  const save = useSaveBase()

  const submit = async (values: BaseChange) => {
    // A cleared multiple choice means nobody.
    const { departmentIds, administratorIds } = values

    await save.mutateAsync({
      ...values,
      departmentIds: departmentIds ?? [],
      administratorIds: administratorIds ?? [],
      id,
    })

    toast.success(say(text.saved, { name: values.name }))
  }

  const fresh: Partial<BaseChange> = {
    mode,
    departmentIds: [],
    administratorIds: [],
    sort: 1,
    status: 1,
  }

  return (
    <FormDialog<BaseChange>
      title={id === null ? text.addBase : text.editBase}
      initial={id === null ? fresh : form.data}
      width={680}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <BaseFields people={id === null ? [] : (form.data?.people ?? [])} />
    </FormDialog>
  )
}

function BaseFields({ people }: { people: readonly PersonOption[] }) {
  const text = { ...useText(organisationText), ...useText(baseText) }
  const { fields } = useText(organisationWords)
  const { modes } = useChoices()
  const departments = useDepartmentOptions()
  const { shape } = baseForm
  const tree = { options: departments.data ?? [], isLoading: departments.isLoading }

  return (
    <>
      <div className="field-pair">
        <NameFields labels={[text.baseName, fields.nameEn]} shape={shape} help={text.nameEnHelp} />
        <TextField name="code" label={fields.code} shape={shape.code} maxLength={32} />
        <SelectField name="mode" label={fields.mode} shape={shape.mode} options={modes} />
        <TreeField name="deptId" label={fields.deptId} isOptional {...tree} />
        <TreeField
          name="departmentIds"
          label={fields.departmentIds}
          isOptional
          isMultiple
          help={text.departmentsHelp}
          {...tree}
        />
        <PersonField name="headId" label={fields.headId} known={people} />
        <PersonField name="directorId" label={fields.directorId} known={people} />
        <PersonField name="secretaryId" label={fields.secretaryId} known={people} />
        <PersonField
          name="administratorIds"
          label={fields.administratorIds}
          known={people}
          roleCode="TEACHER"
          isMultiple
          help={text.administratorsHelp}
        />
        <OrderField label={fields.sort} shape={shape.sort} />
      </div>
      <StatusField />
    </>
  )
}
