import { signupWords } from '@residency/contract/areas/signup/text'
import { Form, type FormInstance, Radio } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { Field, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { applicantText } from '../applicant.text.ts'
import { TypedForm } from '../drafts/typed-form.tsx'
import { changeSection, useOwnRegistration } from '../registration/use-own-registration.ts'
import { useIntakeName } from '../registration/use-registration-name.ts'
import { isDraft } from '../registration-state.rules.ts'
import { useDictionary, useOpenIntakes } from '../signup.queries.ts'
import type { Own } from './basic.rules.ts'
import { SectionNotes } from './section-notes.tsx'
import type { Sign } from './sections.rules.ts'

const textOr = (value: string | null | undefined) => value?.trim() || null

/** Sign info: intake, trainee kind, origin. */
export function SignStep() {
  const { turn, own, values } = useOwnRegistration()
  if (!own || !values) return null

  const change = (form: FormInstance<Sign>) => {
    const { intakeId, traineeKind, employer, isFresh, studentPlace } = form.getFieldsValue(
      true,
    ) as Sign
    changeSection('sign', {
      intakeId: intakeId ?? own.intake.id,
      traineeKind: traineeKind ?? null,
      isFresh: isFresh ?? null,
      employer: textOr(employer),
      studentPlace: studentPlace ?? null,
    })
  }

  return (
    <>
      <SectionNotes section="sign" />
      <TypedForm<Sign> key={turn} section="sign" initial={values.sign} onChange={change}>
        <SignFields own={own} />
      </TypedForm>
    </>
  )
}

function SignFields({ own }: { own: Own }) {
  const text = useText(applicantText)
  const { fields, traineeKinds } = useText(signupWords)
  const intakes = useOpenIntakes()
  const places = useDictionary('student_place')
  const intakeId: number | undefined = Form.useWatch('intakeId')
  const kind: Sign['traineeKind'] | undefined = Form.useWatch('traineeKind')
  const name = useIntakeName(own)
  const open = intakes.data ?? []
  const kinds =
    open.find(({ value }) => value === intakeId)?.traineeKinds ?? own.intake.traineeKinds
  const choices = open.some(({ value }) => value === own.intake.id)
    ? open
    : [{ value: own.intake.id, label: name }, ...open]

  return (
    <>
      {isDraft(own.state) && choices.length > 1 && (
        <SelectField
          name="intakeId"
          label={fields.intakeId}
          options={choices}
          isLoading={intakes.isLoading}
          help={text.intakeHelp}
        />
      )}
      <Field name="traineeKind" label={fields.traineeKind} help={kind && text.kindHelp[kind]}>
        <Radio.Group options={toChoices(kinds, traineeKinds)} />
      </Field>
      <div className="field-pair">
        <TextField
          name="employer"
          label={fields.employer}
          maxLength={100}
          isOptional={kind !== 'sponsored'}
          autoComplete="organization"
        />
        <SelectField
          name="studentPlace"
          label={fields.studentPlace}
          options={places.data ?? []}
          isLoading={places.isLoading}
          help={text.placeHelp}
        />
      </div>
      <Field name="isFresh" label={fields.isFresh}>
        <Radio.Group
          options={[
            { value: true, label: text.fresh.yes },
            { value: false, label: text.fresh.no },
          ]}
        />
      </Field>
    </>
  )
}
