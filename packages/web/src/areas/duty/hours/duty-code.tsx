import { say, useText } from '../../../platform/texts/i18n.ts'
import { CodeScreen } from '../../../screens/sign-in/code-screen.tsx'
import { useDutyCode } from './hours.queries.ts'
import { hoursText } from './hours.text.ts'
import { shiftCodePath } from './hours-tones.rules.ts'

type DutyCodeProps = { isOpen: boolean; departmentId: number; onClose: () => void }

/** The code of a department for a screen on the ward, and who is at work. */
export function DutyCode({ isOpen, departmentId, onClose }: DutyCodeProps) {
  const { list: text, comma } = useText(hoursText)
  const result = useDutyCode(isOpen ? departmentId : null)

  return (
    <CodeScreen
      isOpen={isOpen}
      onClose={onClose}
      result={result}
      nameOf={({ department }) => say(text.codeOf, { department })}
      pathOf={shiftCodePath}
    >
      {({ here, missing }) => (
        <>
          {say(text.codeHere, { here: here.length, expected: here.length + missing.length })}
          {here.length > 0 && <p className="soft">{here.join(comma)}</p>}
          {missing.length > 0 && (
            <p className="soft">{say(text.codeMissing, { names: missing.join(comma) })}</p>
          )}
        </>
      )}
    </CodeScreen>
  )
}
