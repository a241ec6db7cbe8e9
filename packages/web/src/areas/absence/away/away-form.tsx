import { awayForm } from '@residency/contract/areas/absence/away/away.contract'
import { awayWords } from '@residency/contract/areas/absence/away/text'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { Form, Segmented } from 'antd'
import { useEffect } from 'react'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import {
  DayField,
  Field,
  LongTextField,
  SelectField,
  TextField,
} from '../../../ui/fields/fields.tsx'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { isForwards } from '../leave/leave-tones.rules.ts'
import { LeavePreview } from '../leave-applications/leave-preview.tsx'
import { useAwayPreview, usePayers, useSubmitAway, useTripKinds } from './away.queries.ts'
import { awayText } from './away.text.ts'

type Half = 'am' | 'pm'

type Values = {
  tripKind: string
  place: string
  startsOn: string
  startsHalf: Half
  endsOn: string
  endsHalf: Half
  reason: string
  cost: number
  payer?: string | null
  papers: StoredFile[]
}

export type AwayFormProps = { isOpen: boolean; onClose: () => void }
const { shape } = awayForm

/** Applies to be away. */
export default function AwayForm({ isOpen, onClose }: AwayFormProps) {
  const { form: text } = useText(awayText)
  const submit = useSubmitAway()
  const today = todayInShanghai()

  return (
    <FormDialog<Values>
      title={text.title}
      isOpen={isOpen}
      onClose={onClose}
      initial={{
        startsOn: today,
        startsHalf: 'am',
        endsOn: today,
        endsHalf: 'pm',
        cost: 0,
        papers: [],
      }}
      okText={text.submit}
      width={640}
      submit={async ({ papers, payer, ...values }) => {
        const files = papers.map(({ filePath }) => filePath)

        await submit.mutateAsync({
          ...values,
          payer: values.cost > 0 ? (payer ?? null) : null,
          papers: files,
        })

        toast.success(text.sent)
      }}
    >
      <Fields />
    </FormDialog>
  )
}

function Fields() {
  const { form: text } = useText(awayText)
  const { fields: common, halves } = useText(leaveWords)
  const { fields } = useText(awayWords)
  const form = Form.useFormInstance<Values>()
  const values = Form.useWatch([], form) as Partial<Values> | undefined
  const { startsOn, startsHalf, endsOn, endsHalf, cost } = values ?? {}
  const span =
    startsOn && startsHalf && endsOn && endsHalf ? { startsOn, startsHalf, endsOn, endsHalf } : null
  const isAsked = span !== null && isForwards(span)
  const { data: plan } = useAwayPreview(isAsked ? span : null)
  const [kinds, payers] = [useTripKinds(), usePayers()]

  // an end before the new beginning
  useEffect(() => {
    if (startsOn && endsOn && endsOn < startsOn) form.setFieldsValue({ endsOn: startsOn })
  }, [startsOn, endsOn, form])

  const halfOptions = toChoices(['am', 'pm'], halves)

  return (
    <>
      <SelectField
        name="tripKind"
        label={fields.tripKind}
        options={kinds.data ?? []}
        isLoading={kinds.isPending}
        shape={shape.tripKind}
      />
      <TextField name="place" label={fields.place} shape={shape.place} maxLength={200} />
      <div className="leave-days">
        <DayField name="startsOn" label={common.startsOn} shape={shape.startsOn} />
        <Field name="startsHalf" label={common.startsHalf}>
          <Segmented options={halfOptions} aria-label={common.startsHalf} />
        </Field>
        <DayField name="endsOn" label={common.endsOn} shape={shape.endsOn} />
        <Field name="endsHalf" label={common.endsHalf}>
          <Segmented options={halfOptions} aria-label={common.endsHalf} />
        </Field>
      </div>
      <LeavePreview plan={isAsked ? plan : undefined} title={text.preview} hint={text.choose}>
        {plan && <p className="figures">{say(text.due, { day: plan.reportDueOn })}</p>}
      </LeavePreview>
      <LongTextField
        name="reason"
        label={common.reason}
        help={text.reasonHelp}
        shape={shape.reason}
        maxLength={500}
        rows={2}
      />
      <Field name="cost" label={fields.cost} shape={shape.cost} help={text.costHelp}>
        <NumberInput
          min={0}
          max={9_999_999}
          precision={2}
          inputMode="decimal"
          style={{ width: '100%' }}
        />
      </Field>
      {(cost ?? 0) > 0 && (
        <SelectField
          name="payer"
          label={fields.payer}
          options={payers.data ?? []}
          isLoading={payers.isPending}
          shape={shape.tripKind}
        />
      )}
      <FilesField
        name="papers"
        label={common.papers}
        purpose="proof"
        max={10}
        isOptional
        help={text.papersHelp}
      />
    </>
  )
}
