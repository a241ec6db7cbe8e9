import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { say } from '../../../platform/texts/i18n.ts'

const AT_FIRST = 10

type Props<Absence> = {
  absences: readonly Absence[]
  text: { none: string; more: string }
  card: (absence: Absence) => ReactNode
}

/** The own absences of one kind, the latest first; the earlier ones on request. */
export function LatestAbsences<Absence>({ absences, text, card }: Props<Absence>) {
  const [isWhole, setWhole] = useState(false)
  const visibleAbsences = isWhole ? absences : absences.slice(0, AT_FIRST)
  return (
    <>
      {absences.length === 0 && <div className="panel list-message">{text.none}</div>}
      {visibleAbsences.map(card)}
      {absences.length > visibleAbsences.length && (
        <Button type="link" onClick={() => setWhole(true)}>
          {say(text.more, { count: absences.length - visibleAbsences.length })}
        </Button>
      )}
    </>
  )
}
