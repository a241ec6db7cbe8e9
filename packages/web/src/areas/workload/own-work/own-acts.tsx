import { type Entry, MAX_ENTRIES } from '@residency/contract/areas/workload/entries/entry.contract'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { Button } from 'antd'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToWithdraw } from '../../../screens/ask-to-delete.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useWithdrawEntries, useWithdrawEntry } from '../entries/entry.queries.ts'
import { entryText } from '../entries/entry.text.ts'
import { casesOf } from './count.rules.ts'
import { ENTRY_TONES } from './new-entry.rules.ts'

/** The state of an own entry, and what its trainee can do with it. */
export function OwnActs({ entry, onAmend }: { entry: Entry; onAmend: () => void }) {
  const { own: text } = useText(entryText)
  const { states } = useText(entryWords).flows.workloadEntry
  const withdraw = useWithdrawEntry()
  const giveUp = () => askToWithdraw(text, {}, () => withdraw.mutateAsync(entry.id))

  return (
    <div className="work-acts">
      <StateTag tone={ENTRY_TONES[entry.state]}>{states[entry.state]}</StateTag>
      {entry.mayAmend && (
        <Button type="primary" size="small" onClick={onAmend}>
          {text.open}
        </Button>
      )}
      {entry.mayWithdraw && (
        <Button type="link" size="small" onClick={() => void giveUp()}>
          {text.withdraw}
        </Button>
      )}
    </div>
  )
}

/** The states of a group of own entries, and withdrawing those that are not passed. */
export function GroupActs({
  entries,
  withdrawable,
}: {
  entries: readonly Entry[]
  withdrawable: readonly Entry[]
}) {
  const { own: text } = useText(entryText)
  const { states } = useText(entryWords).flows.workloadEntry
  const withdraw = useWithdrawEntries()

  const giveUp = async () => {
    const some = withdrawable.slice(0, MAX_ENTRIES)
    const title = say(text.withdrawTheseQuestion, { count: some.length, cases: casesOf(some) })
    if (!(await ask({ title, content: text.withdrawNote, okText: text.withdraw, danger: true })))
      return

    withdraw.mutate(
      some.map(({ id }) => id),
      {
        onSuccess: ({ done, rows }) => {
          const left = rows.find(({ isDone }) => !isDone)
          const sentence = say(text.withdrawnThese, { count: done })
          void (left
            ? toast.warning(`${sentence}${say(text.notWithdrawn, { why: left.why ?? '' })}`)
            : toast.success(sentence))
        },
      },
    )
  }

  const listed = [...new Set(entries.map(({ state }) => state))]

  return (
    <div className="work-acts">
      {listed.map((state) => (
        <StateTag key={state} tone={ENTRY_TONES[state]}>
          {states[state]}
        </StateTag>
      ))}
      {withdrawable.length > 0 && (
        <Button type="link" size="small" loading={withdraw.isPending} onClick={() => void giveUp()}>
          {text.withdrawThese}
        </Button>
      )}
    </div>
  )
}
