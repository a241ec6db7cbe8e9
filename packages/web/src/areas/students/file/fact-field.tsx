import { signupWords } from '@residency/contract/areas/signup/text'
import {
  DICTIONARY_OF,
  FIELD_SHAPES,
  type FileField,
} from '@residency/contract/areas/students/file/field.contract'
import { EDUCATION_LEVELS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { DayField, Field, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { untilToday } from '../../../ui/times/day-shape.ts'
import { RegionInput } from '../../signup/entry-fields.public.ts'
import { useDictionary } from '../../signup/signup.public.ts'

const KEYBOARDS: Partial<Record<FileField, 'tel' | 'email'>> = {
  mobile: 'tel',
  contactMobile: 'tel',
  email: 'email',
}

const LENGTHS: Partial<Record<FileField, number>> = {
  address: 200,
  graduationSchool: 100,
  studyMajor: 100,
  email: 120,
  idCard: 30,
  mobile: 30,
  contactMobile: 30,
}

type Props = {
  field: FileField
  name: string
  label: string
  isOptional?: boolean

  /**
   * Whether it may be left empty even so: a form of many facts is saved as far as it is filled in.
   */
  mayStayEmpty?: boolean
}

/** The form field of one fact, by what it may be. */
export function FactField({
  field,
  name,
  label,
  isOptional = false,
  mayStayEmpty = isOptional,
}: Props) {
  const { levels } = useText(signupWords)
  const own = { name, label, isOptional, ...(mayStayEmpty ? {} : { shape: FIELD_SHAPES[field] }) }
  if (field in DICTIONARY_OF)
    return <ChosenField {...own} code={DICTIONARY_OF[field as keyof typeof DICTIONARY_OF]} />
  if (field === 'education')
    return <SelectField {...own} options={toChoices(EDUCATION_LEVELS, levels)} />
  if (field === 'birthDate') return <DayField {...own} {...untilToday()} />

  if (field === 'regionCode')
    return (
      <Field {...own}>
        <RegionInput label={label} />
      </Field>
    )

  const keyboard = KEYBOARDS[field]

  return (
    <TextField
      {...own}
      maxLength={LENGTHS[field] ?? 64}
      {...(keyboard ? { inputMode: keyboard } : {})}
    />
  )
}

function ChosenField({
  code,
  ...own
}: {
  code: string
  name: string
  label: string
  isOptional: boolean
}) {
  const items = useDictionary(code)
  return <SelectField {...own} options={items.data ?? []} isLoading={items.isLoading} />
}
