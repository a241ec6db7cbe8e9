import {
  type LeaveTypeChoice,
  leaveForm,
  type OwnLeave,
} from '@residency/contract/areas/absence/leave/leave.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { Form, Segmented } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { DayField, Field, LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import {
  saveDraft,
  useDeleteDraft,
  useLeavePreview,
  useSubmitLeave,
} from '../leave/leave.queries.ts'
import { leaveText } from '../leave/leave.text.ts'
import { isForwards } from '../leave/leave-tones.rules.ts'
import { StandInField } from '../stand-ins/stand-in-field.tsx'
import { asQuery, type ExtraDays } from './event.rules.ts'
import { EventFields } from './event-fields.tsx'
import { LeavePreview } from './leave-preview.tsx'

type Half = 'am' | 'pm'

type Values = {
  leaveTypeId: number
  startsOn: string
  startsHalf: Half
  endsOn: string
  endsHalf: Half
  reason: string
  urgentReason?: string | null
  papers: StoredFile[]
  eventOn?: string | null
  eventName?: string | null
  childNumber?: number | null
  extras?: ExtraDays[]
  standInId?: number | null
}

export type LeaveFormProps = { isOpen: boolean; own: OwnLeave; onClose: () => void }
const { shape } = leaveForm
const PAUSE_MS = 800

/** Applies for leave. What is typed is stored as a draft; giving it up deletes the draft. */
export default function LeaveForm({ isOpen, own, onClose }: LeaveFormProps) {
  const { form: text } = useText(leaveText)
  const { leaveSteps } = useText(leaveWords)
  const submit = useSubmitLeave()
  const giveUp = useDeleteDraft()
  const typed = useRef(false)
  const firstStep = useRef<keyof typeof leaveSteps>('supervisor')
  const today = todayInShanghai()

  const initial = own.draft ?? {
    startsOn: today,
    startsHalf: 'am',
    endsOn: today,
    endsHalf: 'pm',
    papers: [],
  }

  const close = () => {
    if (typed.current) giveUp.mutate(undefined)
    typed.current = false
    submit.reset()
    onClose()
  }

  return (
    <FormDialog<Values>
      title={text.title}
      isOpen={isOpen}
      onClose={close}
      initial={initial as Partial<Values>}
      okText={text.submit}
      width={640}
      submit={async ({ papers, urgentReason, ...values }) => {
        const { leaveTypeId, startsOn, startsHalf, endsOn, endsHalf, reason } = values

        const {
          eventOn = null,
          eventName = null,
          childNumber = null,
          extras = [],
          standInId = null,
        } = values

        const files = papers.map(({ filePath }) => filePath)

        typed.current = false

        await submit.mutateAsync({
          leaveTypeId,
          startsOn,
          startsHalf,
          endsOn,
          endsHalf,
          reason,
          papers: files,
          urgentReason: urgentReason ?? null,
          eventOn,
          eventName,
          childNumber,
          extras,
          standInId,
        })

        toast.success(say(text.sent, { step: leaveSteps[firstStep.current] }))
      }}
    >
      <Fields
        types={own.types}
        isEditing={isOpen && !submit.isPending && !submit.isSuccess}
        onTyped={() => {
          typed.current = true
        }}
        onStep={(step) => {
          firstStep.current = step
        }}
      />
    </FormDialog>
  )
}

type FieldsProps = {
  types: readonly LeaveTypeChoice[]

  /** false while the application is sent: a draft saved then would outlive it. */
  isEditing: boolean
  onTyped: () => void
  onStep: (step: 'supervisor' | 'department' | 'base' | 'office') => void
}

function Fields({ types, isEditing, onTyped, onStep }: FieldsProps) {
  const { form: text } = useText(leaveText)
  const { fields, halves } = useText(leaveWords)
  const form = Form.useFormInstance<Values>()
  const values = Form.useWatch([], form) as Partial<Values> | undefined
  const type = types.find(({ value }) => value === values?.leaveTypeId)
  const allowsHalf = type?.allowsHalf === true

  const span = values && {
    startsOn: values.startsOn!,
    startsHalf: allowsHalf ? values.startsHalf! : ('am' as const),
    endsOn: values.endsOn!,
    endsHalf: allowsHalf ? values.endsHalf! : ('pm' as const),
  }

  const isAsked = type !== undefined && span !== undefined && isForwards(span)
  const event = type?.eventKind ? eventOf(values) : {}
  const { data: plan } = useLeavePreview(
    isAsked ? { leaveTypeId: type.value, ...span, ...event } : null,
  )
  const step = plan?.steps[0]?.step

  useEffect(() => {
    if (step) onStep(step)
  }, [step, onStep])

  const saved = useDraft(isAsked && isEditing ? { ...values, ...span } : undefined, onTyped)

  // a type of whole days, and an end before the new beginning
  useEffect(() => {
    if (type && !allowsHalf) form.setFieldsValue({ startsHalf: 'am', endsHalf: 'pm' })
  }, [type, allowsHalf, form])

  const { startsOn, endsOn } = values ?? {}

  useEffect(() => {
    if (startsOn && endsOn && endsOn < startsOn) form.setFieldsValue({ endsOn: startsOn })
  }, [startsOn, endsOn, form])

  // another type is about another event
  const shownType = useRef(type?.value)

  useEffect(() => {
    if (shownType.current !== undefined && shownType.current !== type?.value)
      form.setFieldsValue({
        eventOn: undefined,
        eventName: undefined,
        childNumber: undefined,
        extras: [],
      })

    shownType.current = type?.value
  }, [type, form])

  const halfOptions = toChoices(['am', 'pm'], halves)

  const options = types.map(({ value, label, left }) => ({
    value,
    label: left === null ? label : say(text.typeLeft, { label, left }),
  }))

  return (
    <>
      <SelectField
        name="leaveTypeId"
        label={fields.leaveTypeId}
        options={options}
        shape={shape.leaveTypeId}
      />
      <div className="leave-days">
        <DayField name="startsOn" label={fields.startsOn} shape={shape.startsOn} />
        <Field name="startsHalf" label={fields.startsHalf}>
          <Segmented options={halfOptions} disabled={!allowsHalf} aria-label={fields.startsHalf} />
        </Field>
        <DayField name="endsOn" label={fields.endsOn} shape={shape.endsOn} />
        <Field name="endsHalf" label={fields.endsHalf}>
          <Segmented options={halfOptions} disabled={!allowsHalf} aria-label={fields.endsHalf} />
        </Field>
      </div>
      {type?.eventKind && <EventFields kind={type.eventKind} event={plan?.event} />}
      <LeavePreview plan={isAsked ? plan : undefined} />
      {plan?.notice.isShort && (
        <LongTextField
          name="urgentReason"
          label={fields.urgentReason}
          help={text.urgentHelp}
          shape={shape.urgentReason}
          rows={2}
        />
      )}
      <LongTextField
        name="reason"
        label={fields.reason}
        help={text.reasonHelp}
        shape={shape.reason}
        maxLength={500}
        rows={2}
      />
      <StandInField days={isAsked ? { startsOn: span.startsOn, endsOn: span.endsOn } : null} />
      <FilesField
        name="papers"
        label={fields.papers}
        purpose="proof"
        max={10}
        isOptional={!plan?.papers}
        help={plan?.papers ? say(text.papersNeeded, { papers: plan.papers }) : text.papersFree}
      />
      {saved && (
        <small className="soft" role="status">
          {say(text.saved, { time: saved })}
        </small>
      )}
    </>
  )
}

/** The event as it is typed so far, for the preview. */
const eventOf = ({ eventOn, eventName, childNumber, extras }: Partial<Values> = {}) => ({
  ...(eventOn ? { eventOn } : {}),
  ...(eventName ? { eventName } : {}),
  ...(childNumber ? { childNumber } : {}),
  ...(extras?.length ? { extras: asQuery(extras)! } : {}),
})

/** Stores what is typed, a moment after the last change; returns when it was stored. */
function useDraft(values: Partial<Values> | undefined, onTyped: () => void): string | null {
  const form = Form.useFormInstance<Values>()
  const [saved, setSaved] = useState<string | null>(null)
  const draft =
    values &&
    JSON.stringify({ ...values, papers: (values.papers ?? []).map(({ filePath }) => filePath) })

  useEffect(() => {
    if (!draft || !form.isFieldsTouched()) return

    onTyped()

    const timer = setTimeout(() => {
      const { urgentReason: _, reason, ...rest } = JSON.parse(draft)
      void saveDraft({ ...rest, reason: reason || null }).then(
        ({ savedTime }) => setSaved(savedTime.slice(11)),
        () => setSaved(null),
      )
    }, PAUSE_MS)

    return () => clearTimeout(timer)
  }, [draft, form, onTyped])

  return saved
}
