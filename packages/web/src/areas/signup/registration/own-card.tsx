import { lazy, Suspense } from 'react'
import { useCurrentUser } from '../../../platform/current-user.ts'
import { isApplicant, isTrainee } from '../../../platform/roles.rules.ts'

const OwnProgress = lazy(() => import('./own-progress.tsx'))

/**
 * Home card of applicants, loaded for them only: how far the own sign-up is and what comes next;
 * hidden from trainees.
 */
export default function OwnCard() {
  const roles = useCurrentUser((state) => state.me?.roles)
  if (!isApplicant(roles) || isTrainee(roles)) return null

  return (
    <Suspense fallback={null}>
      <OwnProgress />
    </Suspense>
  )
}
