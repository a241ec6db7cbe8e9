import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ask } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import '../induction/induction.css'
import { VisitorFrame } from '../../../screens/visitors/visitor-frame.tsx'
import { logOut } from './own-induction.queries.ts'
import { ownInductionText } from './own-induction.text.ts'
import { usePersonToken } from './use-person-session.ts'

/** The frame of people without an account: name, language, and a way out. */
export function InductionFrame({
  title,
  children,
}: {
  title?: string | undefined
  children: ReactNode
}) {
  const text = useText(ownInductionText)
  const navigate = useNavigate()
  const isIn = usePersonToken() !== null

  const leave = async () => {
    const { logOutQuestion, logOutNote, logOut: okText } = text.learn
    if (!(await ask({ title: logOutQuestion, content: logOutNote, okText }))) return

    await logOut()
    void navigate('/employment/login', { replace: true })
  }

  return (
    <VisitorFrame
      area={title ?? text.area}
      home={isIn ? '/employment/learn' : '/entrance'}
      onLeave={isIn ? () => void leave() : null}
    >
      {children}
    </VisitorFrame>
  )
}
