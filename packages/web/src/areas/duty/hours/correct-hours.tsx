import {
  type CorrectionForm,
  correctionForm,
  type ShiftHours,
} from '@residency/contract/areas/duty/hours/hours.contract'
import { hoursWords } from '@residency/contract/areas/duty/hours/text'
import { Form } from 'antd'
import { minuteOf } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields/fields.tsx'
import { SwitchField } from '../../../ui/fields/small-fields.tsx'
import { MomentField } from '../../../ui/times/time-fields.tsx'
import { useCorrectHours } from './hours.queries.ts'
import { hoursText } from './hours.text.ts'

const { shape } = correctionForm

type Values = CorrectionForm & { wasThere: 0 | 1 }

type CorrectHoursProps = { isOpen: boolean; shift: ShiftHours | null; onClose: () => void }

/** Corrects the hours of an own shift: from when until when, or that it was not worked. */
export function CorrectHours({ isOpen, shift, onClose }: CorrectHoursProps) {
  const { own: text } = useText(hoursText)
  const { fields } = useText(hoursWords)
  const correct = useCorrectHours()

  const submit = async ({ wasThere, startsAt, endsAt, reason }: Values) => {
    if (!shift) return

    const times = wasThere === 1 ? { startsAt, endsAt } : { startsAt: null, endsAt: null }
    const { shiftId, version } = shift

    await correct.mutateAsync({ shiftId, version, ...times, reason })
    toast.success(text.corrected)
  }

  const initial = shift && {
    wasThere: shift.source === 'missed' ? (0 as const) : (1 as const),
    reason: shift.reason ?? '',
    startsAt: shift.workedFrom ?? shift.startsAt,
    endsAt: shift.workedUntil ?? shift.endsAt,
  }

  return (
    <FormDialog<Values>
      title={say(text.correctTitle, { day: shift?.day ?? '', kind: shift?.kind ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={initial ?? undefined}
      okText={text.correct}
      width={520}
    >
      <p className="soft figures">
        {shift &&
          say(text.correctHelp, {
            from: minuteOf(shift.startsAt),
            until: minuteOf(shift.endsAt),
          })}
      </p>
      <SwitchField
        name="wasThere"
        label={text.whatHappened}
        on={text.missedNo}
        off={text.missedYes}
      />
      <WorkedTimes />
      <TextField name="reason" label={fields.reason} shape={shape.reason} maxLength={200} />
    </FormDialog>
  )
}

/** A shift that was not worked has no times. */
function WorkedTimes() {
  const { fields } = useText(hoursWords)
  const wasThere = Form.useWatch<0 | 1>('wasThere')
  if (wasThere === 0) return null

  return (
    <div className="form-columns">
      <MomentField name="startsAt" label={fields.startsAt} edge="start" needsTime />
      <MomentField name="endsAt" label={fields.endsAt} edge="start" needsTime />
    </div>
  )
}
