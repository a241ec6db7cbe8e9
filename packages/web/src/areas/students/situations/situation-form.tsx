import {
  ASKED_KINDS,
  MEASURES,
  RECORDED_KINDS,
  type SituationKind,
  situationShape as shape,
} from '@residency/contract/areas/students/situations/situation.contract'
import { situationWords } from '@residency/contract/areas/students/situations/text'
import { Form, Skeleton } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { DayField, LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { EffectPanel } from './effect-panel.tsx'
import {
  useAskForSituation,
  useRecordSituation,
  useSituationEffect,
  useSituationMajors,
} from './situation.queries.ts'
import { situationText } from './situation.text.ts'
import { effectInputOf, isNotice } from './situation-tones.rules.ts'
import { TraineeField } from './trainee-field.tsx'

type Values = {
  kind: SituationKind
  traineeId: number
  startsOn: string
  endsOn: string | null
  months: number
  toMajorId: number
  measure: (typeof MEASURES)[number]
  reason: string
  files: StoredFile[]
}

/**
 * `isRecord`: base or office record it about a trainee; else the trainee asks for it or notifies
 * it.
 */
export type SituationFormProps = { isOpen: boolean; isRecord: boolean; onClose: () => void }

/** What the form of a kind sends. */
function bodyOf({ kind, startsOn, endsOn, months, toMajorId, measure, reason, files }: Values) {
  const papers = { reason, files: files.map(({ filePath }) => filePath) }
  if (kind === 'extension') return { kind, months, ...papers }
  if (kind === 'transfer') return { kind, startsOn, toMajorId, ...papers }
  if (kind === 'discipline') return { kind, startsOn, endsOn: endsOn ?? '', measure, ...papers }
  if (kind === 'suspension') return { kind, startsOn, endsOn: endsOn ?? '', ...papers }

  return { kind, startsOn, endsOn: endsOn ?? '', ...papers }
}

/** Asks for, notifies or records a special situation; what follows is shown before it is sent. */
export default function SituationForm({ isOpen, isRecord, onClose }: SituationFormProps) {
  const text = useText(situationText)
  const ask = useAskForSituation()
  const record = useRecordSituation()

  const submit = async (values: Values) => {
    const body = bodyOf(values)
    if (isRecord)
      await record.mutateAsync({ ...body, traineeId: values.traineeId } as Parameters<
        typeof record.mutateAsync
      >[0])
    else await ask.mutateAsync(body as Parameters<typeof ask.mutateAsync>[0])

    const chooseMessage = () => {
      if (isRecord) return text.recorded

      return isNotice(values.kind) ? text.own.notified : text.own.sent
    }

    toast.success(chooseMessage())
  }

  return (
    <FormDialog<Values>
      title={isRecord ? text.recordTitle : text.own.title}
      initial={{ files: [] }}
      okText={text.own.submit}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <Fields isRecord={isRecord} />
    </FormDialog>
  )
}

function Fields({ isRecord }: { isRecord: boolean }) {
  const text = useText(situationText)
  const { fields, situationKinds, measures } = useText(situationWords)
  const form = Form.useFormInstance<Values>()
  const kind = Form.useWatch('kind', form)
  const majors = useSituationMajors(kind === 'transfer').data ?? []
  const kinds = toChoices(isRecord ? RECORDED_KINDS : ASKED_KINDS, situationKinds)

  return (
    <>
      {isRecord && (
        <TraineeField name="traineeId" label={fields.traineeId} shape={shape.traineeId} />
      )}
      <SelectField name="kind" label={fields.kind} shape={shape.kind} options={kinds} />
      {kind && isNotice(kind) && <p className="soft">{text.own.noticeHelp}</p>}
      {kind === 'extension' && (
        <WholeNumberField name="months" label={fields.months} shape={shape.months} max={36} />
      )}
      {kind === 'discipline' && (
        <SelectField
          name="measure"
          label={fields.measure}
          shape={shape.measure}
          options={toChoices(MEASURES, measures)}
        />
      )}
      {kind && kind !== 'extension' && (
        <DayField name="startsOn" label={fields.startsOn} shape={shape.startsOn} />
      )}
      {kind === 'suspension' && (
        <DayField name="endsOn" label={fields.endsOn} shape={shape.endsOn} />
      )}
      {kind && (isNotice(kind) || kind === 'discipline') && (
        <DayField name="endsOn" label={fields.endsOn} isOptional />
      )}
      {kind === 'transfer' && (
        <SelectField
          name="toMajorId"
          label={fields.toMajorId}
          shape={shape.toMajorId}
          options={majors.map(({ value, label, base }) => ({
            value: value as number,
            label: `${base} · ${label}`,
          }))}
        />
      )}
      <Effect isRecord={isRecord} />
      {kind && (
        <>
          <LongTextField
            name="reason"
            label={fields.reason}
            shape={shape.reason}
            maxLength={1000}
            rows={3}
          />
          <FilesField
            name="files"
            label={fields.files}
            purpose="proof"
            max={9}
            help={text.own.filesHelp}
            isOptional
          />
        </>
      )}
    </>
  )
}

/** What follows from what the form says so far. */
function Effect({ isRecord }: { isRecord: boolean }) {
  const { own: text } = useText(situationText)
  const form = Form.useFormInstance<Values>()
  const input = effectInputOf(Form.useWatch([], form) ?? {}, isRecord)
  const { data } = useSituationEffect(input as Parameters<typeof useSituationEffect>[0])
  if (!input) return null

  return data ? (
    <EffectPanel effect={data} />
  ) : (
    <Skeleton active paragraph={{ rows: 2 }} title={false} aria-label={text.computing} />
  )
}
