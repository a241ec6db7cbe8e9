import { signupWords } from '@residency/contract/areas/signup/text'
import type { EducationLevel } from '@residency/contract/areas/trainees/trainee-facts.public'
import { Button, type FormInstance, Radio } from 'antd'
import { ask } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DayField, Field, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { untilToday } from '../../../ui/times/day-shape.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { applicantText } from '../applicant.text.ts'
import { TypedForm } from '../drafts/typed-form.tsx'
import {
  changeSection,
  saveSoon,
  useOwnRegistration,
} from '../registration/use-own-registration.ts'
import { useDictionary } from '../signup.queries.ts'
import { SchoolFields } from './school-fields.tsx'
import { SectionCard } from './section-notes.tsx'
import { NO_STUDY, type StudyFields, studyFieldsOf, studyFrom } from './study.rules.ts'

/** One level of education: absent, or its fields; it is cleared separately. */
export function StudyCard({ level }: { level: EducationLevel }) {
  const text = useText(applicantText)
  const { sections } = useText(signupWords)
  const { own, values, turn } = useOwnRegistration()
  if (!own || !values) return null

  const study = values[level]
  const canWrite = own.editable.includes(level)

  const clear = async () => {
    const title = say(text.clearQuestion, { section: sections[level] })
    if (!(await ask({ title, content: text.clearContent, okText: text.clear, danger: true })))
      return

    changeSection(level, NO_STUDY)
    saveSoon()
  }

  const add = () => {
    changeSection(level, { ...NO_STUDY, isThere: true })
    saveSoon()
  }

  const act = study.isThere ? (
    <Button
      onClick={() => void clear()}
      aria-label={say(text.clearLevel, { section: sections[level] })}
    >
      {text.clear}
    </Button>
  ) : (
    <Button onClick={add} aria-label={say(text.addLevel, { section: sections[level] })}>
      {text.fillIn}
    </Button>
  )

  return (
    <SectionCard section={level} actions={canWrite && act}>
      {study.isThere && (
        <TypedForm<StudyFields>
          key={turn}
          section={level}
          initial={studyFieldsOf(study)}
          onChange={(form: FormInstance<StudyFields>) =>
            changeSection(level, studyFrom(form.getFieldsValue(true)))
          }
        >
          <Fields
            savedName={
              own.educations.find((education) => education.level === level)?.schoolName ?? null
            }
          />
        </TypedForm>
      )}
    </SectionCard>
  )
}

function Fields({ savedName }: { savedName: string | null }) {
  const text = useText(applicantText)
  const { fields } = useText(signupWords)
  const degrees = useDictionary('degree')

  return (
    <>
      <div className="field-pair">
        <SchoolFields savedName={savedName} />
        <TextField name="college" label={fields.college} maxLength={100} isOptional />
        <TextField name="major" label={fields.major} maxLength={100} />
        <DayField name="startedOn" label={fields.startedOn} {...untilToday()} />
        <DayField name="endedOn" label={fields.endedOn} help={text.endHelp} />
        <Field name="isFullTime" label={fields.isFullTime}>
          <Radio.Group
            options={[
              { value: true, label: text.yes },
              { value: false, label: text.no },
            ]}
          />
        </Field>
        <TextField
          name="diplomaNumber"
          label={fields.diplomaNumber}
          maxLength={60}
          help={text.numberHelp}
        />
        <SelectField
          name="degree"
          label={fields.degree}
          options={degrees.data ?? []}
          isLoading={degrees.isLoading}
        />
        <TextField
          name="degreeNumber"
          label={fields.degreeNumber}
          maxLength={60}
          help={text.degreeHelp}
        />
      </div>
      <FilesField name="files" label={fields.files} purpose="proof" max={5} help={text.proofHelp} />
    </>
  )
}
