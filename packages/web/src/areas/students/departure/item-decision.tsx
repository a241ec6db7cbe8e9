import type { Clearance } from '@residency/contract/areas/students/departure/departure.contract'
import { departureWords } from '@residency/contract/areas/students/departure/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField } from '../../../ui/fields/fields.tsx'
import { useDecideItem } from './departure.queries.ts'
import { departureText } from './departure.text.ts'

type Values = { remark: string | null }

export type ItemDecisionProps = {
  isOpen: boolean
  decision: { item: Clearance; outcome: 'signed' | 'refused' } | null
  onClose: () => void
}

/** Signs an item off, or says what is missing. */
export default function ItemDecision({ isOpen, decision, onClose }: ItemDecisionProps) {
  const text = useText(departureText)
  const { fields } = useText(departureWords)
  const decide = useDecideItem()

  const submit = async ({ remark }: Values) => {
    await decide.mutateAsync({
      id: decision!.item.id,
      outcome: decision!.outcome,
      remark: remark ?? null,
    })
    toast.success(text.decided)
  }

  const isSigned = decision?.outcome === 'signed'

  return (
    <FormDialog<Values>
      title={say(isSigned ? text.signTitle : text.refuseTitle, { item: decision?.item.name ?? '' })}
      okText={isSigned ? text.sign : text.refuse}
      initial={{}}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <LongTextField
        name="remark"
        label={fields.remark}
        maxLength={500}
        rows={3}
        isOptional={isSigned}
      />
    </FormDialog>
  )
}
