import { useCurrentUser } from '../../../platform/current-user.ts'
import { isTrainee } from '../../../platform/roles.rules.ts'
import { Balances } from './balances.tsx'

/** Home card: days left this year, for trainees. */
export default function BalanceCard() {
  const roles = useCurrentUser((state) => state.me?.roles)
  return isTrainee(roles) ? <Balances /> : null
}
