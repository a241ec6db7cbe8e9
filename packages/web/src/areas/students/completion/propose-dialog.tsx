import type { Candidate } from '@residency/contract/areas/students/completion/completion.contract'
import type { BulkAnswer } from '@residency/contract/kernel'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { ReasonField } from '../../../screens/review/reason-field.tsx'
import { useCandidate, useProposeCompletions } from './completion.queries.ts'
import { completionText } from './completion.text.ts'

export type ProposeProps = {
  isOpen: boolean
  rows: readonly Candidate[]
  onClose: () => void
  onDone: (result: BulkAnswer) => void
}

/** Proposes completion of one or many; of one, what is not met is named before. */
export default function ProposeDialog({ isOpen, rows, onClose, onDone }: ProposeProps) {
  const { candidates: text, review, comma } = useText(completionText)
  const propose = useProposeCompletions()
  const only = rows.length === 1 ? rows[0]! : null
  const { data } = useCandidate(isOpen && only ? only.id : null)
  const unmet = data?.lines.filter(({ state }) => state !== 'met') ?? []
  const needsReason = rows.some(({ counts }) => counts.missing + counts.unrecorded > 0)

  return (
    <FormDialog<{ reason: string }>
      title={
        only
          ? say(text.proposeOne, { name: only.name })
          : say(text.proposeMany, { count: rows.length })
      }
      isOpen={isOpen}
      onClose={onClose}
      initial={{ reason: '' }}
      okText={text.propose}
      submit={async ({ reason }) => {
        const result = await propose.mutateAsync({ ids: rows.map(({ id }) => id), reason })
        if (result.done) toast.success(say(text.proposed, { count: result.done }))
        onDone(result)
      }}
    >
      {unmet.length > 0 && (
        <p>
          {say(text.unmetOf, {
            count: unmet.length,
            lines: unmet.map(({ label }) => label).join(comma),
          })}
        </p>
      )}
      <ReasonField label={review.reason} help={text.reasonHelp} isOptional={!needsReason} />
    </FormDialog>
  )
}
