import type { EntrySection } from '@residency/contract/areas/intakes/section.public'
import { ENTRY_SHAPES } from '@residency/contract/areas/signup/sections/section.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { Form, Radio } from 'antd'
import type { ComponentType } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { DayField, Field, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { untilToday } from '../../../ui/times/day-shape.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { applicantText } from '../applicant.text.ts'
import { useDictionary } from '../signup.queries.ts'

/** Files are optional here; reviewers may want to see them. */
function Proofs() {
  const text = useText(applicantText)
  const { fields } = useText(signupWords)
  return (
    <FilesField
      name="files"
      label={fields.files}
      purpose="proof"
      max={5}
      isOptional
      help={text.entryProofHelp}
    />
  )
}

function ForeignFields() {
  const { fields } = useText(signupWords)
  const levels = useDictionary('language_level')
  const { language, score, number } = ENTRY_SHAPES.foreign.shape

  return (
    <>
      <div className="field-pair">
        <TextField name="language" label={fields.language} shape={language} maxLength={40} />
        <SelectField
          name="languageLevel"
          label={fields.languageLevel}
          options={levels.data ?? []}
          isLoading={levels.isLoading}
          isOptional
        />
        <TextField name="score" label={fields.score} shape={score} maxLength={20} isOptional />
        <DayField name="takenOn" label={fields.takenOn} isOptional {...untilToday()} />
        <TextField name="number" label={fields.number} shape={number} maxLength={60} isOptional />
      </div>
      <Proofs />
    </>
  )
}

function CertificateFields() {
  const text = useText(applicantText)
  const { fields } = useText(signupWords)
  const { title, issuer, number, issuedOn } = ENTRY_SHAPES.certificate.shape

  return (
    <>
      <div className="field-pair">
        <TextField
          name="title"
          label={fields.title}
          shape={title}
          maxLength={100}
          help={text.certificateHelp}
        />
        <TextField name="issuer" label={fields.issuer} shape={issuer} maxLength={100} />
        <TextField name="number" label={fields.number} shape={number} maxLength={60} isOptional />
        <DayField name="issuedOn" label={fields.issuedOn} shape={issuedOn} {...untilToday()} />
        <DayField name="expiresOn" label={fields.expiresOn} isOptional help={text.expiresHelp} />
      </div>
      <Proofs />
    </>
  )
}

function WorkFields() {
  const text = useText(applicantText)
  const { fields } = useText(signupWords)
  const { workUnit, department, post, startedOn } = ENTRY_SHAPES.work.shape

  return (
    <>
      <div className="field-pair">
        <TextField name="workUnit" label={fields.workUnit} shape={workUnit} maxLength={100} />
        <TextField
          name="department"
          label={fields.department}
          shape={department}
          maxLength={100}
          isOptional
        />
        <TextField name="post" label={fields.post} shape={post} maxLength={60} />
        <DayField name="startedOn" label={fields.startedOn} shape={startedOn} {...untilToday()} />
        <DayField
          name="endedOn"
          label={fields.endedOn}
          isOptional
          help={text.workEndHelp}
          {...untilToday()}
        />
      </div>
      <Proofs />
    </>
  )
}

function ScientificFields() {
  const text = useText(applicantText)
  const { fields, entryKinds } = useText(signupWords)
  const { kind, title, role, source, happenedOn } = ENTRY_SHAPES.scientific.shape

  return (
    <>
      <Field name="kind" label={fields.kind} shape={kind}>
        <Radio.Group options={toChoices(kind.options, entryKinds)} />
      </Field>
      <TextField name="title" label={fields.title} shape={title} maxLength={200} />
      <div className="field-pair">
        <TextField
          name="role"
          label={fields.role}
          shape={role}
          maxLength={60}
          isOptional
          help={text.roleHelp}
        />
        <TextField name="source" label={fields.source} shape={source} maxLength={200} isOptional />
        <DayField
          name="happenedOn"
          label={fields.happenedOn}
          shape={happenedOn}
          help={text.scientificDayHelp}
          {...untilToday()}
        />
      </div>
      <Proofs />
    </>
  )
}

function AwardFields() {
  const { fields } = useText(signupWords)
  const levels = useDictionary('award_level')
  const { title, awardLevel, issuer, happenedOn } = ENTRY_SHAPES.award.shape

  return (
    <>
      <div className="field-pair">
        <TextField name="title" label={fields.title} shape={title} maxLength={200} />
        <SelectField
          name="awardLevel"
          label={fields.awardLevel}
          shape={awardLevel}
          options={levels.data ?? []}
          isLoading={levels.isLoading}
        />
        <TextField name="issuer" label={fields.issuer} shape={issuer} maxLength={100} />
        <DayField
          name="happenedOn"
          label={fields.happenedOn}
          shape={happenedOn}
          {...untilToday()}
        />
      </div>
      <Proofs />
    </>
  )
}

function RegularFields() {
  const { fields, outcomes } = useText(signupWords)
  const outcome: string | undefined = Form.useWatch('outcome')
  const { place, major, startedOn, outcome: shape } = ENTRY_SHAPES.regular.shape

  return (
    <>
      <div className="field-pair">
        <TextField name="place" label={fields.place} shape={place} maxLength={100} />
        <TextField name="major" label={fields.major} shape={major} maxLength={100} />
      </div>
      <Field name="outcome" label={fields.outcome} shape={shape}>
        <Radio.Group options={toChoices(shape.options, outcomes)} />
      </Field>
      <div className="field-pair">
        <DayField name="startedOn" label={fields.startedOn} shape={startedOn} {...untilToday()} />
        {outcome !== 'ongoing' && (
          <DayField name="endedOn" label={fields.endedOn} {...untilToday()} />
        )}
      </div>
      {outcome === 'left' && (
        <TextField name="leavingReason" label={fields.leavingReason} maxLength={200} />
      )}
      <Proofs />
    </>
  )
}

/** The fields of each list. */
export const ENTRY_FIELDS: Readonly<Record<EntrySection, ComponentType>> = {
  foreign: ForeignFields,
  certificate: CertificateFields,
  work: WorkFields,
  scientific: ScientificFields,
  award: AwardFields,
  regular: RegularFields,
}
