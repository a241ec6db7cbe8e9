import type {
  ArrivalAction,
  ArrivalRow,
} from '@residency/contract/areas/admission/arrival/arrival.contract'
import type { BulkAnswer } from '@residency/contract/kernel'
import { useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useEnrol } from './arrival.queries.ts'
import { arrivalText } from './arrival.text.ts'
import type { Step } from './arrival-dialogs.tsx'

/** The step whose dialog is open, its rows, and the result. */
export function useArrivalSteps() {
  const text = useText(arrivalText)
  const [step, setStep] = useState<Step | null>(null)
  const [result, setResult] = useState<BulkAnswer | null>(null)
  const enrol = useEnrol()

  const done: Readonly<Record<ArrivalAction, string>> = {
    arrangeArrival: text.arrangeDone,
    arrive: text.arriveDone,
    reportNoShow: text.noShowDone,
    sign: text.signDone,
    enrol: text.enrolDone,
  }

  const onDone = (action: ArrivalAction, answer: BulkAnswer) => {
    if (answer.done) toast.success(say(done[action], { count: answer.done }))
    setResult(answer)
    setStep(null)
  }

  const begin = async (action: ArrivalAction, rows: readonly ArrivalRow[]) => {
    const ids = rows.map((row) => row.id)
    const who = rows.length === 1 ? rows[0]!.realName : say(text.many, { count: rows.length })
    if (action !== 'enrol') return setStep({ action, ids, who })
    if (!(await ask({ title: say(text.enrolTitle, { who }), content: text.enrolContent }))) return

    await enrol.mutateAsync({ ids }).then(
      (answer) => onDone('enrol', answer),
      (error: Error) => toast.error(error.message),
    )
  }

  return {
    step,
    result,
    begin,
    onDone,
    close: () => setStep(null),
    closeResult: () => setResult(null),
  }
}
