import type { RosterRow } from '@residency/contract/areas/duty/rosters/roster.contract'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import { useCloseRoster, useDeleteRoster, usePublishRoster } from './roster.queries.ts'
import { rosterText } from './roster.text.ts'

type ActedRoster = Pick<RosterRow, 'id' | 'version' | 'month' | 'actions'>

/** The steps of a roster: publish, close, delete. `onGone`: the page of a deleted draft is left. */
export function useRosterActions(onGone?: () => void) {
  const text = useText(rosterText)
  const publish = usePublishRoster()
  const close = useCloseRoster()
  const remove = useDeleteRoster()

  const askToPublish = async ({ id, version, month }: ActedRoster) => {
    const title = say(text.publishQuestion, { month })
    const isSure = await ask({ title, content: text.publishNote, okText: text.publish })
    if (isSure)
      publish.mutate({ id, version }, { onSuccess: () => void toast.success(text.published) })
  }

  const askToClose = async ({ id, version, month }: ActedRoster) => {
    const content = say(text.closeQuestion, { month })
    const isSure = await ask({ content, okText: text.close })
    if (isSure) close.mutate({ id, version }, { onSuccess: () => void toast.success(text.closed) })
  }

  const askToRemove = async ({ id, version, month }: ActedRoster) => {
    const isRemoved = await askToDelete(text, { month }, () => remove.mutateAsync({ id, version }))
    if (isRemoved) onGone?.()
  }

  return (roster: ActedRoster) =>
    allowedActions(roster, {
      publish: { label: text.publish, onClick: (row) => void askToPublish(row) },
      close: { label: text.close, onClick: (row) => void askToClose(row) },
      delete: { label: text.remove, danger: true, onClick: (row) => void askToRemove(row) },
    })
}
