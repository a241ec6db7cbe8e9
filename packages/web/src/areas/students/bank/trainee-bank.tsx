import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { loadBankOfPerson } from '../../teachers/teachers.public.ts'
import { useTraineeBank } from '../file/file.queries.ts'

const BankOfPerson = lazyDialog(loadBankOfPerson)

export type TraineeBankProps = { isOpen: boolean; id: number; name: string; onClose: () => void }

/** The bank information of a trainee with the full number, read again at each opening. */
export default function TraineeBank({ id, ...dialog }: TraineeBankProps) {
  return <BankOfPerson {...dialog} data={useTraineeBank(dialog.isOpen ? id : null).data} />
}
