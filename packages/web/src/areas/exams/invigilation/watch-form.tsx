import { examWords } from '@residency/contract/areas/exams/exam/text'
import { MAX_EXTRA, type WatchOutcome } from '@residency/contract/areas/exams/exam/watch.contract'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { ReasonField } from '../../../screens/review/reason-field.tsx'
import { LongTextField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import {
  useActOnAttempts,
  useGiveExtraTime,
  useReadmit,
  useSendMessage,
} from '../exam/exam.queries.ts'
import { watchText } from './watch.text.ts'
import { needsReason, type WatchFormProps } from './watch-acts.rules.ts'

const MAX_NAMED = 3
type Values = { extraMinutes: number; reason: string; text: string }

/** One thing done for one candidate, for several or for all, and for whom it was not done. */
export default function WatchForm({
  isOpen,
  act,
  id,
  ids,
  names,
  onDone,
  onClose,
}: WatchFormProps) {
  const text = useText(watchText)
  const { fields } = useText(examWords)
  const send = useSend(act, id, ids)
  const report = useOutcome()
  const [name] = names

  const describeTakers = () => {
    if (ids === null) return text.everybody
    if (names.length === 1 && name) return name

    return say(text.people, { count: names.length })
  }

  const whom = describeTakers()

  const submit = async (values: Values) => {
    const { done, left } = await send(values)
    if (done > 0) toast.success(say(text.done[act], { count: done }))

    report(left)
    onDone()
  }

  return (
    <FormDialog<Values>
      title={say(text.titles[act], { whom })}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{ extraMinutes: 10 }}
      okText={text.acts[act]}
      width={480}
    >
      <p className="soft">{text.notesOf[act]}</p>
      {act === 'extraTime' && (
        <WholeNumberField name="extraMinutes" label={fields.extraMinutes} max={MAX_EXTRA} />
      )}
      {act === 'message' && (
        <LongTextField name="text" label={text.message} maxLength={300} rows={3} />
      )}
      {needsReason(act) && <ReasonField label={fields.reason} rows={2} />}
    </FormDialog>
  )
}

function useSend(act: WatchFormProps['act'], id: number, ids: readonly number[] | null) {
  const calls = {
    extra: useGiveExtraTime(),
    message: useSendMessage(),
    readmit: useReadmit(),
    attempts: useActOnAttempts(),
  }

  const whom = { id, candidateIds: ids === null ? null : [...ids] }
  return async ({ extraMinutes, reason, text }: Values): Promise<WatchOutcome> => {
    switch (act) {
      case 'extraTime':
        return calls.extra.mutateAsync({ ...whom, extraMinutes, reason })
      case 'message':
        return { done: (await calls.message.mutateAsync({ ...whom, text })).sent, left: [] }
      case 'readmit':
        return calls.readmit.mutateAsync({ ...whom, reason })
      default:
        return calls.attempts.mutateAsync({ ...whom, action: act, reason: reason ?? null })
    }
  }
}

/** Says for whom nothing was done, and why. */
function useOutcome() {
  const text = useText(watchText)
  const { leftReasons } = useText(examWords)
  return (left: WatchOutcome['left']) => {
    if (left.length === 0) return

    const named = left
      .slice(0, MAX_NAMED)
      .map(({ name, why }) => say(text.skippedOne, { name, why: leftReasons[why] }))
    const who = named.join(text.comma) + (left.length > MAX_NAMED ? text.more : '')

    toast.warning(say(text.skipped, { count: left.length, who }))
  }
}
