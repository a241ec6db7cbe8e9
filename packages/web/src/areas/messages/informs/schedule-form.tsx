import type { Inform } from '@residency/contract/areas/messages/informs/inform.contract'
import { informWords } from '@residency/contract/areas/messages/informs/text'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { MomentField } from '../../../ui/times/time-fields.tsx'
import { useActOnInform } from './inform.queries.ts'
import { informText } from './inform.text.ts'

type Values = { sendAt: string }
export type ScheduleFormProps = { isOpen: boolean; inform: Inform | null; onClose: () => void }

/** When an inform is to be sent. */
export default function ScheduleForm({ isOpen, inform, onClose }: ScheduleFormProps) {
  const { manage: text } = useText(informText)
  const { fields, flows } = useText(informWords)
  const act = useActOnInform({ quiet: true })

  const submit = async ({ sendAt }: Values) => {
    await act.mutateAsync({ id: inform!.id, version: inform!.version, action: 'schedule', sendAt })
    toast.success(text.scheduled)
  }

  return (
    <FormDialog<Values>
      title={text.scheduleTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{}}
      okText={flows.inform.actions.schedule}
    >
      <MomentField
        name="sendAt"
        label={fields.sendAt}
        edge="start"
        min={todayInShanghai()}
        help={text.scheduleHelp}
      />
    </FormDialog>
  )
}
