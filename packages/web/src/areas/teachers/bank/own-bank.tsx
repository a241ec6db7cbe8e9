import { bankWords } from '@residency/contract/areas/teachers/bank/words'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useOwnBank } from './bank.queries.ts'
import { bankText } from './bank.text.ts'
import type { BankFormProps } from './bank-form.tsx'

const BankForm = lazyDialog<BankFormProps>(() => import('./bank-form.tsx').then((part) => part.default))

/** The own bank information, the number masked. */
export function OwnBank() {
  const text = useText(bankText)
  const { fields } = useText(bankWords)
  const { data } = useOwnBank()
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  return (
    <section className="panel" aria-label={text.title}>
      <div className="panel-head">
        <h2>{text.title}</h2>
        {data.mayKeep && <Button onClick={() => setOpen(true)}>{data.bankName ? text.edit : text.add}</Button>}
      </div>
      <p className="soft">{data.mayKeep ? text.lead : text.later}</p>
      {data.bankName && (
        <FactList
          facts={[
            [fields.bankName, data.bankName],
            [fields.bankAccount, data.bankAccount],
          ]}
        />
      )}
      <BankForm isOpen={isOpen} own={data} onClose={() => setOpen(false)} />
    </section>
  )
}
