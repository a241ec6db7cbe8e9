import type { Block } from '@residency/contract/areas/rotations/blocks/block.contract'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import type { BulkAnswer } from '@residency/contract/kernel'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { BulkResult } from '../../../screens/review/bulk-result.tsx'
import { ReasonField, ReasonsOf } from '../../../screens/review/reason-field.tsx'
import { useAssignSupervisors, useCandidates } from '../blocks/block.queries.ts'
import { supervisorText } from './supervisor.text.ts'
import { SupervisorChoice } from './supervisor-choice.tsx'

export type AssignDialogProps = { isOpen: boolean; rows: readonly Block[]; onClose: () => void }
type Values = { supervisors: Readonly<Record<number, number | null | undefined>>; reason?: string }
const REASONS = { flow: 'rotationBlock', action: 'supervisor' }

/**
 * Gives stays their supervisors, or other ones with a reason. Teachers with free places are
 * proposed.
 */
export default function AssignDialog({ isOpen, rows, onClose }: AssignDialogProps) {
  const text = useText(supervisorText)
  const { fields } = useText(blockWords)
  const candidates = useCandidates(isOpen ? rows.map(({ id }) => id) : []).data
  const assign = useAssignSupervisors()
  const [result, setResult] = useState<BulkAnswer | null>(null)
  const [first] = rows
  const isOne = rows.length === 1
  const isChange = rows.some(({ supervisorId }) => supervisorId !== null)
  const name = first?.name ?? ''

  const submit = async ({ supervisors, reason }: Values) => {
    const chosen = rows.flatMap(({ id, version, supervisorId: before }) => {
      const supervisorId = supervisors[id]
      return supervisorId && (isOne || supervisorId !== before)
        ? [{ id, version, supervisorId }]
        : []
    })

    if (chosen.length === 0) throw new Error(text.nobodyChosen)

    const answer = await assign.mutateAsync({ assignments: chosen, reason: reason ?? null })
    const [refused] = answer.rows.filter(({ isDone }) => !isDone)
    if (isOne && refused) throw new Error(refused.why ?? '')

    if (answer.done)
      toast.success(
        isOne ? say(text.assigned, { name }) : say(text.assignedMany, { count: answer.done }),
      )

    if (refused) setResult(answer)
  }

  return (
    <>
      <ReasonsOf value={REASONS}>
        <FormDialog<Values>
          title={
            isOne ? say(text.assignTitle, { name }) : say(text.assignMany, { count: rows.length })
          }
          initial={
            candidates && {
              supervisors: Object.fromEntries(candidates.map(({ id, proposed }) => [id, proposed])),
            }
          }
          okText={isChange && isOne ? text.change : text.assign}
          width={560}
          isOpen={isOpen}
          onClose={onClose}
          submit={submit}
        >
          {!isChange && <p className="soft">{text.proposal}</p>}
          {rows.map((row) => (
            <SupervisorChoice
              key={row.id}
              of={candidates?.find(({ id }) => id === row.id)}
              name={['supervisors', String(row.id)]}
              label={
                isOne
                  ? fields.supervisorId
                  : say(text.of, { name: row.name, department: row.department, from: row.startsOn })
              }
              isOptional={!isOne}
            />
          ))}
          {isChange && (
            <ReasonField
              label={text.reason}
              help={isOne ? text.reasonHelp : text.reasonOfMany}
              rows={2}
              isOptional={!isOne}
            />
          )}
        </FormDialog>
      </ReasonsOf>
      <BulkResult result={result} onClose={() => setResult(null)} />
    </>
  )
}
