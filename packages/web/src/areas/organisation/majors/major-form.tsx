import {
  type MajorChange,
  majorForm,
} from '@residency/contract/areas/organisation/majors/major.contract'
import { organisationWords } from '@residency/contract/areas/organisation/text'
import { nameIn } from '@residency/contract/kernel'
import { Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { NameFields, OrderField, StatusField } from '../../../ui/fields/small-fields.tsx'
import { useAllBases, useMajorForm, useSaveMajor } from '../bases/base.queries.ts'
import { baseText } from '../bases/base.text.ts'
import { organisationText } from '../organisation.text.ts'
import { useChoices } from '../use-choices.ts'
import { NationalField } from './national-field.tsx'

/** A new major, of a given base or one to be chosen, or an existing one. */
export type MajorToEdit = { id: number } | { id: null; baseId: number | null }
type Props = { isOpen: boolean; open: MajorToEdit | null; onClose: () => void }

/** The form of a major. */
export function MajorFormDialog({ isOpen, open, onClose }: Props) {
  const text = { ...useText(organisationText), ...useText(baseText) }
  const form = useMajorForm(isOpen && open ? open.id : null)
  const save = useSaveMajor()

  const submit = async (values: MajorChange) => {
    await save.mutateAsync({
      ...values,
      nationalId: values.nationalId ?? null,
      id: open?.id ?? null,
    })
    toast.success(say(text.saved, { name: values.name }))
  }

  const base = open?.id === null && open.baseId !== null ? { baseId: open.baseId } : {}

  return (
    <FormDialog<MajorChange>
      title={open?.id === null ? text.addMajor : text.editMajor}
      initial={open?.id === null ? { ...base, nationalId: null, sort: 1, status: 1 } : form.data}
      width={640}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <MajorFields mode={form.data?.mode} />
    </FormDialog>
  )
}

/** `mode`: limits the bases to this kind if the major already has one. */
function MajorFields({ mode }: { mode: 'national' | 'own' | undefined }) {
  const text = { ...useText(organisationText), ...useText(baseText) }
  const { fields } = useText(organisationWords)
  const language = useLanguage()
  const { professions } = useChoices()
  const all = useAllBases()
  const bases = (all.data?.list ?? []).filter((base) => mode === undefined || base.mode === mode)
  const baseId = Form.useWatch('baseId')
  const isOwn = bases.find((base) => base.id === baseId)?.mode === 'own'
  const { shape } = majorForm

  return (
    <>
      <div className="field-pair">
        <SelectField
          name="baseId"
          label={fields.baseId}
          shape={shape.baseId}
          options={bases.map((base) => ({ value: base.id, label: nameIn(language, base) }))}
          isLoading={all.isLoading}
        />
        <SelectField name="kind" label={text.profession} shape={shape.kind} options={professions} />
        <NameFields labels={[text.majorName, fields.nameEn]} shape={shape} help={text.nameEnHelp} />
        <TextField name="code" label={fields.code} shape={shape.code} maxLength={32} />
        <OrderField label={fields.sort} shape={shape.sort} />
      </div>
      {isOwn && <NationalField />}
      <StatusField />
    </>
  )
}
