import { bankWords } from '@residency/contract/areas/teachers/bank/text'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import '../teachers.css'
import { bankText } from './bank.text.ts'
import type { BankFormProps } from './bank-form.tsx'

const BankForm = lazyDialog<BankFormProps>(() =>
  import('./bank-form.tsx').then((part) => part.default),
)

type Props = {
  lead: string

  /** Null: it cannot be stored yet. */
  save: BankFormProps['save'] | null
  own: BankFormProps['own'] & { isDoubtful: boolean }
}

/** The own bank information, the number masked. */
export function BankPanel({ lead, own, save }: Props) {
  const text = useText(bankText)
  const { fields } = useText(bankWords)
  const [isOpen, setOpen] = useState(false)

  const account = (
    <>
      {own.bankAccount} {own.isDoubtful && <StateTag tone="wait">{text.check}</StateTag>}
    </>
  )

  return (
    <section className="panel" aria-label={text.title}>
      <div className="panel-head">
        <h2>{text.title}</h2>
        {save && (
          <Button onClick={() => setOpen(true)}>{own.bankName ? text.edit : text.add}</Button>
        )}
      </div>
      <p className="soft">{lead}</p>
      {own.bankName && (
        <FactList
          facts={[
            [fields.bankName, own.bankName],
            [fields.bankAccount, account],
          ]}
        />
      )}
      {save && <BankForm isOpen={isOpen} own={own} save={save} onClose={() => setOpen(false)} />}
    </section>
  )
}
