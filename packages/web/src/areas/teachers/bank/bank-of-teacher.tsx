import { bankWords } from '@residency/contract/areas/teachers/bank/words'
import { Skeleton } from 'antd'
import { say, useText } from '../../../platform/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { useBankOf } from './bank.queries.ts'
import { bankText } from './bank.text.ts'

export type BankOfTeacherProps = { isOpen: boolean; id: number; name: string; onClose: () => void }
/** The bank information of a teacher with the whole number. */
export default function BankOfTeacher({ isOpen, id, name, onClose }: BankOfTeacherProps) {
  const text = useText(bankText)
  const { fields } = useText(bankWords)
  const { data } = useBankOf(isOpen ? id : null)
  return (
    <Dialog title={say(text.of, { name })} isOpen={isOpen} onClose={onClose} isReady={data !== undefined}>
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
