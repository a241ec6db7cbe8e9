import {
  type ArrivalAction,
  arrangeForm,
} from '@residency/contract/areas/admission/arrival/arrival.contract'
import { arrivalWords } from '@residency/contract/areas/admission/arrival/text'
import { type BulkAnswer, calendarDay, requiredText } from '@residency/contract/kernel'
import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, LongTextField, TextField } from '../../../ui/fields/fields.tsx'
import { SwitchField } from '../../../ui/fields/small-fields.tsx'
import { momentOf } from '../../../ui/times/moment.rules.ts'
import { MomentField } from '../../../ui/times/time-fields.tsx'
import { useArrange, useNoShow, useRecord, useSign } from './arrival.queries.ts'
import { daysOfArrival, daysToArrive } from './arrival.rules.ts'
import { arrivalText } from './arrival.text.ts'
import { SignDialog } from './sign-dialog.tsx'

/** `who`: the name of one person, or the number of people. */
export type Step = { action: ArrivalAction; ids: number[]; who: string }

type Props = {
  isOpen: boolean
  step: Step | null
  onClose: () => void
  onDone: (action: ArrivalAction, answer: BulkAnswer) => void
}

type Arrangement = { arriveAt: string; place: string; note: string | null; medical: 0 | 1 }
// The default arrival time is half past eight.
const MORNING = { arriveAt: momentOf(undefined, '08:30', 'start')!, medical: 0 } as const

/** The dialog of a step, for one or many. */
export function ArrivalDialogs({ isOpen, step, onClose, onDone }: Props) {
  const text = useText(arrivalText)
  const { fields } = useText(arrivalWords)
  const today = todayInShanghai()
  const [arrange, record, noShow, sign] = [useArrange(), useRecord(), useNoShow(), useSign()]
  const ids = step?.ids ?? []
  const who = step?.who ?? ''
  const of = (action: ArrivalAction) => ({ isOpen: isOpen && step?.action === action, onClose })

  return (
    <>
      <FormDialog<Arrangement>
        {...of('arrangeArrival')}
        title={say(text.arrangeTitle, { who })}
        initial={MORNING}
        submit={async ({ medical, ...form }) =>
          onDone(
            'arrangeArrival',
            await arrange.mutateAsync({ ids, ...form, hasPassedMedical: medical === 1 }),
          )
        }
      >
        <MomentField
          name="arriveAt"
          label={fields.arriveAt}
          edge="start"
          shape={arrangeForm.shape.arriveAt}
          {...daysToArrive(today)}
        />
        <TextField
          name="place"
          label={fields.place}
          shape={arrangeForm.shape.place}
          maxLength={120}
        />
        <LongTextField
          name="note"
          label={fields.note}
          shape={arrangeForm.shape.note}
          isOptional
          rows={2}
        />
        <SwitchField
          name="medical"
          label={fields.hasPassedMedical}
          on={text.medicalYes}
          off={text.medicalNo}
          help={text.medicalHelp}
        />
      </FormDialog>
      <FormDialog<{ arrivedOn: string }>
        {...of('arrive')}
        title={say(text.arriveTitle, { who })}
        initial={{ arrivedOn: today }}
        submit={async (values) => onDone('arrive', await record.mutateAsync({ ids, ...values }))}
      >
        <DayField
          name="arrivedOn"
          label={fields.arrivedOn}
          shape={calendarDay}
          {...daysOfArrival(today)}
        />
      </FormDialog>
      <FormDialog<{ reason: string }>
        {...of('reportNoShow')}
        title={say(text.noShowTitle, { who })}
        initial={{}}
        submit={async (values) =>
          onDone('reportNoShow', await noShow.mutateAsync({ ids, ...values }))
        }
      >
        <LongTextField
          name="reason"
          label={fields.reason}
          shape={requiredText(500)}
          help={text.noShowHelp}
          rows={3}
        />
      </FormDialog>
      <SignDialog
        {...of('sign')}
        title={say(text.signTitle, { who })}
        ids={ids}
        submit={async (values) => onDone('sign', await sign.mutateAsync({ ids, ...values }))}
      />
    </>
  )
}
