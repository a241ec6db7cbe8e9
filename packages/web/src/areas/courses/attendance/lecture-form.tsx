import {
  LECTURE_KINDS,
  type LectureDetail,
  lectureForm,
  type LectureForm as Values,
} from '@residency/contract/areas/courses/attendance/lecture.contract'
import { attendanceWords } from '@residency/contract/areas/courses/attendance/text'
import { Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { FormRail } from '../../../screens/form-rail/form-rail.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { SwitchField, WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { MomentField } from '../../../ui/times/time-fields.tsx'
import { PersonField } from '../../organisation/person-field.public.tsx'
import { useInvitees, useLecture, useLectureChoices, useSaveLecture } from './attendance.queries.ts'
import { attendanceText } from './attendance.text.ts'

const { shape } = lectureForm
type FieldValues = Omit<Values, 'isOpen'> & { isOpen: 0 | 1 }

/** `id`: the lecture that is changed or copied; null: a new one. */
export type LectureFormProps = {
  isOpen: boolean
  id: number | null
  isCopy: boolean
  onClose: () => void
}

const valuesOf = (
  { name, people, isOpen, ...lecture }: LectureDetail,
  isCopy: boolean,
): Partial<FieldValues> => ({
  ...lecture,
  title: name,
  isOpen: isOpen ? 1 : 0,
  userIds: people.map(({ value }) => value),
  ...(isCopy ? { startsAt: undefined, endsAt: undefined } : {}),
})

/** Plans a lecture, or changes one before sign-in opens. */
export default function LectureForm({ isOpen, id, isCopy, onClose }: LectureFormProps) {
  const text = useText(attendanceText)
  const choices = useLectureChoices().data
  const opened = isOpen ? id : null
  const known = useFirstRead(opened, useLecture(opened).data)
  const save = useSaveLecture()

  const fresh = {
    kind: 'lecture',
    opensBefore: 15,
    lateAfter: 10,
    isOpen: 1,
    cohortIds: [],
    departmentIds: [],
    userIds: [],
  } as Partial<FieldValues>

  const submit = async ({
    isOpen: takesGuests,
    userIds,
    baseId,
    departmentId,
    ...values
  }: FieldValues) => {
    const input = {
      ...values,
      isOpen: takesGuests === 1,
      userIds: userIds ?? [],
      baseId: baseId ?? null,
      departmentId: departmentId ?? null,
      speakerId: values.speakerId ?? null,
    }

    const { expected } = await save.mutateAsync({
      ...input,
      id: isCopy ? null : id,
      version: known?.version ?? 0,
    })

    toast.success(say(id === null || isCopy ? text.planned : text.saved, { count: expected }))
  }

  const initial = id === null ? fresh : known && valuesOf(known, isCopy)

  return (
    <FormDialog<FieldValues>
      title={id === null || isCopy ? text.add : text.editTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={choices ? initial : undefined}
      width={896}
    >
      <FormRail />
      <About />
      <SignIn known={known} />
      <Hosts />
      <Expected known={known} />
    </FormDialog>
  )
}

function About() {
  const text = useText(attendanceText)
  const { fields, lectureKinds } = useText(attendanceWords)
  const kinds = toChoices(LECTURE_KINDS, lectureKinds)

  return (
    <>
      <h2>{text.sections.about}</h2>
      <TextField name="title" label={fields.title} shape={shape.title} maxLength={120} />
      <div className="form-columns">
        <SelectField name="kind" label={fields.kind} options={kinds} />
        <TextField name="place" label={fields.place} shape={shape.place} maxLength={120} />
        <MomentField name="startsAt" label={fields.startsAt} edge="start" shape={shape.startsAt} />
        <MomentField name="endsAt" label={fields.endsAt} edge="start" shape={shape.endsAt} />
      </div>
    </>
  )
}

function SignIn({ known }: { known: LectureDetail | undefined }) {
  const text = useText(attendanceText)
  const { fields } = useText(attendanceWords)

  return (
    <>
      <h2>{text.sections.signIn}</h2>
      <div className="form-columns">
        <WholeNumberField
          name="opensBefore"
          label={fields.opensBefore}
          shape={shape.opensBefore}
          max={240}
        />
        <WholeNumberField
          name="lateAfter"
          label={fields.lateAfter}
          shape={shape.lateAfter}
          max={240}
        />
        <PersonField
          name="speakerId"
          label={fields.speakerId}
          known={known?.speakers ?? []}
          useFound={useInvitees}
          help={text.speakerHelp}
        />
        <SpeakerFromOutside />
      </div>
    </>
  )
}

/** A speaker without an account is named by hand; a speaker with an account needs no name. */
function SpeakerFromOutside() {
  const { fields } = useText(attendanceWords)
  const speakerId = Form.useWatch<number | null>('speakerId')
  if (speakerId) return null

  return (
    <TextField
      name="speaker"
      label={fields.speaker}
      shape={shape.speaker}
      maxLength={60}
      isOptional
    />
  )
}

function Hosts() {
  const text = useText(attendanceText)
  const { fields } = useText(attendanceWords)
  const { bases = [], hosts = [] } = useLectureChoices().data ?? {}
  if (bases.length + hosts.length === 0) return null

  return (
    <div className="form-columns">
      {bases.length > 0 && (
        <SelectField
          name="baseId"
          label={fields.baseId}
          options={bases}
          help={text.hostHelp}
          isOptional
        />
      )}
      {hosts.length > 0 && (
        <SelectField name="departmentId" label={fields.departmentId} options={hosts} isOptional />
      )}
    </div>
  )
}

function Expected({ known }: { known: LectureDetail | undefined }) {
  const text = useText(attendanceText)
  const { fields } = useText(attendanceWords)
  const { cohorts = [], departments = [] } = useLectureChoices().data ?? {}

  return (
    <>
      <h2>{text.sections.expected}</h2>
      <SelectField
        name="cohortIds"
        label={fields.cohortIds}
        options={cohorts}
        isMultiple
        isOptional
      />
      <SelectField
        name="departmentIds"
        label={fields.departmentIds}
        options={departments}
        help={text.expectHelp}
        isMultiple
        isOptional
      />
      <PersonField
        name="userIds"
        label={fields.userIds}
        known={known?.people ?? []}
        useFound={useInvitees}
        isMultiple
      />
      <SwitchField name="isOpen" label={fields.isOpen} on={text.guestsYes} off={text.guestsNo} />
    </>
  )
}
