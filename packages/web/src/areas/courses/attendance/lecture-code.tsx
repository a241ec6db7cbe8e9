import { say, useText } from '../../../platform/texts/i18n.ts'
import { CodeScreen } from '../../../screens/sign-in/code-screen.tsx'
import { useLectureCode } from './attendance.queries.ts'
import { attendanceText } from './attendance.text.ts'
import { signInPath } from './attendance-tones.rules.ts'

type LectureCodeProps = { isOpen: boolean; id: number | null; onClose: () => void }

/** The code of a lecture, and how many of those expected have signed in. */
export function LectureCode({ isOpen, id, onClose }: LectureCodeProps) {
  const text = useText(attendanceText)
  const result = useLectureCode(isOpen ? id : null)

  return (
    <CodeScreen
      isOpen={isOpen}
      onClose={onClose}
      result={result}
      nameOf={({ name }) => name}
      pathOf={(code) => signInPath(id ?? 0, code)}
    >
      {({ signedIn, expected }) => say(text.codeHere, { here: signedIn, expected })}
    </CodeScreen>
  )
}
