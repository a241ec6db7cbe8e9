import { type ReactNode, useEffect } from 'react'
import { ask } from '../../../platform/feedback.ts'
import { logOut } from '../../../platform/reactions.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { VisitorFrame } from '../../../screens/visitors/visitor-frame.tsx'
import { NoticeBell } from '../../messages/messages.public.ts'
import { applicantText } from '../applicant.text.ts'
import { isAllSaved, saveNow } from './use-own-registration.ts'
import '../signup.css'

type ApplicantFrameProps = { area?: string | undefined; children: ReactNode }

/**
 * The frame of the registration form. Leaving with unsaved changes is confirmed, because logging
 * out deletes them from the browser.
 */
export function ApplicantFrame({ area, children }: ApplicantFrameProps) {
  const text = useText(applicantText)

  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if (!isAllSaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', stay)

    return () => window.removeEventListener('beforeunload', stay)
  }, [])

  const leave = async () => {
    const isSaved = await saveNow()
    const content = isSaved ? text.logOutSaved : text.logOutUnsaved
    if (await ask({ title: text.logOutQuestion, content, okText: text.logOut, danger: !isSaved }))
      await logOut()
  }

  return (
    <VisitorFrame area={area ?? text.area} tools={<NoticeBell />} onLeave={() => void leave()}>
      {children}
    </VisitorFrame>
  )
}
