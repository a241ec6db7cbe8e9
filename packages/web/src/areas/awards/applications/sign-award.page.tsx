import { ask } from '../../../platform/feedback.ts'
import { logOut } from '../../../platform/reactions.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { VisitorFrame } from '../../../screens/visitors/visitor-frame.tsx'
import { NoticeBell } from '../../messages/messages.public.ts'
import { applicationText } from './application.text.ts'
import { OwnAwards } from './own-awards.tsx'

/**
 * /sign/award: people from outside apply for the awards that are open to them, and follow their
 * applications.
 */
export default function SignAwardPage() {
  const { own: text } = useText(applicationText)
  const leave = async () => {
    if (await ask({ title: text.logOut, content: text.sign, okText: text.logOut })) await logOut()
  }

  return (
    <VisitorFrame area={text.sign} isWide tools={<NoticeBell />} onLeave={() => void leave()}>
      <OwnAwards audience="outside" />
    </VisitorFrame>
  )
}
