import { organisationWords } from '@residency/contract/areas/organisation/text'
import {
  type TrainingUnitChange,
  trainingUnitForm,
} from '@residency/contract/areas/organisation/training-units/training-unit.contract'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { choicesOf } from '../../../screens/trees/tree.rules.ts'
import { SelectField, TextField, TreeField } from '../../../ui/fields/fields.tsx'
import { NameFields, OrderField, StatusField } from '../../../ui/fields/small-fields.tsx'
import { organisationText } from '../organisation.text.ts'
import { useChoices } from '../use-choices.ts'
import { useSaveUnit, useUnitForm, useUnits } from './unit.queries.ts'
import { unitText } from './unit.text.ts'

/** A new unit, below another or at the top, or an existing one. */
export type UnitToEdit =
  | { id: number }
  | { id: null; above: { id: number; kind: TrainingUnitChange['kind'] } | null }

type Props = { isOpen: boolean; open: UnitToEdit | null; onClose: () => void }

/** The form of a training unit. */
export function UnitFormDialog({ isOpen, open, onClose }: Props) {
  const text = { ...useText(organisationText), ...useText(unitText) }
  const form = useUnitForm(open?.id ?? null)
  const save = useSaveUnit()

  const submit = async (values: TrainingUnitChange) => {
    await save.mutateAsync({ ...values, id: open?.id ?? null })
    toast.success(say(text.saved, { name: values.name }))
  }

  const units = useUnits({}).data
  // The first unit is the hospital itself.
  const usual = units?.length === 0 ? ('main' as const) : ('cooperating' as const)

  const fresh = {
    parentId: (open?.id === null && open.above?.id) || null,
    kind: (open?.id === null && open.above?.kind) || usual,
    sort: 1,
    status: 1 as const,
  }

  const initialOfNew = units && fresh

  return (
    <FormDialog<TrainingUnitChange>
      title={open?.id === null ? text.add : text.editTitle}
      initial={open?.id === null ? initialOfNew : form.data}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <UnitFields id={open?.id ?? null} />
    </FormDialog>
  )
}

function UnitFields({ id }: { id: number | null }) {
  const text = { ...useText(organisationText), ...useText(unitText) }
  const { fields } = useText(organisationWords)
  const { unitKinds } = useChoices()
  const { shape } = trainingUnitForm

  const above = choicesOf(
    useUnits({}).data ?? [],
    (unit) => unit.name,
    (unit) => unit.id !== id,
  )

  return (
    <>
      <div className="field-pair">
        <NameFields labels={[text.name, fields.nameEn]} shape={shape} help={text.nameEnHelp} />
        <SelectField name="kind" label={text.kind} shape={shape.kind} options={unitKinds} />
        <TextField
          name="code"
          label={fields.code}
          shape={shape.code}
          isOptional
          maxLength={32}
          help={text.codeHelp}
        />
        <TreeField name="parentId" label={text.parent} isOptional options={above} />
        <OrderField label={fields.sort} shape={shape.sort} />
      </div>
      <StatusField />
    </>
  )
}
