import type { Inform } from '@residency/contract/areas/messages/informs/inform.contract'
import { informWords } from '@residency/contract/areas/messages/informs/text'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToWithdraw } from '../../../screens/ask-to-delete.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import { useActOnInform, useDeleteInform, useRemind } from './inform.queries.ts'
import { informText } from './inform.text.ts'
import type { InformFormProps } from './inform-form.tsx'
import type { ScheduleFormProps } from './schedule-form.tsx'

const InformForm = lazyDialog<InformFormProps>(() =>
  import('./inform-form.tsx').then((part) => part.default),
)

const ScheduleForm = lazyDialog<ScheduleFormProps>(() =>
  import('./schedule-form.tsx').then((part) => part.default),
)

/**
 * What may be done with an inform, with its dialogs; list and record share it. `onGone`: after a
 * draft was deleted.
 */
export function useInformActions({
  onMade,
  onGone,
}: {
  onMade: (id: number) => void
  onGone: () => void
}) {
  const { manage: text } = useText(informText)
  const { actions } = useText(informWords).flows.inform
  const informForm = useRowDialog<number>()
  const scheduleForm = useRowDialog<Inform>()
  const [act, remove, remind] = [useActOnInform(), useDeleteInform(), useRemind()]

  const send = async ({ id, version, title: name }: Inform) => {
    if (
      await ask({
        title: say(text.sendQuestion, { name }),
        content: text.sendNote,
        okText: actions.send,
      })
    )
      act.mutate(
        { id, version, action: 'send' },
        { onSuccess: ({ people }) => void toast.success(say(text.sent, { count: people })) },
      )
  }

  const withdraw = ({ id, version, title: name }: Inform) =>
    askToWithdraw({ ...text, withdraw: actions.withdraw }, { name }, () =>
      act.mutateAsync({ id, version, action: 'withdraw' }),
    )

  const giveUp = async ({ id, version, title: name }: Inform) => {
    if (
      !(await ask({
        title: say(text.removeQuestion, { name }),
        content: '',
        okText: text.remove,
        danger: true,
      }))
    )
      return
    remove.mutate({ id, version }, { onSuccess: () => [onGone(), toast.success(text.removed)] })
  }

  const unschedule = ({ id, version }: Inform) =>
    act.mutate(
      { id, version, action: 'unschedule' },
      { onSuccess: () => void toast.success(text.unscheduled) },
    )

  const acts = {
    remind: {
      label: text.remind,
      onClick: ({ id }: Inform) =>
        remind.mutate(id, {
          onSuccess: ({ reminded }) => void toast.success(say(text.reminded, { count: reminded })),
        }),
    },
    send: { label: actions.send, primary: true, onClick: (inform: Inform) => void send(inform) },
    schedule: { label: actions.schedule, onClick: (inform: Inform) => scheduleForm.open(inform) },
    edit: { label: text.edit, onClick: (inform: Inform) => informForm.open(inform.id) },
    unschedule: { label: actions.unschedule, onClick: unschedule },
    withdraw: {
      label: actions.withdraw,
      danger: true,
      onClick: (inform: Inform) => void withdraw(inform),
    },
    delete: { label: text.remove, danger: true, onClick: (inform: Inform) => void giveUp(inform) },
  }

  const actionsOf = (inform: Inform) => allowedActions(inform, acts)

  const dialogs = (
    <>
      <InformForm
        isOpen={informForm.isOpen}
        id={informForm.opened}
        onMade={onMade}
        onClose={informForm.close}
      />
      <ScheduleForm
        isOpen={scheduleForm.isOpen}
        inform={scheduleForm.opened}
        onClose={scheduleForm.close}
      />
    </>
  )

  return { actionsOf, dialogs, add: informForm.add }
}
