import type { CertificateVerdict } from '@residency/contract/areas/students/completion/certificate-verdict.public'
import { Alert } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { checkText } from './check.text.ts'

export type CheckResult =
  | CertificateVerdict
  | { outcome: 'noCode' }
  | { outcome: 'found' | 'unknown' }
  | { outcome: 'withdrawn'; on: string | null }

/** What was found, for everybody to see and hear. */
export function VerdictPanel({ result }: { result: CheckResult }) {
  const text = useText(checkText)
  return (
    <section className="panel" aria-label={text.result} role="status">
      <Headline result={result} />
      {'facts' in result && (
        <FactList
          facts={[
            [text.facts.number, result.facts.number],
            [text.facts.name, result.facts.name],
            [text.facts.major, result.facts.major],
            [text.facts.unit, result.facts.unit],
            [
              text.facts.dates,
              say(text.to, { from: result.facts.startsOn, until: result.facts.endsOn }),
            ],
            [text.facts.issuedOn, result.facts.issuedOn],
          ]}
        />
      )}
      {result.outcome === 'valid' && (
        <p className="soft">
          {text.validNote} {text.listedOn} <DateCell value={result.listedAt} hasTime />
        </p>
      )}
    </section>
  )
}

function Headline({ result }: { result: CheckResult }) {
  const text = useText(checkText)
  switch (result.outcome) {
    case 'valid':
    case 'found':
      return <Alert type="success" showIcon title={text.valid} />
    case 'revoked':
      return <Alert type="error" showIcon title={say(text.revoked, { day: result.revokedOn })} />
    case 'withdrawn':
      return (
        <Alert
          type="error"
          showIcon
          title={result.on ? say(text.revoked, { day: result.on }) : text.revokedPlain}
        />
      )
    case 'unknown':
      return <Alert type="warning" showIcon title={text.unknown} description={text.unknownNote} />
    case 'noCode':
      return <Alert type="warning" showIcon title={text.noCode} />
    default:
      return <Alert type="error" showIcon title={text.invalid} description={text.why[result.why]} />
  }
}
