import type { Departure } from '@residency/contract/areas/students/departure/departure.contract'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { useWithdrawDeparture } from './departure.queries.ts'
import { departureText } from './departure.text.ts'

/** Taking back a departure that the reader recorded. */
export function useRetractDeparture(): (departure: Departure) => RowAction[] {
  const { record: text } = useText(departureText)
  const withdraw = useWithdrawDeparture()

  const retract = async ({ id, name }: Departure) => {
    const question = {
      title: say(text.retractQuestion, { name }),
      content: text.retractNote,
      okText: text.retract,
      danger: true,
    }
    if (await ask(question))
      withdraw.mutate(id, { onSuccess: () => void toast.success(text.retracted) })
  }

  return (departure) =>
    departure.mayWithdraw
      ? [
          {
            key: 'retract',
            label: text.retract,
            danger: true,
            onClick: () => void retract(departure),
          },
        ]
      : []
}
