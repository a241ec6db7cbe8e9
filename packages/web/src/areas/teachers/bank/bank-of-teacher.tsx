import { bankWords } from '@residency/contract/areas/teachers/bank/text'
import { Skeleton } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { useBankOf } from './bank.queries.ts'
import { bankText } from './bank.text.ts'

type Bank = { bankName: string | null; bankAccount: string | null }

export type BankOfPersonProps = {
  isOpen: boolean
  name: string
  data: Bank | undefined
  onClose: () => void
}

/** The bank information of somebody with the whole number. */
export function BankOfPerson({ isOpen, name, data, onClose }: BankOfPersonProps) {
  const text = useText(bankText)
  const { fields } = useText(bankWords)
  return (
    <Dialog
      title={say(text.of, { name })}
      isOpen={isOpen}
      onClose={onClose}
      isReady={data !== undefined}
    >
      {!data && <Skeleton active paragraph={{ rows: 2 }} title={false} />}
      {data && !data.bankName && <p>{text.notGiven}</p>}
      {data?.bankName && (
        <FactList
          facts={[
            [fields.bankName, data.bankName],
            [fields.bankAccount, data.bankAccount],
          ]}
        />
      )}
      <p className="soft">{text.audited}</p>
    </Dialog>
  )
}

export type BankOfTeacherProps = { isOpen: boolean; id: number; name: string; onClose: () => void }

/** The bank information of a teacher, read again at each opening. */
export default function BankOfTeacher({ id, ...dialog }: BankOfTeacherProps) {
  return <BankOfPerson {...dialog} data={useBankOf(dialog.isOpen ? id : null).data} />
}
