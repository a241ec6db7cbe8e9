import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { say } from '../../../platform/texts/i18n.ts'

const AT_FIRST = 10

type Props<One> = {
  absences: readonly One[]
  text: { none: string; more: string }
  card: (one: One) => ReactNode
}

/** The own absences of one kind, the latest first; the earlier ones on request. */
export function LatestAbsences<One>({ absences, text, card }: Props<One>) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? absences : absences.slice(0, AT_FIRST)
  return (
    <>
      {absences.length === 0 && <div className="panel list-message">{text.none}</div>}
      {shown.map(card)}
      {absences.length > shown.length && (
        <Button type="link" onClick={() => setWhole(true)}>
          {say(text.more, { count: absences.length - shown.length })}
        </Button>
      )}
    </>
  )
}
