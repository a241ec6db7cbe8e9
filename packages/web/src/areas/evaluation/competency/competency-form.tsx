import {
  type Competency,
  type CompetencyForm,
  competencyForm,
  DOMAINS,
  LEVEL_COUNT,
  type Profession,
} from '@residency/contract/areas/evaluation/competency/competency.contract'
import { competencyWords } from '@residency/contract/areas/evaluation/competency/text'
import { templateWords } from '@residency/contract/areas/evaluation/templates/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { NameFields } from '../../../ui/fields/small-fields.tsx'
import { useSaveCompetency } from './competency.queries.ts'
import { competencyText } from './competency.text.ts'

export type CompetencyFormProps = {
  isOpen: boolean
  profession: Profession
  competency: Competency | null
  onClose: () => void
}

type Values = Omit<CompetencyForm, 'levels' | 'profession'> &
  Record<`level${number}` | `levelEn${number}`, string>

const { shape } = competencyForm
const level = shape.levels.element.shape
const PLACES = Array.from({ length: LEVEL_COUNT }, (_, index) => index + 1)

/** A sub-competency with what each level means; its code is chosen once. */
export default function CompetencyDialog({
  isOpen,
  profession,
  competency,
  onClose,
}: CompetencyFormProps) {
  const text = useText(competencyText)
  const { fields, domains } = useText(competencyWords)
  const common = useText(templateWords).fields
  const save = useSaveCompetency()

  const initial = {
    domain: competency?.domain,
    code: competency?.code,
    name: competency?.name,
    nameEn: competency?.nameEn ?? '',
    ...Object.fromEntries(
      PLACES.map((place) => [`level${place}`, competency?.levels[place - 1]?.name]),
    ),
    ...Object.fromEntries(
      PLACES.map((place) => [`levelEn${place}`, competency?.levels[place - 1]?.nameEn ?? '']),
    ),
  } as Partial<Values>

  const submit = async (values: Values) => {
    const levels = PLACES.map((place) => ({
      name: values[`level${place}`]!,
      nameEn: values[`levelEn${place}`] || null,
    }))

    const form = {
      profession,
      domain: values.domain,
      name: values.name,
      nameEn: values.nameEn || null,
      levels,
      code: competency?.code ?? values.code,
    }

    await save.mutateAsync({
      id: competency?.id ?? null,
      version: competency?.version ?? 0,
      profession,
      form,
    })

    toast.success(text.saved)
  }

  return (
    <FormDialog<Values>
      title={text.editTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={initial}
      width={640}
    >
      {!competency && (
        <TextField name="code" label={fields.code} shape={shape.code} maxLength={3} />
      )}
      <NameFields labels={[common.name, common.nameEn]} shape={shape} lengths={[60, 100]} />
      <SelectField
        name="domain"
        label={fields.domain}
        shape={shape.domain}
        options={toChoices(DOMAINS, domains)}
      />
      {PLACES.map((place) => (
        <TextField
          key={place}
          name={`level${place}`}
          label={say(text.levelField, { level: place })}
          shape={level.name}
          maxLength={200}
        />
      ))}
      {PLACES.map((place) => (
        <TextField
          key={place}
          name={`levelEn${place}`}
          label={say(text.levelFieldEn, { level: place })}
          shape={level.nameEn}
          maxLength={300}
          isOptional
        />
      ))}
    </FormDialog>
  )
}
