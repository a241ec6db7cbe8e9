import {
  type CompetenceItem,
  itemForm,
  LEVELS,
  profession,
} from '@residency/contract/areas/competence/items/item.contract'
import { itemWords } from '@residency/contract/areas/competence/items/text'
import { Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useStillOffered } from '../../../ui/choices/use-still-offered.ts'
import { SelectField } from '../../../ui/fields/fields.tsx'
import { StatusField, WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { levelText } from '../levels/level.text.ts'
import { useLevelWords } from '../levels/level-scale.tsx'
import { type Profession, useCreateItem, useItemChoices, useUpdateItem } from './item.queries.ts'
import { itemText } from './item.text.ts'

export type ItemFormProps = { isOpen: boolean; item: CompetenceItem | null; onClose: () => void }

/** A requirement is chosen by its kind and name. */
type Values = {
  profession: Profession
  requirement: string
  neededLevel: number | null
  validMonths: number
  status: 0 | 1
}

const { shape } = itemForm
const keyOf = ({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`

/** Adds an item, or changes its level for completion and its validity. */
export default function ItemForm({ isOpen, item, onClose }: ItemFormProps) {
  const text = useText(itemText)
  const [create, update] = [useCreateItem(), useUpdateItem()]

  const submit = async ({ profession: of, requirement, ...rules }: Values) => {
    const [kind, ...name] = (requirement ?? '').split(' ')
    const values = { ...rules, neededLevel: rules.neededLevel ?? null }

    if (item) await update.mutateAsync({ ...values, id: item.id, version: item.version })
    else
      await create.mutateAsync({
        ...values,
        profession: of,
        kind: kind as CompetenceItem['kind'],
        name: name.join(' '),
      })

    toast.success(text.saved)
  }

  const initial = item ?? { neededLevel: null, validMonths: 12, status: 1 as const }

  return (
    <FormDialog<Values>
      title={item ? say(text.editTitle, { name: item.name }) : text.add}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={initial}
    >
      {!item && <RequirementFields />}
      <RuleFields />
    </FormDialog>
  )
}

function RequirementFields() {
  const text = useText(itemText)
  const { fields, professions, requirementKinds } = useText(itemWords)
  const chosen = Form.useWatch<Profession | undefined>('profession')
  const { data, isLoading } = useItemChoices(chosen)

  const options = (data ?? []).map((requirement) => ({
    value: keyOf(requirement),
    label: `${requirement.name} · ${requirementKinds[requirement.kind]}`,
  }))

  useStillOffered('requirement', 'profession', options)

  return (
    <>
      <SelectField
        name="profession"
        label={fields.profession}
        shape={shape.profession}
        options={toChoices(profession.options, professions)}
      />
      <SelectField
        name="requirement"
        label={fields.name}
        shape={shape.name}
        help={text.nameHelp}
        isLoading={isLoading}
        options={options}
      />
    </>
  )
}

function RuleFields() {
  const text = useText(itemText)
  const { levelOf } = useText(levelText)
  const { fields } = useText(itemWords)
  const wordsOf = useLevelWords()

  return (
    <>
      <SelectField
        name="neededLevel"
        label={fields.neededLevel}
        help={text.neededHelp}
        isOptional
        options={LEVELS.map((level) => ({
          value: level,
          label: `${say(levelOf, { level })} · ${wordsOf(level)}`,
        }))}
      />
      <WholeNumberField
        name="validMonths"
        label={fields.validMonths}
        shape={shape.validMonths}
        max={60}
      />
      <StatusField />
    </>
  )
}
