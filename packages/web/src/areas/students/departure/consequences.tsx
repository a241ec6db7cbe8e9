import type { DepartureConsequences } from '@residency/contract/areas/students/departure/departure.contract'
import { Alert } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { departureText } from './departure.text.ts'

/** What leaving without completion means, before it is asked for or decided. */
export function Consequences({ of }: { of: DepartureConsequences }) {
  const text = useText(departureText)

  const lines = [
    text.noCertificate,
    ...(of.plannedEnd ? [say(text.plannedEnd, { day: of.plannedEnd })] : []),
    say(text.stays, { count: of.stays }),
    ...(of.cohort ? [say(text.cohort, { cohort: of.cohort })] : []),
    text.account,
  ]

  const list = (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )

  return <Alert type="warning" showIcon title={text.consequences} description={list} />
}
