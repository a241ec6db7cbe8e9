import type { BulkAnswer } from '@residency/contract/areas/signup/bulk.public'
import type { RegistrationRow } from '@residency/contract/areas/signup/review.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { ask } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { BulkResult } from '../bulk-result.tsx'
import { useSignupWords } from '../use-signup-words.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { actionsInCommon, PASSES, REJECTS, RETURNS } from './review.rules.ts'
import { reviewText } from './review.text.ts'
import { useManyDecisions } from './use-decisions.ts'

type Action = RegistrationRow['actions'][number]
type BulkActionsProps = { rows: readonly RegistrationRow[]; onDone: () => void }

/** What may be done to all of the selected sign-ups at once. */
export function BulkActions({ rows, onDone }: BulkActionsProps) {
  const text = useText(reviewText)
  const { actions: words } = useSignupWords()
  const [asking, setAsking] = useState<Action | null>(null)
  const [result, setResult] = useState<BulkAnswer | null>(null)
  const count = rows.length
  const { decide, isBusy } = useManyDecisions(rows, (answer) => (answer.rows.some((row) => !row.isDone) ? setResult(answer) : onDone()))
  const common = actionsInCommon(rows)
  const pass = async (action: Action) => {
    if (await ask({ title: say(text.passMany, { count }), content: text.passManyHelp, okText: words[action] })) await decide({ action })
  }
  const close = () => setAsking(null)
  const give = (more: object) => {
    if (asking) void decide({ action: asking, ...more })
    close()
  }
  return (
    <>
      {common.length === 0 && <span className="soft">{text.noCommon}</span>}
      {[...common].reverse().map((action) => (
        <Button
          key={action}
          size="small"
          type={PASSES.includes(action) ? 'primary' : 'default'}
          danger={REJECTS.includes(action)}
          disabled={isBusy}
          onClick={() => (PASSES.includes(action) ? void pass(action) : setAsking(action))}
        >
          {words[action]}
        </Button>
      ))}
      <ReturnDialog
        title={say(text.returnTitleMany, { count })}
        isOpen={asking !== null && RETURNS.includes(asking)}
        isBusy={isBusy}
        onClose={close}
        onGiven={give}
      />
      <ReasonDialog
        title={say(text.reasonTitleMany, { count })}
        okText={words.reject}
        isOpen={asking !== null && REJECTS.includes(asking)}
        isBusy={isBusy}
        onClose={close}
        onGiven={(reason) => give({ reason })}
      />
      <BulkResult
        result={result}
        onClose={() => {
          setResult(null)
          onDone()
        }}
      />
    </>
  )
}
