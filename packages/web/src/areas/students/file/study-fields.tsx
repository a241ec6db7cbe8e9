import { signupWords } from '@residency/contract/areas/signup/text'
import { SECTION_SHAPES } from '@residency/contract/areas/students/file/file.contract'
import { EDUCATION_LEVELS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { DayField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { untilToday } from '../../../ui/times/day-shape.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { useDictionary } from '../../signup/signup.public.ts'
import { fileText } from './file.text.ts'

const { shape } = SECTION_SHAPES.education

/** The fields of one study. */
export function StudyFields() {
  const text = useText(fileText)
  const { fields, levels } = useText(signupWords)
  const degrees = useDictionary('degree')

  const fullTime = [true, false].map((value) => ({
    value: value as unknown as string,
    label: value ? text.yes : text.no,
  }))

  return (
    <>
      <p className="soft">{text.studyHelp}</p>
      <div className="field-pair">
        <SelectField
          name="level"
          label={fields.level}
          shape={shape.level}
          options={toChoices(EDUCATION_LEVELS, levels)}
        />
        <TextField name="school" label={fields.school} shape={shape.school} maxLength={100} />
        <TextField name="college" label={fields.college} maxLength={100} isOptional />
        <TextField name="major" label={fields.major} maxLength={100} isOptional />
        <DayField name="startedOn" label={fields.startedOn} isOptional {...untilToday()} />
        <DayField name="endedOn" label={fields.endedOn} isOptional />
        <SelectField name="isFullTime" label={fields.isFullTime} options={fullTime} isOptional />
        <TextField name="diplomaNumber" label={fields.diplomaNumber} maxLength={60} isOptional />
        <SelectField
          name="degree"
          label={fields.degree}
          options={degrees.data ?? []}
          isLoading={degrees.isLoading}
          isOptional
        />
        <TextField name="degreeNumber" label={fields.degreeNumber} maxLength={60} isOptional />
      </div>
      <FilesField name="files" label={fields.files} purpose="proof" max={5} isOptional />
    </>
  )
}
