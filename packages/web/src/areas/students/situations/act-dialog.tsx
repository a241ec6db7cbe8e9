import {
  type Situation,
  situationShape as shape,
} from '@residency/contract/areas/students/situations/situation.contract'
import { situationWords } from '@residency/contract/areas/students/situations/text'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, LongTextField } from '../../../ui/fields/fields.tsx'
import { untilToday } from '../../../ui/times/day-shape.ts'
import { useEndSituation, useRetractSituation } from './situation.queries.ts'
import { situationText } from './situation.text.ts'
import { useSituationLabels } from './use-situation-labels.ts'

/** What the office does to a situation with a reason. */
export type SituationAct = { act: 'end' | 'retract'; situation: Situation }

type ActDialogProps = { isOpen: boolean; situationAct: SituationAct | null; onClose: () => void }
type Values = { endedOn: string; reason: string }

/** Ends a situation with its actual day, or retracts a record. */
export function ActDialog({ isOpen, situationAct, onClose }: ActDialogProps) {
  const text = useText(situationText)
  const { fields } = useText(situationWords)
  const { kindOf } = useSituationLabels()
  const end = useEndSituation()
  const retract = useRetractSituation()

  const submit = async ({ endedOn, reason }: Values) => {
    const { id, version } = situationAct!.situation
    if (situationAct!.act === 'retract') {
      await retract.mutateAsync({ id, version, reason })
      return void toast.success(text.retracted)
    }

    const { plannedEnd } = await end.mutateAsync({ id, version, endedOn, reason })

    toast.success(say(text.ended, { day: plannedEnd ?? '' }))
  }

  const isEnd = situationAct?.act === 'end'
  const named = situationAct
    ? { name: situationAct.situation.name, kind: kindOf(situationAct.situation) }
    : { name: '', kind: '' }

  return (
    <FormDialog<Values>
      title={say(isEnd ? text.endTitle : text.retractTitle, named)}
      isOpen={isOpen}
      initial={isEnd ? { endedOn: todayInShanghai() } : {}}
      onClose={onClose}
      submit={submit}
    >
      {isEnd && (
        <DayField
          name="endedOn"
          label={fields.endedOn}
          shape={shape.endedOn}
          help={text.endHelp}
          {...untilToday()}
        />
      )}
      <LongTextField
        name="reason"
        label={fields.reason}
        shape={shape.reason}
        maxLength={500}
        rows={3}
      />
    </FormDialog>
  )
}
