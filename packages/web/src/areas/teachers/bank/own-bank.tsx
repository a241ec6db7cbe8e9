import { useText } from '../../../platform/texts/i18n.ts'
import { useOwnBank, useSaveOwnBank } from './bank.queries.ts'
import { bankText } from './bank.text.ts'
import { BankPanel } from './bank-panel.tsx'

/** The own bank information of a teacher. */
export function OwnBank() {
  const text = useText(bankText)
  const { data } = useOwnBank()
  const keep = useSaveOwnBank()
  if (!data) return null

  const save = data.mayKeep
    ? (values: { bankName: string; bankAccount: string }) =>
        keep.mutateAsync({ ...values, version: data.version ?? 0 })
    : null

  return <BankPanel lead={data.mayKeep ? text.lead : text.later} own={data} save={save} />
}
