import type { ReactNode } from 'react'
import { ask } from '../../../platform/feedback.ts'
import { logOut } from '../../../platform/reactions.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { VisitorFrame } from '../../../screens/visitors/visitor-frame.tsx'
import { NoticeBell } from '../../messages/messages.public.ts'
import { partnerText } from './partner.text.ts'
import '../signup.css'

/** The frame of a partner unit's pages, with its name. */
export function PartnerFrame({ unit, children }: { unit: string; children: ReactNode }) {
  const text = useText(partnerText)
  const leave = async () => {
    if (await ask({ title: text.logOut, content: unit, okText: text.logOut })) await logOut()
  }

  return (
    <VisitorFrame
      area={unit || text.title}
      isWide
      tools={<NoticeBell />}
      onLeave={() => void leave()}
    >
      {children}
    </VisitorFrame>
  )
}
