import { lazy, Suspense } from 'react'
import { storage } from '../../../platform/browser/storage.ts'
import { logOut } from '../../../platform/reactions.ts'
import { KEYS } from '../../../platform/session.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { VisitorFrame } from '../../../screens/visitors/visitor-frame.tsx'
import { loadOwnQualification } from '../../teachers/teachers.public.ts'
import { libraryText } from './library.text.ts'
import OwnEntriesPage from './own-entries.page.tsx'

const OwnQualification = lazy(loadOwnQualification)

/**
 * /teacher/tutor: the own entry as mentor on a page without a menu; with IDENT physician, the
 * application for a qualification.
 */
export default function TutorPage() {
  const { own: text } = useText(libraryText)
  const isPhysician = storage.get(KEYS.ident) === 'physician'
  return (
    <VisitorFrame
      area={isPhysician ? text.physician : text.tutor}
      isWide
      onLeave={() => void logOut()}
    >
      <Suspense fallback={<PendingPanel error={null} onRetry={() => {}} />}>
        {isPhysician ? <OwnQualification /> : <OwnEntriesPage />}
      </Suspense>
    </VisitorFrame>
  )
}
